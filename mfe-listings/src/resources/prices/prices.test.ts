import { createHttp } from '@iwan/shared/api/create-http';
import { english } from '@iwan/shared/testing/english';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { resource } from '.';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
afterAll(() => backend.close());

const lines = async (projects: readonly object[]) => {
  backend.setRecords({ projects });
  const { body } = await resource({
    ...english,
    http: createHttp({ baseUrl: backend.url, report: () => {} }),
    params: {},
    query: new URLSearchParams(),
    signal: new AbortController().signal,
    siteUrl: 'https://iwan.example',
    services: {} as never,
  });
  return String(body)
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n');
};

const project = { id: 7, name: 'Harbour Gate', location: 'Dubai Marina', developer: { name: 'Marensand' } };

test('has each price with the time in which it was asked, the earliest first', async () => {
  const price_history = [
    { price: 'AED 900,000', at: '2026-03-01T00:00:00Z' },
    { price: 'AED 950,000', at: '2026-08-01T00:00:00Z' },
  ];
  expect(await lines([{ ...project, starting_price: 'AED 1,000,000', price_history }])).toEqual([
    '"project_id","project","developer","location","price_aed","valid_from","valid_until"',
    '"7","Harbour Gate","Marensand","Dubai Marina","900000","","2026-03-01T00:00:00.000Z"',
    '"7","Harbour Gate","Marensand","Dubai Marina","950000","2026-03-01T00:00:00.000Z","2026-08-01T00:00:00.000Z"',
    '"7","Harbour Gate","Marensand","Dubai Marina","1000000","2026-08-01T00:00:00.000Z",""',
  ]);
});

test('has no row for a price on request, and none that a spreadsheet runs', async () => {
  const names = await lines([
    { ...project, starting_price: 'Price on request' },
    { ...project, id: 8, name: '=HYPERLINK("x")', starting_price: 'AED 5' },
  ]);
  expect(names).toHaveLength(2);
  expect(names[1]).toContain(`"'=HYPERLINK(""x"")"`);
});

test('has the projects of all pages', async () => {
  const projects = Array.from({ length: 230 }, (_, index) => ({ ...project, id: index + 1, starting_price: 'AED 5' }));
  expect(await lines(projects)).toHaveLength(231);
});
