import { clearSearch, type SearchCriteria } from '../criteria/search-criteria';
import { searchFilter } from '../search-filter';
import type { SearchableProject } from '../searchable-project';

const project: SearchableProject = {
  name: 'Lazurine Quay',
  location: null,
  developer: { name: 'Lazurine Estates' },
  units: ['1BR', '2BR', 'Duplex'],
  agents: [{ name: 'Mariam Al Suri' }, { name: 'Arjun Nair' }],
  labels: ['Featured', 'Fresh Finds'],
  amenities: ['Gym', 'Lagoon pool'],
  categories: ['Residential', 'Off Plan'],
  price: 1_950_000,
};

const matches = (criteria: Partial<SearchCriteria>, changes: Partial<SearchableProject> = {}) =>
  searchFilter({ ...clearSearch, ...criteria })({ ...project, ...changes });

test.each<[string, Partial<SearchCriteria>, boolean]>([
  ['nothing but the untouched budget', {}, true],
  ['the developer', { developer: 'Lazurine Estates' }, true],
  ['the developer in another case', { developer: 'LAZURINE estates' }, true],
  ['a part of the developer’s name', { developer: 'Lazurine' }, false],
  ['another developer', { developer: 'Verdisle' }, false],
  ['a configuration', { configurations: ['2BR'] }, true],
  ['any of two configurations', { configurations: ['4BR', 'duplex'] }, true],
  ['a configuration that it lacks', { configurations: ['3BR'] }, false],
  ['an agent', { agents: ['Arjun Nair'] }, true],
  ['another agent', { agents: ['Mei Lin Tan'] }, false],
  ['a label', { labels: ['Trending', 'fresh finds'] }, true],
  ['another label', { labels: ['New'] }, false],
  ['an amenity', { amenities: ['Gym'] }, true],
  ['an amenity that is only a part of one of its lines', { amenities: ['Pool'] }, false],
  ['a property type', { categories: ['Off Plan'] }, true],
  ['another property type', { categories: ['Commercial'] }, false],
  ['all of it at once', { developer: 'lazurine estates', configurations: ['1BR'], categories: ['Residential'] }, true],
  ['all but one', { developer: 'Lazurine Estates', configurations: ['1BR'], categories: ['Commercial'] }, false],
  ['a budget that ends at its price', { budget: { from: 10_000, to: 1_950_000 } }, true],
  ['a budget that ends below its price', { budget: { from: 10_000, to: 1_949_999 } }, false],
])('when asked for %s', (_what, criteria, found) => {
  expect(matches(criteria)).toBe(found);
});

test.each([
  [['11BR'], false],
  [['1.5BR'], false],
  [['1BR '], true],
])('takes units as whole entries: a project of %p for 1BR', (units, found) => {
  expect(matches({ configurations: ['1BR'] }, { units })).toBe(found);
});

test('hides unpriced projects and those above AED 3,000,000 until any price is asked for', () => {
  for (const price of [0, 3_000_001]) {
    expect(matches({}, { price })).toBe(false);
    expect(matches({ budget: null }, { price })).toBe(true);
  }
});

test('finds a project without developer, agents and lists when nothing of that is asked for', () => {
  const bare = { developer: null, agents: [], units: [], labels: [], amenities: [], categories: [] };
  expect(matches({}, bare)).toBe(true);
  expect(matches({ developer: 'Lazurine Estates' }, bare)).toBe(false);
});
