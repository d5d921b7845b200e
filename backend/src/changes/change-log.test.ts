import { createChangeLog } from './change-log';

test('a reader gets each change once, by the number of the last one that it has', () => {
  const log = createChangeLog('a');
  expect(log.after(null)).toEqual({ node: 'a', last: 0, isIncomplete: true, changes: [] });
  log.note({ kind: 'project', ids: ['17'] });
  log.note({ kind: 'article', ids: null });
  expect(log.after(0)).toEqual({
    node: 'a',
    last: 2,
    isIncomplete: false,
    changes: [
      { kind: 'project', ids: ['17'] },
      { kind: 'article', ids: null },
    ],
  });
  expect(log.after(1).changes).toEqual([{ kind: 'article', ids: null }]);
  expect(log.after(2)).toMatchObject({ isIncomplete: false, changes: [] });
});

test('a reader that has missed more than is remembered, or names a number of the future, is told that it lacks some', () => {
  const log = createChangeLog();
  for (let id = 1; id <= 1_001; id += 1) log.note({ kind: 'project', ids: [String(id)] });
  expect(log.after(0)).toMatchObject({ isIncomplete: true, changes: [], last: 1_001 });
  expect(log.after(1)).toMatchObject({ isIncomplete: false });
  expect(log.after(1).changes).toHaveLength(1_000);
  expect(log.after(1_002).isIncomplete).toBe(true);
});

test('a change of very many records is one of the whole kind', () => {
  const log = createChangeLog();
  log.note({ kind: 'project', ids: Array.from({ length: 201 }, (_, id) => String(id)) });
  expect(log.after(0).changes).toEqual([{ kind: 'project', ids: null }]);
});
