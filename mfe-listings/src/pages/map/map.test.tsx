import { createHttp } from '@iwan/shared/api/create-http';
import { english } from '@iwan/shared/testing/english';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { act, fireEvent, render as renderAlone, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString as renderAloneToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { route } from '.';
import type { MapData } from './map-data';
import { longestFallDelay } from './markers/fall-delay';

const leaflet = { isOut: false };
jest.mock('./leaflet/parts', () => {
  if (leaflet.isOut) throw new Error('The file is out of reach.');
  return jest.requireActual('./leaflet/parts');
});

let backend: PlainBackend;

const inSite = (part: ReactNode) => <MemoryRouter>{part}</MemoryRouter>;
const render = (part: ReactNode, options = {}) => renderAlone(inSite(part), options);
const renderToString = (part: ReactNode) => renderAloneToString(inSite(part));

const record = (id: number, changes: object = {}) => ({
  id,
  name: `Tower ${id}`,
  location: 'Dubai Marina',
  image: 'media/exteriors/1.png',
  starting_price: `AED ${id}00,000`,
  developer: { name: 'Marensand Developments', logo: null },
  latitude: '25.14',
  longitude: '55.22',
  ...changes,
});

beforeAll(async () => {
  backend = await providePlainBackend();
  // The size of the map, which jsdom does not compute.
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 1000 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 800 });
});
beforeEach(() => backend.reset());
afterAll(() => backend.close());

async function load(query = ''): Promise<MapData> {
  const http = createHttp({ baseUrl: backend.url, report: () => {} });
  const args = {
    ...english,
    http,
    params: {},
    query: new URLSearchParams(query),
    signal: new AbortController().signal,
  };
  const data = await route.loader?.(args);
  if (data === undefined) throw new Error('The page has no loader.');
  return data;
}

test('the server renders the places, with links, on the static picture of the map and in the list', async () => {
  backend.setRecords({ projects: [record(1), record(2, { latitude: 'TBC' }), record(3, { latitude: '24.43' })] });
  const html = renderToString(<route.Component data={await load()} />);
  expect(html).toContain('2 projects on the map. 1 has no location yet.');
  // On the picture for wide windows, on the one for narrow windows, and in the list.
  expect(html.match(/href="\/marensand-developments-properties\/tower-1\/"/g)).toHaveLength(3);
  expect(html).not.toContain('tower-2');
  // Masdar City lies outside the picture, and is in the list.
  expect(html.match(/href="\/marensand-developments-properties\/tower-3\/"/g)).toHaveLength(1);
});

test('the markers of the server are animated with the same delays on both pictures', async () => {
  backend.setRecords({ projects: [record(1), record(2, { longitude: '55.26' }), record(3, { latitude: '25.18' })] });
  const html = renderToString(<route.Component data={await load()} />);
  const markers = [...html.matchAll(/class="marker falls" style="[^"]*animation-delay:(\d+)ms"/g)];
  const delays = markers.map(([, delay]) => Number(delay));
  expect(delays).toHaveLength(6);
  expect(new Set(delays).size).toBe(3);
  for (const delay of delays) expect(delay).toBeLessThan(longestFallDelay);
});

test('the server renders the page without its places when they cannot be loaded, and the map requests them', async () => {
  backend.setRecords({ projects: [record(1)] });
  backend.behave({ kind: 'status', status: 500 });
  const data = await load('view=25.14000,55.22000,14');
  expect(route.status?.(data)).toBe(503);
  const html = renderToString(<route.Component data={data} />);
  expect(html).toContain('We could not load this part of the map.');
  expect(html).toContain('href="/map/?view=25.14000%2C55.22000%2C14"');
  expect(html).not.toContain('No properties available');
  backend.behave({ kind: 'respond' });
  render(<route.Component data={data} />);
  expect(await screen.findByText('1 project in view.')).toBeInTheDocument();
  expect(screen.queryByText('We could not load this part of the map.')).toBeNull();
});

test('a live map has a marker for each project in view, named with its place', async () => {
  backend.setRecords({ projects: [record(1), record(2, { latitude: 26.4 })] });
  render(<route.Component data={await load()} />);
  const map = within(await screen.findByRole('region', { name: 'Map of Dubai' }));
  expect(await map.findByRole('link', { name: 'Tower 1, Dubai Marina, 100K' })).toHaveAttribute(
    'href',
    '/marensand-developments-properties/tower-1/',
  );
  expect(screen.getByText('1 of 2 projects in view.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Tower 2' })).not.toBeInTheDocument();
});

