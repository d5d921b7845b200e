import { noCriteria } from '../../../domain/search/criteria/search-criteria';
import type { ProjectQuestion } from '../../../domain/search/project-search';
import { type PlainBackend, startPlainBackend } from '../../testing/plain-backend';
import type { ProjectsCalls } from '../calls';
import { createHttp } from '../create-http';
import { parseProjectCard } from './project-card';
import { parseSearched } from './project-search';
import { projectsApi } from './projects';

let backend: PlainBackend;
let projects: ProjectsCalls;

const records = [
  {
    id: 1,
    name: 'Harbour Gate',
    location: 'Dubai Marina',
    unit: '1BR',
    amenities: '1. Gym\r\n2. Pool',
    starting_price: 'AED 900,000',
  },
  { id: 2, name: 'Harbour View', location: 'Dubai Marina', unit: '2BR', starting_price: '9 MILLION' },
  { id: 3, name: 'Bay One', location: 'Business Bay', unit: '1BR', starting_price: null },
];

beforeAll(async () => {
  backend = await startPlainBackend();
  projects = projectsApi(createHttp({ baseUrl: backend.url, report: () => {} }));
});
beforeEach(() => {
  backend.reset();
  backend.setRecords({ projects: records });
});
afterAll(() => backend.close());

const question = (changes: Partial<ProjectQuestion> = {}): ProjectQuestion => ({
  criteria: noCriteria,
  slug: null,
  sort: null,
  page: 1,
  perPage: 9,
  ...changes,
});
const budget = { from: 10_000, to: 3_000_000 };
const requested = () => backend.requests.map(({ path, query }) => `${path}?${query}`);

test('asks for all of it in one call', async () => {
  const criteria = {
    ...noCriteria,
    developer: 'Lazurine',
    configurations: ['1BR', '2BR'],
    locations: ['Dubai Marina'],
    budget,
  };
  await projects.search(question({ criteria, slug: 'dubai-marina', sort: 'price', page: 2, facets: ['labels'] }));
  expect(requested()).toEqual([
    '/api/projectapi?developer=Lazurine&unit=1BR&unit=2BR&location=Dubai+Marina&price_from=10000&price_to=3000000' +
      '&slug=dubai-marina&sort=price&page=2&per_page=9&facets=labels&fields=card',
  ]);
});

test('searches what a plain backend sends, whole, with amenities that no card carries', async () => {
  const found = await projects.search(
    question({ criteria: { ...noCriteria, amenities: ['gym'], budget }, facets: ['amenities'] }),
  );
  expect(found).toMatchObject({ total: 1, page: 1, perPage: 9, hiddenByBudget: 0 });
  expect(found.items.map(({ name }) => name)).toEqual(['Harbour Gate']);
  expect(found.items[0]).not.toHaveProperty('amenities');
  expect(found.facets.amenities).toEqual([
    { value: 'Gym', count: 1 },
    { value: 'Pool', count: 1 },
  ]);
  expect(requested()).toHaveLength(1);
});

test('says what the budget hides and what would help, of a plain backend', async () => {
  const criteria = { ...noCriteria, configurations: ['2BR'], budget };
  expect(await projects.search(question({ criteria }))).toMatchObject({
    items: [],
    total: 0,
    hiddenByBudget: 1,
    relaxations: { configurations: 1, budget: 1 },
  });
});

test('takes the page, the counts and the ways out that our backend sends', async () => {
  const meta = {
    total: 0,
    page: 1,
    per_page: 9,
    sort: 'name',
    filters: { unit: ['1BR', '2BR'], price_from: 10_000, price_to: 3_000_000 },
    hidden_by_budget: 4,
    facets: { agents: [{ value: 'Layla', count: 2 }, { value: 'x', count: -1 }, null], labels: 'none', unknown: [] },
    relaxations: { budget: 4, labels: 0, unknown: 3, configurations: 'x' },
  };
  backend.behave({ kind: 'body', body: { data: [], meta } });
  const criteria = { ...noCriteria, configurations: ['2BR', '1BR'], budget };
  expect(await projects.search(question({ criteria, sort: 'name' }))).toEqual({
    items: [],
    total: 0,
    page: 1,
    perPage: 9,
    hiddenByBudget: 4,
    facets: { agents: [{ value: 'Layla', count: 2 }] },
    relaxations: { budget: 4 },
  });
});

