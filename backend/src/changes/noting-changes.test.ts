import { createChangeLog } from './change-log';
import { notingChanges, notingRefreshes, ownId } from './noting-changes';

const record = (id: number, name: string) => ({ id, name });

function storeOf(records: readonly ReturnType<typeof record>[]) {
  let stored = records;
  let inMemory = records;
  return {
    write: (changed: typeof records) => {
      stored = changed;
    },
    all: () => inMemory,
    refresh: async () => {
      inMemory = stored;
    },
  };
}

function noted() {
  const log = createChangeLog('a');
  const store = storeOf([record(1, 'one'), record(2, 'two')]);
  return { log, store, noting: notingChanges(store, { kind: 'project', read: store.all, idOf: ownId }, log) };
}

test('a refresh notes the changed records, and what was only read again nothing', async () => {
  const { log, store, noting } = noted();
  store.write([record(1, 'one'), record(2, 'second'), record(3, 'three')]);
  await noting.refresh();
  store.write([...store.all()]);
  await noting.refresh();
  expect(log.after(0).changes).toEqual([{ kind: 'project', ids: ['2', '3'] }]);
});

test('concurrent refreshes that share a reading note a change once', async () => {
  const { log, store, noting } = noted();
  store.write([record(1, 'first'), record(2, 'two')]);
  await Promise.all([noting.refresh(), noting.refresh(), noting.refresh()]);
  expect(log.after(0).changes).toEqual([{ kind: 'project', ids: ['1'] }]);
});

test('a change is noted once it can be read, not before', async () => {
  const { store } = noted();
  const seen: string[] = [];
  const log = { note: () => void seen.push(...store.all().map(({ name }) => name)) };
  const noting = notingChanges(store, { kind: 'project', read: store.all, idOf: ownId }, log);
  store.write([record(1, 'first')]);
  await noting.refresh();
  expect(seen).toEqual(['first']);
});

test('what is not compared counts as changed with every refresh', async () => {
  const { log, store } = noted();
  await notingRefreshes(store, 'redirect', log).refresh();
  expect(log.after(0).changes).toEqual([{ kind: 'redirect', ids: null }]);
});
