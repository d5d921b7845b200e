import { noCriteria } from '../criteria/search-criteria';
import { searchFilter } from '../search-filter';
import type { SearchableProject } from '../searchable-project';
import { relaxations } from './count-facets';
import { waysOut, without } from './relaxations';

const project = (changes: Partial<SearchableProject>): SearchableProject => ({
  name: 'Harbour Gate',
  location: 'Dubai Marina',
  developer: null,
  units: ['1BR'],
  labels: [],
  categories: ['Residential'],
  amenities: ['Gym'],
  agents: [],
  price: 900_000,
  ...changes,
});
const projects = [project({}), project({ units: ['2BR'] }), project({ price: 9_000_000, units: ['4BR'] })];
const budget = { from: 10_000, to: 3_000_000 };

test.each([
  [
    { ...noCriteria, configurations: ['4BR'], budget },
    { configurations: 2, budget: 1 },
  ],
  [{ ...noCriteria, configurations: ['3BR'], amenities: ['Pool'] }, {}],
  [{ ...noCriteria, locations: ['Dubailand'], configurations: ['1BR'] }, { locations: 1 }],
  [{ ...noCriteria, names: ['Nothing'] }, { names: 3 }],
  [noCriteria, {}],
])('of %p it says what is alone in the way', (criteria, counts) => {
  expect(relaxations(projects, criteria)).toEqual(counts);
});

test('every count is what the search finds without that criterion', () => {
  const criteria = { ...noCriteria, configurations: ['4BR'], budget };
  for (const { criterion, count } of waysOut(criteria, relaxations(projects, criteria))) {
    expect(projects.filter(searchFilter(without(criteria, criterion)))).toHaveLength(count);
  }
});

test('the best way out keeps the most choices, then finds the most', () => {
  const criteria = { ...noCriteria, configurations: ['3BR', '4BR'], categories: ['Commercial'], amenities: ['Pool'] };
  const ways = waysOut(criteria, { configurations: 40, categories: 2, amenities: 5 });
  expect(ways.map(({ criterion }) => criterion)).toEqual(['amenities', 'categories', 'configurations']);
});

test('does not offer to drop what was never chosen', () => {
  expect(waysOut({ ...noCriteria, labels: ['New'] }, { labels: 1, budget: 9, names: 0 })).toEqual([
    { criterion: 'labels', count: 1 },
  ]);
});
