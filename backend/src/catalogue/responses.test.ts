import { randomBytes } from 'node:crypto';
import { type ServedJson, servedText } from '../http/responses/served-json';
import { createResponses } from './responses';

const megabyte = 1024 * 1024;
const ofOneMegabyte = () => servedText(`"${'x'.repeat(megabyte)}"`);

test('makes an answer once for one state of the records, and anew for the next', async () => {
  const responses = createResponses();
  let made = 0;
  const make = () => {
    made += 1;
    return servedText('{}');
  };
  const records = [{ id: 1 }];
  await responses.get(records, 'a', make);
  await responses.get(records, 'a', make);
  expect(made).toBe(1);
  await responses.get([...records], 'a', make);
  expect(made).toBe(2);
});

test('lets go of the answers that nobody has asked for the longest', async () => {
  const responses = createResponses(64 * megabyte);
  const records: unknown[] = [];
  const made: string[] = [];
  const ask = (key: string) =>
    responses.get(records, key, () => {
      made.push(key);
      return ofOneMegabyte();
    });
  for (let index = 0; index < 60; index += 1) await ask(`page ${index}`);
  await ask('page 0');
  for (let index = 60; index < 100; index += 1) await ask(`page ${index}`);
  made.length = 0;
  await ask('page 0');
  await ask('page 99');
  expect(made).toEqual([]);
  await ask('page 1');
  expect(made).toEqual(['page 1']);
});

test('holds no more than its bytes, whatever the states of the records and the forms that were asked for', async () => {
  const responses = createResponses(megabyte);
  const states = Array.from({ length: 30 }, (_, index) => [index]);
  for (const state of states) {
    // What is there by chance compresses badly: the compressed forms weigh as well.
    const text = randomBytes(50_000).toString('base64');
    const response = await responses.get(state, 'list', () => servedText(JSON.stringify(text)));
    await Promise.all([response.bytes('br'), response.bytes('gzip')]);
  }
  const held = states.flatMap((state) => responses.find(state, 'list') ?? []);
  const forms = held.flatMap((response) =>
    (['identity', 'br', 'gzip'] as const).map((encoding) => response.bytes(encoding)),
  );
  const bytes = forms.reduce((sum, form) => sum + (Buffer.isBuffer(form) ? form.length : Number.NaN), 0);
  expect(bytes).toBeLessThanOrEqual(megabyte);
  expect(bytes).toBeGreaterThan(megabyte / 2);
  expect(responses.held()).toBeGreaterThanOrEqual(bytes);
});

test('makes what several ask for at once only once, and makes it again after a failure', async () => {
  const responses = createResponses();
  const records: unknown[] = [];
  let made = 0;
  const make = async (): Promise<ServedJson> => {
    made += 1;
    if (made === 1) throw new Error('out of memory');
    return servedText('{}');
  };
  const first = await Promise.allSettled([1, 2, 3].map(() => responses.get(records, 'list', make)));
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  const second = await Promise.all([1, 2, 3].map(() => responses.get(records, 'list', make)));
  expect([made, new Set(second).size]).toEqual([2, 1]);
  expect(responses.find(records, 'list')).toBe(second[0]);
});

test('gives an answer that is larger than all that may be held, and does not hold it', async () => {
  const responses = createResponses(megabyte);
  const records: unknown[] = [];
  const response = await responses.get(records, 'list', () => servedText(`"${'x'.repeat(2 * megabyte)}"`));
  expect(response.size).toBeGreaterThan(2 * megabyte);
  expect([responses.find(records, 'list'), responses.held()]).toEqual([undefined, 0]);
});

test('gives each its answer when more are made at once than may be held', async () => {
  const responses = createResponses(3 * megabyte);
  const records: unknown[] = [];
  const made = await Promise.all(
    Array.from({ length: 10 }, (_, index) => responses.get(records, `page ${index}`, async () => ofOneMegabyte())),
  );
  expect(made.map(({ size }) => size)).toEqual(Array(10).fill(megabyte + 2));
  expect(responses.held()).toBeLessThanOrEqual(3 * megabyte);
});
