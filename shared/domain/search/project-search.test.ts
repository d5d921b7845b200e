import { projectCard } from '../../contract-kit/testing/entities';
import { noCriteria } from './criteria/search-criteria';
import { type ProjectQuestion, searchProjects } from './project-search';

const project = (id: string, changes: Partial<ReturnType<typeof projectCard>> = {}) => ({
  ...projectCard({ id, name: `Quay ${id}`, ...changes }),
  amenities: id === '1' ? ['Gym'] : [],
});
const projects = [
  project('1', { price: 900_000 }),
  project('2', { price: 400_000, location: 'Business Bay' }),
  project('3', { price: 9_000_000 }),
  project('4', { price: 0 }),
];
const budget = { from: 10_000, to: 3_000_000 };
const ask = (changes: Partial<ProjectQuestion>) =>
  searchProjects(projects, { criteria: noCriteria, slug: null, sort: null, page: 1, perPage: 9, ...changes });
const ids = (changes: Partial<ProjectQuestion>) => ask(changes).items.map(({ id }) => id);

test.each<[string, Partial<ProjectQuestion>, readonly string[]]>([
  ['everything', {}, ['1', '2', '3', '4']],
  ['the cheapest first, unpriced last', { sort: 'price' }, ['2', '1', '3', '4']],
  ['the dearest first, unpriced last', { sort: 'price-desc' }, ['3', '1', '2', '4']],
  ['the second page of two', { page: 2, perPage: 2 }, ['3', '4']],
  ['a page past the end', { page: 9, perPage: 3 }, ['4']],
  ['a location', { criteria: { ...noCriteria, locations: ['business bay'] } }, ['2']],
  ['a name in a location', { criteria: { ...noCriteria, locations: ['Dubai Marina'], names: ['Quay 2'] } }, []],
  ['an amenity', { criteria: { ...noCriteria, amenities: ['gym'] } }, ['1']],
  ['a slug', { slug: 'business-bay' }, ['2']],
  ['a slug and a budget', { slug: 'dubai-marina', criteria: { ...noCriteria, budget } }, ['1']],
  ['a slug that means nothing', { slug: 'nowhere' }, []],
])('finds %s', (_what, question, expected) => {
  expect(ids(question)).toEqual(expected);
});

test('says how many the budget alone hides among those that are searched', () => {
  expect(ask({ criteria: { ...noCriteria, budget } }).hiddenByBudget).toBe(2);
  expect(ask({ criteria: { ...noCriteria, budget, locations: ['Business Bay'] } }).hiddenByBudget).toBe(0);
  expect(ask({}).hiddenByBudget).toBe(0);
});

test('counts only what it is asked to count', () => {
  expect(ask({}).facets).toEqual({});
  expect(ask({ facets: ['locations'] }).facets).toEqual({
    locations: [
      { value: 'Dubai Marina', count: 3 },
      { value: 'Business Bay', count: 1 },
    ],
  });
});

test('says what would help only when nothing was found', () => {
  expect(ask({ criteria: { ...noCriteria, names: ['Quay 1'] } }).relaxations).toEqual({});
  expect(ask({ criteria: { ...noCriteria, names: ['Quay 1'], locations: ['Business Bay'] } }).relaxations).toEqual({
    names: 1,
    locations: 1,
  });
});

test('says what the cheapest of what it finds costs, wherever that stands, and nothing where no price is known', () => {
  expect(ask({ perPage: 1 }).leastPrice).toBe(400_000);
  expect(ask({ criteria: { ...noCriteria, names: ['Quay 4'] } })).not.toHaveProperty('leastPrice');
});

test('puts what answers a text best first, unless another order is asked for', () => {
  const criteria = { ...noCriteria, query: 'quay' };
  const named = [project('1', { name: 'Mast Quay' }), project('2', { name: 'Quay' })];
  const idsBy = (sort: ProjectQuestion['sort']) =>
    searchProjects(named, { criteria, slug: null, sort, page: 1, perPage: 9 }).items.map(({ id }) => id);
  expect(idsBy(null)).toEqual(['2', '1']);
  expect(idsBy('name')).toEqual(['1', '2']);
});
