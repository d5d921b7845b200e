import { createHttp } from '@iwan/shared/api/create-http';
import { english } from '@iwan/shared/testing/english';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { render, screen, within } from '@testing-library/react';
import { slot } from '.';

let backend: PlainBackend;

const record = (id: number, changes: object = {}) => ({
  id,
  name: `Harbour ${id}`,
  image: `media/${id}.webp`,
  location: 'Dubai Marina',
  type: 'Fresh Finds, New',
  starting_price: 'AED 1,200,000',
  unit: '1BR, 2BR',
  area: '750 sq ft',
  developer: { name: 'Marensand Developments', logo: 'media/logo.svg' },
  ...changes,
});

beforeAll(async () => {
  backend = await startPlainBackend();
});
beforeEach(() => backend.reset());
afterAll(() => backend.close());

async function open(...projects: readonly object[]) {
  backend.setRecords({ projects });
  const http = createHttp({ baseUrl: backend.url, report: () => {} });
  const query = new URLSearchParams();
  const data = await slot.loader?.({ ...english, http, query, params: {}, signal: new AbortController().signal });
  if (data === undefined) throw new Error('The slot has no loader.');
  render(<slot.Component data={data} />);
  return screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}

test('shows the projects whose type includes Fresh Finds, below the specified sentence', async () => {
  const names = await open(record(1), record(2, { type: 'Trending' }), record(3, { type: 'new, FRESH FINDS' }));
  expect(new Set(names)).toEqual(new Set(['Harbour 1', 'Harbour 3']));
  expect(screen.getByRole('heading', { level: 2, name: 'Fresh Finds' })).toBeInTheDocument();
  expect(screen.getByText('Discover Newly Listed Properties Ready for You to Explore!')).toBeInTheDocument();
});

test('begins with the newest, not with the first of the list', async () => {
  expect(await open(record(1), record(2), record(10))).toEqual(['Harbour 10', 'Harbour 2', 'Harbour 1']);
});

test('says name, logo, place, price, unit and area of each', async () => {
  await open(record(1));
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  expect(screen.getByRole('link', { name: 'Harbour 1' })).toHaveAttribute(
    'href',
    '/marensand-developments-properties/harbour-1/',
  );
  expect(screen.getByAltText('Marensand Developments')).toBeInTheDocument();
  expect(screen.getByText('Dubai Marina')).toBeInTheDocument();
  expect(fact('Starting price')).toHaveTextContent('AED 1,200,000');
  expect(fact('Unit')).toHaveTextContent('1BR, 2BR');
  expect(fact('Area')).toHaveTextContent('750 sq ft');
});

test('says price, unit and area only when they are present', async () => {
  await open(record(1, { starting_price: null, unit: '', area: null, location: null, developer: null }));
  expect(screen.getByRole('link', { name: 'Harbour 1' })).toBeInTheDocument();
  for (const name of ['Starting price', 'Unit', 'Area']) expect(screen.queryByText(name)).toBeNull();
});

test('shows one at a time, with buttons to stop and to go on', async () => {
  await open(record(1), record(2));
  const controls = within(screen.getByRole('group', { name: 'Fresh Finds: slides' }));
  expect(controls.getByText('1 / 2')).toBeInTheDocument();
  for (const name of ['Previous', 'Pause', 'Next']) {
    expect(controls.getByRole('button', { name })).toBeInTheDocument();
  }
});

test('says so when nothing is fresh', async () => {
  await open(record(1, { type: 'Trending' }));
  expect(screen.getByText('No data available')).toBeInTheDocument();
});

test('shows what can be parsed of malformed records', async () => {
  const names = await open(
    record(1, { name: 7, type: ['Fresh Finds'], image: {}, unit: 3, starting_price: 'soon', developer: 'x' }),
    record(2, { name: null }),
    record(3, { location: '<b>Marina</b>' }),
  );
  expect(names).toContain('Harbour 3');
  expect(names).not.toContain('Harbour 2');
});