test('says what the cheapest costs that is not sold, of all pages, whoever has searched', async () => {
  backend.setRecords({ projects: [...records, { id: 4, name: 'Gone', starting_price: 'AED 1', status: 'SOLD OUT' }] });
  const ofPlain = await projects.search(question({ sort: 'price-desc', perPage: 1 }));
  expect(ofPlain.leastPrice).toBe(900_000);
  const response = async (least_price: unknown) => {
    const meta = { total: 3, page: 1, per_page: 9, filters: {}, least_price };
    backend.behave({ kind: 'body', body: { data: [records[1]], meta } });
    return (await projects.search(question())).leastPrice;
  };
  expect([await response(700_000), await response(0), await response('1'), await response(undefined)]).toEqual([
    700_000,
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['ignored a criterion', { filters: {}, sort: 'name' }],
  ['applied another value', { filters: { unit: ['2BR'] }, sort: 'name' }],
  ['applied one more criterion', { filters: { unit: ['1BR'], cat: ['Commercial'] }, sort: 'name' }],
  ['sorted in another way', { filters: { unit: ['1BR'] }, sort: 'price' }],
  ['did not sort', { filters: { unit: ['1BR'] } }],
  ['says nothing of filters', { sort: 'name' }],
  ['cannot be right', { filters: { unit: ['1BR'] }, sort: 'name', per_page: 0 }],
])('asks for everything when a backend with a meta %s', async (_what, meta) => {
  const sent = { data: [records[1]], meta: { total: 1, page: 1, per_page: 9, ...meta } };
  backend.behave({ kind: 'once', body: sent });
  const found = await projects.search(question({ criteria: { ...noCriteria, configurations: ['1BR'] }, sort: 'name' }));
  expect(found.items.map(({ name }) => name)).toEqual(['Bay One', 'Harbour Gate']);
  expect(backend.requests.map(({ query }) => query.size > 0)).toEqual([true, false]);
});

describe('the places of the hero search', () => {
  test('are counted from what a plain backend sends', async () => {
    expect(await projects.locations()).toEqual([
      { value: 'Business Bay', count: 1 },
      { value: 'Dubai Marina', count: 2 },
    ]);
  });

  test('are taken as our backend counts them, by name', async () => {
    const locations = [
      { value: 'Dubai Marina', count: 900 },
      { value: 'Al Furjan', count: 20 },
    ];
    backend.behave({ kind: 'body', body: { data: [records[0]], meta: { total: 920, facets: { locations } } } });
    expect(await projects.locations()).toEqual([locations[1], locations[0]]);
    expect(requested()).toEqual(['/api/projectapi?facets=locations&page=1&per_page=1&fields=card']);
  });

  test('have names, from a plain backend and from ours', async () => {
    const dubaiMarina = { locations: ['dubai marina'], sought: ' view' };
    const names = [{ name: 'Harbour View', location: 'Dubai Marina' }];
    expect(await projects.names(dubaiMarina)).toEqual({ names, isCut: false });
    const filters = { location: ['dubai marina'], in_name: 'view' };
    backend.behave({
      kind: 'body',
      body: { data: [records[1]], meta: { total: 300, page: 1, per_page: 100, sort: 'name', filters } },
    });
    expect(await projects.names(dubaiMarina)).toEqual({ names, isCut: true });
  });

  test('are asked for again, all of them, when only a part came', async () => {
    backend.behave({ kind: 'once', body: { data: [records[0]], meta: { total: 3, page: 1, per_page: 1 } } });
    expect(await projects.locations()).toHaveLength(2);
  });
});

test('parses the units of a project once for its card and for the search', () => {
  const units = [
    { type: '1BR', size: 750, price: 1_200_000, available: 3, view: 'Sea' },
    { type: '2BR', size: 1_000, price: 900_000, available: 0 },
  ];
  let parsed = 0;
  const record = {
    name: 'Harbour Gate',
    get units() {
      parsed += 1;
      return units;
    },
  };
  const found = parseSearched(record);
  expect(parsed).toBe(1);
  expect(found?.card).toEqual(parseProjectCard({ name: 'Harbour Gate', units }));
  expect(found?.card.pricePerSquareFoot).toBeDefined();
  expect(found?.unitTypes).toMatchObject([{ type: '1BR', view: 'Sea' }, { type: '2BR' }]);
});