test('hovering an entry of the list shows its picture on the map', async () => {
  const user = userEvent.setup();
  backend.setRecords({ projects: [record(1)] });
  render(<route.Component data={await load()} />);
  await screen.findByRole('link', { name: 'Tower 1, Dubai Marina, 100K' });
  await user.hover(screen.getByRole('link', { name: 'Tower 1' }));
  expect(screen.getByRole('tooltip')).toHaveTextContent('Tower 1');
  await user.unhover(screen.getByRole('link', { name: 'Tower 1' }));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('Escape hides the picture on the map, wherever the focus is', async () => {
  const user = userEvent.setup();
  backend.setRecords({ projects: [record(1)] });
  render(<route.Component data={await load()} />);
  const marker = await screen.findByRole('link', { name: 'Tower 1, Dubai Marina, 100K' });
  await user.hover(marker);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Tower 1');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  act(() => marker.focus());
  expect(marker).toHaveAccessibleDescription(/Tower 1/);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('says when there is nothing on the map at all, and when there is nothing in view', async () => {
  backend.setRecords({ projects: [record(1, { latitude: null })] });
  const { unmount } = render(<route.Component data={await load()} />);
  expect(await screen.findByText(/No projects have a map location yet/)).toBeInTheDocument();
  unmount();
  backend.setRecords({ projects: [record(1)] });
  render(<route.Component data={await load('view=24.5,54.3,12')} />);
  expect(await screen.findByRole('link', { name: 'Back to Dubai' })).toHaveAttribute('href', '/map/');
});

test('says when no project matches the filters, with a link to what comes nearest', async () => {
  backend.setRecords({ projects: [record(1)] });
  render(<route.Component data={await load('unit=9BR&price=any')} />);
  expect(await screen.findByText('No projects match your filters.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View the nearest matches' })).toHaveAttribute(
    'href',
    '/filter-all-property?unit=9BR&price=any',
  );
});

test('opens at the view of the address, and at Dubai if that cannot be read', async () => {
  backend.setRecords({ projects: [record(1)] });
  expect((await load('view=25.08,55.14,15')).start).toEqual({ latitude: 25.08, longitude: 55.14, zoom: 15 });
  expect((await load('view=everywhere')).start).toEqual({ latitude: 25.14, longitude: 55.22, zoom: 12 });
});

afterEach(() => {
  if (leaflet.isOut) jest.resetModules();
  leaflet.isOut = false;
});

test('the list and the picture stay where the live map cannot be loaded', async () => {
  leaflet.isOut = true;
  jest.resetModules();
  backend.setRecords({ projects: [record(1)] });
  const data = await load();
  render(<route.Component data={data} />);
  expect(await screen.findByText(/We could not load the map/)).toBeInTheDocument();
  const map = within(screen.getByRole('region', { name: 'Map of Dubai' }));
  expect(map.getAllByRole('link', { name: 'Tower 1, Dubai Marina, 100K' })).toHaveLength(2);
  expect(map.queryByRole('button', { name: 'Zoom in' })).toBeNull();
  expect(screen.getByText('From AED 100,000')).toBeInTheDocument();
});

/** The page as the server sends it, then hydrated. */
async function hydrateMap(): Promise<HTMLElement> {
  const data = await load();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<route.Component data={data} />);
  return page;
}

test('the focus moves from the marker on the picture to that on the live map', async () => {
  backend.setRecords({ projects: [record(1), record(2, { latitude: 25.2 })] });
  const page = await hydrateMap();
  within(page).getAllByRole('link', { name: 'Tower 2, Dubai Marina, 200K' })[0]?.focus();
  render(<route.Component data={await load()} />, { container: page, hydrate: true });
  await waitFor(() => expect(page.querySelector('.leaflet-container')).toBeInTheDocument());
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Tower 2, Dubai Marina, 200K'));
  expect(document.activeElement?.closest('.leaflet-container')).not.toBeNull();
  expect(page.querySelectorAll('[style*=animation-delay]')).toHaveLength(0);
});

test('a step that is pressed before the map is loaded is taken afterwards', async () => {
  backend.setRecords({ projects: [record(1)] });
  const page = await hydrateMap();
  render(<route.Component data={await load()} />, { container: page, hydrate: true });
  expect(page.querySelector('.leaflet-container')).toBeNull();
  fireEvent.click(within(page).getByRole('button', { name: 'Zoom in' }));
  await waitFor(() => expect(new URL(window.location.href).searchParams.get('view')).toMatch(/,13$/));
});
