import type { ProjectRecord } from '../../database/project-record';
import { openProjectRecords } from './project-records';

const record = (id: number, name = `House ${id}`) => ({ id, name }) as unknown as ProjectRecord;

/** A database of records that counts what is read of it. */
function stored(names: Record<number, string>) {
  const requested: number[][] = [];
  let waiting: Promise<void> = Promise.resolve();
  return {
    names,
    asked: requested,
    holdUntil(promise: Promise<void>) {
      waiting = promise;
    },
    async read(ids: readonly number[]) {
      requested.push([...ids]);
      const found = ids.flatMap((id) => (names[id] === undefined ? [] : [record(id, names[id])]));
      await waiting;
      return found;
    },
  };
}

const namesOf = async (records: ReturnType<typeof openProjectRecords>, ids: readonly number[]) =>
  (await records.get(ids)).map((each) => each.record.name);

test('records come in the order that is asked for, read once, without those that are not there', async () => {
  const database = stored({ 1: 'One', 2: 'Two', 3: 'Three' });
  const records = openProjectRecords(database.read);
  expect(await namesOf(records, [3, 1])).toEqual(['Three', 'One']);
  expect(await namesOf(records, [1, 9, 2, 3, 1])).toEqual(['One', 'Two', 'Three', 'One']);
  expect(database.asked).toEqual([
    [3, 1],
    [9, 2],
  ]);
});

test('what does not fit is read again, and is complete in a list that is longer than the cache', async () => {
  const database = stored(Object.fromEntries(Array.from({ length: 50 }, (_, id) => [id, `House ${id}`])));
  const records = openProjectRecords(database.read, 1_000);
  const all = Array.from({ length: 50 }, (_, id) => id);
  expect(await namesOf(records, all)).toHaveLength(50);
  expect(await namesOf(records, all)).toHaveLength(50);
  expect(database.asked[1]?.length).toBeGreaterThan(40);
  const parts: string[] = [];
  for await (const some of records.each(all)) parts.push(...some.map(({ name }) => name));
  expect(parts).toEqual(all.map((id) => `House ${id}`));
});

test('a record that was changed while it was being read is read again', async () => {
  const database = stored({ 1: 'Before' });
  const records = openProjectRecords(database.read);
  let release = () => {};
  database.holdUntil(
    new Promise((resolve) => {
      release = resolve;
    }),
  );
  const slow = namesOf(records, [1]);
  database.names[1] = 'After';
  database.holdUntil(Promise.resolve());
  await records.renew([1]);
  release();
  expect(await slow).toEqual(['Before']);
  expect(await namesOf(records, [1])).toEqual(['After']);
});
