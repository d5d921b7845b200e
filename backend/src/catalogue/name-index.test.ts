import { indexByName } from './catalogue';

const items = [
  { id: 1, name: 'Rêve d’Azur' },
  { id: 2, name: 'Salt & Cedar' },
  { id: 3, name: 'Quay 7/8' },
  { id: 4, name: 'Sky-Line' },
  { id: 5, name: 'Sky Line' },
  { id: 6, name: 'sky line' },
];
const find = indexByName(items);

test.each([
  ['Rêve d’Azur', 1],
  ['rêve d’azur', 1],
  ['reve d azur', 1],
  ['reve-d-azur', 1],
  ['salt cedar', 2],
  ['QUAY 7 8', 3],
  ['Quay 7/8', 3],
  ['Sky-Line', 4],
  ['Sky Line', 5],
  ['sky line', 6],
  ['  Salt & Cedar ', 2],
])('finds %p', (name, id) => {
  expect(find(name)?.id).toBe(id);
});

test.each(['', ' ', '&', '/', 'Salt', 'constructor', '__proto__'])('finds nothing for %p', (name) => {
  expect(find(name)).toBeUndefined();
});
