import type { WireError } from '../../contracts/http';
import { type PlainBackend, startPlainBackend } from '../../testing/plain-backend';
import type { ProjectQuery, ProjectsCalls } from '../calls';
import { createHttp } from '../create-http';
import { projectsApi } from './projects';

let backend: PlainBackend;
let errors: WireError[];
let projects: ProjectsCalls;

beforeAll(async () => {
  backend = await startPlainBackend();
});
beforeEach(() => {
  errors = [];
  projects = projectsApi(createHttp({ baseUrl: backend.url, report: (error) => errors.push(error) }));
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

test('shows every project that has a name, however ugly, and reports the others', async () => {
  const { items, ...paging } = await projects.page({ page: 1, perPage: 9 });
  expect(paging).toEqual({ page: 1, perPage: 9, total: 4 });
  expect(errors).toEqual([
    { resource: 'project', index: 1, reason: 'is not a record' },
    { resource: 'project', index: 3, reason: 'has no name' },
    { resource: 'project', index: 5, reason: 'is not a record' },
  ]);
  expect(items).toEqual([
    {
      id: '11',
      name: 'Harbour Gate',
      image: 'media/exteriors/harbour-gate.png',
      status: 'New Launch',
      location: 'Dubai Marina',
      categories: ['Residential', 'Off Plan'],
      subCategories: ['apartment', 'penthouse'],
      labels: ['Fresh Finds', 'Trending'],
      units: ['1BR', '2BR'],
      price: 1_200_000,
      area: '750 sq ft',
      developer: { name: 'Marensand Developments', logo: 'media/logos/marensand.png' },
      agents: [
        { name: 'Layla Haddad', phone: '971500000001', designation: 'Director', image: 'media/agents/layla.png' },
      ],
      preview: 'Two towers on the marina walk.',
    },
    {
      id: "Café L'Étoile & Sons / Marina",
      name: "Café L'Étoile & Sons / Marina",
      image: null,
      status: 'SOLD OUT',
      location: 'Dubai Marina',
      categories: ['Residential', 'Secondary Market'],
      subCategories: [],
      labels: ['fresh finds'],
      units: [],
      price: 2_600_000,
      area: null,
      developer: null,
      agents: [],
      preview: 'Ten villas',
    },
    {
      id: '11~4',
      name: 'Harbour Gate',
      image: null,
      status: 'Sold OUT',
      location: 'Business Bay',
      categories: ['commercial'],
      subCategories: [],
      labels: ['5'],
      units: [],
      price: 0,
      priceNote: 'On request',
      area: null,
      developer: { name: 'Lazurine Estates', logo: null },
      agents: [
        { name: 'Omar', phone: '971500000002', designation: null, image: null },
        { name: 'Zoë', phone: null, designation: null, image: null },
      ],
      preview: null,
    },
    expect.objectContaining({ id: '14', name: 'Bare', location: null, agents: [], developer: null, price: 0 }),
  ]);
});

test.each<[ProjectQuery, string]>([
  [{ page: 1, perPage: 3 }, 'page=1&per_page=3&fields=card'],
  [{ page: 2, perPage: 9, category: 'Off Plan' }, 'page=2&per_page=9&cat=Off+Plan&fields=card'],
  [{ page: 1, perPage: 12, label: 'Fresh Finds' }, 'page=1&per_page=12&type=Fresh+Finds&fields=card'],
])('asks for %p', async (query, search) => {
  await projects.page(query);
  expect(backend.requests.map(({ path, query: sent }) => `${path}?${sent}`)).toEqual([`/api/projectapi?${search}`]);
});

test.each<[ProjectQuery, object]>([
  [
    { page: 1, perPage: 1 },
    { names: ['Harbour Gate'], page: 1, total: 4 },
  ],
  [
    { page: 4, perPage: 1 },
    { names: ['Bare'], page: 4, total: 4 },
  ],
  [
    { page: 99, perPage: 3 },
    { names: ['Bare'], page: 2, total: 4 },
  ],
  [
    { page: 1, perPage: 9, category: 'Commercial' },
    { names: ['Harbour Gate'], page: 1, total: 1 },
  ],
  [
    { page: 1, perPage: 9, label: 'Fresh Finds' },
    { names: ['Harbour Gate', "Café L'Étoile & Sons / Marina"], page: 1, total: 2 },
  ],
  [
    { page: 3, perPage: 9, category: 'Commercial', label: 'Trending' },
    { names: [], page: 1, total: 0 },
  ],
])('cuts what a plain backend answers: %p', async (query, expected) => {
  const { items, page, total } = await projects.page(query);
  expect({ names: items.map((project) => project.name), page, total }).toEqual(expected);
});

test('takes a slice as it is when the backend says that it is one', async () => {
  const data = [{ name: 'Nineteenth', cat: 'Commercial' }, null];
  backend.behave({ kind: 'body', body: { data, meta: { total: 20, page: 10, per_page: 2 } } });
  const slice = await projects.page({ page: 99, perPage: 2, category: 'Residential' });
  expect(slice).toMatchObject({ page: 10, perPage: 2, total: 20, items: [{ name: 'Nineteenth' }] });
});

test.each([
  [{ total: '20', page: 1, per_page: 2 }],
  [{ total: 20, page: 0, per_page: 2 }],
  [{ total: 20, per_page: 2 }],
  [{ total: 20, page: 1, per_page: 1 }],
  [{ total: 1, page: 1, per_page: 2 }],
  [{ total: 2.5, page: 1, per_page: 2 }],
  [[]],
  ['yes'],
  [null],
])('does not believe the meta %p', async (meta) => {
  backend.behave({ kind: 'body', body: { data: [{ name: 'One' }, { name: 'Two' }], meta } });
  const { items, ...paging } = await projects.page({ page: 2, perPage: 1 });
  expect(items).toMatchObject([{ name: 'Two' }]);
  expect(paging).toEqual({ page: 2, perPage: 1, total: 2 });
});
