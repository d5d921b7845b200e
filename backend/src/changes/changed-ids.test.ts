import { changedIds, ownId } from './noting-changes';

const record = (id: number, price: string) => ({ id, price, agents: [{ name: 'Layla' }] });

test.each([
  ['nothing, where it was only read again', [record(1, 'a'), record(2, 'b')], []],
  ['one whose price was changed', [record(1, 'a'), record(2, 'c')], ['2']],
  ['one that was added', [record(1, 'a'), record(2, 'b'), record(3, 'c')], ['3']],
  ['one that was removed', [record(2, 'b')], ['1']],
  ['all of a list that was emptied', [], ['1', '2']],
])('finds %s', async (_, after, ids) => {
  expect(await changedIds([record(1, 'a'), record(2, 'b')], after, ownId)).toEqual(ids);
});

test('finds a change deep in a record, among many', async () => {
  const before = Array.from({ length: 1_000 }, (_, id) => record(id, 'a'));
  const after = before.map((each) => (each.id === 777 ? { ...each, agents: [{ name: 'Omar' }] } : { ...each }));
  expect(await changedIds(before, after, ownId)).toEqual(['777']);
});
