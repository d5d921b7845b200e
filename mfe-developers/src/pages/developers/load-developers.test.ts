import type { DeveloperCard } from '@iwan/shared/domain/model/entities';
import { parseDeveloperSort } from './developer-sort';
import { findDevelopers } from './load-developers';

const card = (name: string, location: string | null): DeveloperCard => ({
  id: name,
  name,
  logo: null,
  video: null,
  location,
});
const all = [
  card('Sand 10', 'Dubai'),
  card('Étoile', null),
  card('sand 9', 'Abu Dhabi'),
  card('Marensand & Sons', 'Dubai'),
];
const names = (sought: string, sort: string | null) =>
  findDevelopers(all, { sought, sort: parseDeveloperSort(sort) }).map(({ name }) => name);

test.each([
  ['', ['Sand 10', 'Étoile', 'sand 9', 'Marensand & Sons']],
  ['  & ', ['Sand 10', 'Étoile', 'sand 9', 'Marensand & Sons']],
  ['SAND', ['Sand 10', 'sand 9']],
  ['etoile', ['Étoile']],
  ['dubai sons', ['Marensand & Sons']],
  ['abu', ['sand 9']],
  ['nobody', []],
])('finds by "%s" %p', (sought, found) => {
  expect(names(sought, null)).toEqual(found);
});

test.each([
  [null, ['Sand 10', 'Étoile', 'sand 9', 'Marensand & Sons']],
  ['price', ['Sand 10', 'Étoile', 'sand 9', 'Marensand & Sons']],
  ['name', ['Étoile', 'Marensand & Sons', 'sand 9', 'Sand 10']],
  ['name-desc', ['Sand 10', 'sand 9', 'Marensand & Sons', 'Étoile']],
  ['place', ['sand 9', 'Marensand & Sons', 'Sand 10', 'Étoile']],
])('puts them in the order of %s', (sort, order) => {
  expect(names('', sort)).toEqual(order);
});
