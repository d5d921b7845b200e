import fc from 'fast-check';
import { noCriteria } from '../../../domain/search/criteria/search-criteria';
import { type PlainBackend, startPlainBackend } from '../../testing/plain-backend';
import type { ProjectsCalls } from '../calls';
import { createHttp } from '../create-http';
import { projectsApi } from './projects';

let backend: PlainBackend;
let projects: ProjectsCalls;

const places = ['Dubai Marina', 'Jumeirah Village Circle (JVC)', 'Jumeirah Village Circle', 'Business Bay', null];
const records = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  name: `${['Harbour', 'Quay', 'Rêve'][index % 3]} ${index}`,
  location: places[index % places.length],
  developer: { name: ['Lazurine Estates', 'Marensand'][index % 2] },
  unit: ['1BR', '1BR, 2BR', 'Studios'][index % 3],
  amenities: index % 4 === 0 ? '1. Gym' : '1. Pool',
  near_by_location: index % 5 === 0 ? '1. Metro station - 4 min' : null,
  starting_price: 'AED 900,000',
}));

beforeAll(async () => {
  backend = await startPlainBackend();
});
beforeEach(() => {
  backend.reset();
  backend.setRecords({ projects: records });
  projects = projectsApi(createHttp({ baseUrl: backend.url, report: () => {} }));
});
afterAll(() => backend.close());

test('a plain backend is asked for its list once, and the letters after that are answered from it', async () => {
  const first = await projects.suggestions({ text: 'mar', criteria: noCriteria });
  expect(first.areas).toEqual([{ value: 'Dubai Marina', count: 8 }]);
  expect(first.developers).toEqual([{ value: 'Marensand', count: 20 }]);
  const next = await projects.suggestions({ text: 'metro', criteria: noCriteria });
  expect(next.landmarks).toEqual([{ value: 'Metro station', count: 8 }]);
  expect(next.projects[0]).not.toHaveProperty('landmarks');
  await projects.suggest('quay');
  expect(backend.requests).toHaveLength(1);
});

test('suggestions are counted among what else is chosen', async () => {
  const criteria = { ...noCriteria, configurations: ['2BR'], amenities: ['Gym'] };
  const { areas } = await projects.suggestions({ text: 'jvc', criteria });
  const isMeant = ({ unit, amenities, location }: (typeof records)[number]) =>
    unit?.includes('2BR') && amenities.includes('Gym') && location?.startsWith('Jumeirah');
  expect(areas).toEqual([{ value: 'Jumeirah Village Circle', count: records.filter(isMeant).length }]);
});

test('asks our backend for suggestions, and believes only what it says it has done', async () => {
  const response = (meta: object) =>
    projectsApi({
      get: async (path) => (path.includes('?') ? { data: [records[1]], meta } : { data: records }),
      send: async () => null,
      report: () => {},
    }).suggestions({ text: 'mar', criteria: noCriteria });
  const suggestions = { areas: [{ value: 'Dubai Marina', count: 3 }, { value: 7 }, null], developers: 'none' };
  expect(await response({ filters: {}, suggest: 'mar', suggestions })).toMatchObject({
    areas: [{ value: 'Dubai Marina', count: 3 }],
    developers: [],
    landmarks: [],
    projects: [{ name: 'Quay 1' }],
  });
  // One that knows some of the options and not this one has cut another list.
  expect((await response({ filters: {}, page: 1, per_page: 9, total: 40 })).areas).toEqual([
    { value: 'Dubai Marina', count: 8 },
  ]);
});

const word = fc.constantFrom('harbour', 'QUAY', 'reve', 'marina', 'jvc', 'lazurine', 'metro', 'bay', 'gym', '7');
const anyCriteria = fc.record({
  query: fc.option(fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '))),
  configurations: fc.subarray(['1BR', '2BR', 'Studios']),
  amenities: fc.subarray(['Gym', 'Pool']),
  locations: fc.subarray(['Dubai Marina', 'Jumeirah Village Circle', 'Business Bay']),
});

/** The same question, answered by plain loops over the records as they are written. */
function isFound(record: (typeof records)[number], criteria: typeof noCriteria): boolean {
  const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const isJvc = record.location?.startsWith('Jumeirah') === true;
  const said = [
    ...[record.name, record.location ?? '', isJvc ? 'jvc' : '', record.developer.name ?? ''],
    ...[record.amenities.slice(3), record.near_by_location ? 'Metro station' : ''],
  ].flatMap((text) => fold(text).split(/[^a-z0-9]+/));
  const place = isJvc ? 'Jumeirah Village Circle' : record.location;
  const units = record.unit?.split(', ') ?? [];
  const { query, configurations, amenities, locations } = criteria;
  return (
    (query === null ||
      fold(query)
        .split(' ')
        .every((start) => said.some((each) => each.startsWith(start)))) &&
    (configurations.length === 0 || configurations.some((unit) => units.includes(unit))) &&
    (amenities.length === 0 || amenities.some((amenity) => record.amenities.includes(amenity))) &&
    (locations.length === 0 || (place !== null && place !== undefined && locations.includes(place)))
  );
}

test('finds over a plain backend what an independent filter finds, in any order of answers', async () => {
  await fc.assert(
    fc.asyncProperty(anyCriteria, async (changes) => {
      const criteria = { ...noCriteria, ...changes };
      const question = { criteria, slug: null, sort: null, page: 1, perPage: 100 };
      const { items } = await projects.search({ ...question, facets: ['locations'] });
      const expected = records.filter((record) => isFound(record, criteria)).map(({ id }) => String(id));
      expect(items.map(({ id }) => id).sort()).toEqual(expected.sort());
    }),
    { numRuns: 60 },
  );
});
