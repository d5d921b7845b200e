import { noCriteria } from '../criteria/search-criteria';
import type { SearchableProject } from '../searchable-project';
import { facets } from './count-facets';
import { facetCount, facetLimit } from './facets';

const project = (units: readonly string[], categories: readonly string[]): SearchableProject => ({
  name: 'Quay',
  location: 'Dubai Marina',
  developer: { name: 'Lazurine Estates' },
  units,
  categories,
  agents: [],
  labels: [],
  amenities: [],
  price: 1_000_000,
});
const projects = [
  project(['1BR', '2BR'], ['Residential']),
  project(['1br'], ['Residential', 'Off Plan']),
  project(['3BR'], ['Commercial']),
];

test('counts each value once a project, whatever its case', () => {
  expect(facets(projects, noCriteria).configurations).toEqual([
    { value: '1BR', count: 2 },
    { value: '2BR', count: 1 },
    { value: '3BR', count: 1 },
  ]);
});

test('counts a criterion’s own values as if it was not chosen, and the others’ as it is', () => {
  const counted = facets(projects, { ...noCriteria, categories: ['Commercial'] });
  expect(counted.categories?.map(({ count }) => count)).toEqual([2, 1, 1]);
  expect(counted.configurations).toEqual([{ value: '3BR', count: 1 }]);
  expect(counted.developer).toEqual([{ value: 'Lazurine Estates', count: 1 }]);
});

test('counts the criteria that are asked for and no others', () => {
  expect(facets(projects, { ...noCriteria, locations: ['Business Bay'] }, ['locations'])).toEqual({
    locations: [{ value: 'Dubai Marina', count: 3 }],
  });
});

test('stays small however many values there are, and then says nothing of a value that it has not counted', () => {
  const many = Array.from({ length: facetLimit + 50 }, (_, index) => project([`${index}BR`], []));
  const { configurations } = facets(many, noCriteria);
  expect(configurations).toHaveLength(facetLimit);
  expect(facetCount(configurations, '9999BR')).toBeNull();
  expect(facetCount(facets(projects, noCriteria).configurations, '9999BR')).toBe(0);
  expect(facetCount(facets(projects, noCriteria).configurations, ' 1br')).toBe(2);
  expect(facetCount(undefined, '1BR')).toBeNull();
});

test('counts a value once a project that says it twice, without the spaces around it, the most frequent first', () => {
  const counted = facets(
    [project([' 2BR ', '2BR', '2br'], []), project(['1BR'], []), project(['2BR', '3BR'], [])],
    noCriteria,
  );
  expect(counted.configurations).toEqual([
    { value: '2BR', count: 2 },
    { value: '1BR', count: 1 },
    { value: '3BR', count: 1 },
  ]);
});

test('counts agents by name, and handovers by year or as ready', () => {
  const agent = { name: 'Layla Haddad', phone: null, designation: null, image: null };
  const handover = { year: 2028, quarter: null };
  const counted = facets(
    [
      { ...project([], []), agents: [agent], handover },
      { ...project([], []), agents: [agent], status: 'Ready' },
      project([], []),
    ],
    noCriteria,
  );
  expect(counted.agents).toEqual([{ value: 'Layla Haddad', count: 2 }]);
  expect(counted.handover).toEqual([
    { value: '2028', count: 1 },
    { value: 'ready', count: 1 },
  ]);
});

test('says nothing of a developer or a place that no record names', () => {
  const counted = facets([{ ...project([], []), developer: null, location: null }], noCriteria);
  expect([counted.developer, counted.locations]).toEqual([[], []]);
});

test('counts nothing of a project that two criteria keep out', () => {
  const counted = facets(projects, { ...noCriteria, categories: ['Commercial'], locations: ['Business Bay'] });
  expect([counted.categories, counted.locations]).toEqual([[], [{ value: 'Dubai Marina', count: 1 }]]);
});
