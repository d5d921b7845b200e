import { noCriteria } from '../../../domain/search/criteria/search-criteria';
import type { WireError } from '../../contracts/http';
import { type PlainBackend, startPlainBackend } from '../../testing/plain-backend';
import { createHttp } from '../create-http';
import { projectsApi } from './projects';

let backend: PlainBackend;
const errors: WireError[] = [];
const everything = { criteria: noCriteria, slug: null };
const world = { ...everything, bounds: null, zoom: 12 };

beforeAll(async () => {
  backend = await startPlainBackend();
});
beforeEach(() => {
  backend.reset();
  errors.length = 0;
});
afterAll(() => backend.close());

const markers = (view: Parameters<ReturnType<typeof projectsApi>['markers']>[0] = world) =>
  projectsApi(createHttp({ baseUrl: backend.url, report: (error) => errors.push(error) })).markers(view);

test('puts a project where its coordinates say, and reports those that have none', async () => {
  const set = await markers();
  expect(set).toEqual({
    markers: [
      {
        id: '11',
        name: 'Harbour Gate',
        image: 'media/exteriors/harbour-gate.png',
        status: 'New Launch',
        location: 'Dubai Marina',
        price: 1_200_000,
        developer: { name: 'Marensand Developments' },
        latitude: 25.08,
        longitude: 55.14,
      },
    ],
    clusters: [],
    total: 1,
    unplaced: 3,
  });
  const lost = errors.filter(({ reason }) => reason === 'has no place on the map');
  expect(lost.map(({ id }) => id)).toEqual(["Café L'Étoile & Sons / Marina", '11~4', '14']);
});

test.each([
  ['95.1852', '55.2', 'a latitude off the globe'],
  ['25.1', '255', 'a longitude off the globe'],
  ['TBC', 'TBC', 'words'],
  ['', '', 'nothing'],
  [null, 55.2, 'no latitude'],
  ['25.1; DROP', '55.2', 'more than a number'],
])('skips a project at %p, %p: %s', async (latitude, longitude, _what) => {
  backend.setRecords({ projects: [{ id: 1, name: 'Lost', latitude, longitude }] });
  expect(await markers()).toEqual({ markers: [], clusters: [], total: 0, unplaced: 1 });
});

test('asks a backend that can for a part of the map, and cuts what a plain one sends', async () => {
  const places = Array.from({ length: 450 }, (_, index) => ({
    id: index,
    name: `Tower ${index}`,
    location: 'Deira',
    latitude: 25 + (index % 50) / 100,
    longitude: 55.3,
    starting_price: `AED ${index + 1} million`,
  }));
  backend.setRecords({ projects: places });
  const bounds = { west: 55.2, south: 25, east: 55.4, north: 25.095 };
  const set = await markers({ ...everything, bounds, zoom: 12 });
  expect(set).toMatchObject({ total: 90, clusters: [] });
  expect(Object.fromEntries(backend.requests[0]?.query ?? [])).toEqual({
    fields: 'marker',
    zoom: '12',
    bbox: '55.20000,25.00000,55.40000,25.09500',
  });
  const all = await markers({ ...world, zoom: 8 });
  expect(all.clusters.reduce((sum, { count }) => sum + count, all.markers.length)).toBe(450);
  expect(all.clusters[0]).toMatchObject({ location: 'Deira', leastPrice: 1_000_000 });
});

test('takes over what the backend has gathered', async () => {
  const cluster = { latitude: 25.1, longitude: 55.2, count: 340, location: 'Al Barsha' };
  const bounds = { west: 55.1, south: 25, east: 55.3, north: 25.2 };
  backend.behave({
    kind: 'body',
    body: {
      data: [{ id: 5, name: 'Alone', latitude: 25.3, longitude: 55.3 }],
      meta: {
        placed: 341,
        clusters: [
          { ...cluster, bounds, least_price: 900_000 },
          { ...cluster, bounds: 'wide', least_price: 'little' },
          { ...cluster, count: 'many' },
          null,
          7,
        ],
        unplaced: { total: 2, ids: ['8', {}, 9] },
      },
    },
  });
  const set = await markers();
  expect(set.markers.map(({ name }) => name)).toEqual(['Alone']);
  expect(set).toMatchObject({ total: 341, unplaced: 2 });
  expect(set.clusters).toEqual([
    { ...cluster, bounds, leastPrice: 900_000 },
    { ...cluster, bounds: { west: 55.2, south: 25.1, east: 55.2, north: 25.1 } },
  ]);
  expect(errors.map(({ id }) => id)).toEqual(['8', '9']);
});

test('shows on the map what a search has found, whatever backend answers', async () => {
  const at = { latitude: 25.1, longitude: 55.2 };
  backend.setRecords({
    projects: [
      { ...at, id: 1, name: 'One', unit: '1BR', location: 'Deira' },
      { ...at, id: 2, name: 'Two', unit: '2BR', location: 'Dubai Marina' },
      { ...at, id: 3, name: 'Three', unit: '1BR', location: 'Dubai Marina' },
      'no record',
    ],
  });
  const criteria = { ...noCriteria, configurations: ['1BR'] };
  expect((await markers({ ...world, criteria })).markers.map(({ name }) => name)).toEqual(['One', 'Three']);
  expect((await markers({ ...world, criteria, slug: 'dubai-marina' })).markers.map(({ name }) => name)).toEqual([
    'Three',
  ]);
  expect((await markers({ ...world, slug: 'no-such-place' })).total).toBe(0);
  expect(backend.requests[0]?.query.getAll('unit')).toEqual(['1BR']);
});

test('says what is wrong where the answer is no list', async () => {
  backend.behave({ kind: 'body', body: { data: 'none' } });
  await expect(markers()).rejects.toMatchObject({ name: 'ApiError', kind: 'format' });
});
