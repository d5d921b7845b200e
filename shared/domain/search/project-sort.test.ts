import { type ProjectSort, parseProjectSort, sortProjects } from './project-sort';

const projects = [
  { id: '9', name: 'Éclat', price: 2_000_000 },
  { id: '10', name: 'quay 12', price: 0 },
  { id: '2', name: 'Quay 7', price: 900_000 },
  { id: '11', name: 'Zephyr', price: 2_000_000 },
];

test.each<[ProjectSort, readonly string[]]>([
  ['price', ['Quay 7', 'Éclat', 'Zephyr', 'quay 12']],
  ['price-desc', ['Éclat', 'Zephyr', 'Quay 7', 'quay 12']],
  ['newest', ['Zephyr', 'quay 12', 'Éclat', 'Quay 7']],
  ['name', ['Éclat', 'Quay 7', 'quay 12', 'Zephyr']],
])('by %s', (sort, names) => {
  expect(sortProjects(projects, sort).map(({ name }) => name)).toEqual(names);
});

test('knows its own words only', () => {
  expect(parseProjectSort('price-desc')).toBe('price-desc');
  expect([parseProjectSort('Price'), parseProjectSort(''), parseProjectSort(null)]).toEqual([null, null, null]);
});
