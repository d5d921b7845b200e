import { createHttp } from '@iwan/shared/api/create-http';
import { parseArea, writeArea } from '@iwan/shared/domain/search/areas/drawn-area';
import { english } from '@iwan/shared/testing/english';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../testing/render-in-site';
import { route } from '.';

let backend: PlainBackend;

const record = (id: number, latitude: number, longitude: number) => ({
  id,
  name: `Tower ${id}`,
  location: 'Dubai Marina',
  image: 'media/exteriors/1.png',
  unit: id === 1 ? '1BR' : '2BR',
  starting_price: `AED ${id}.95 million`,
  developer: { name: 'Marensand Developments', logo: null },
  latitude,
  longitude,
});
/** One at the centre of the map as it opens, one near its upper edge, one outside. */
const records = [record(1, 25.14, 55.22), record(2, 25.24, 55.22), record(3, 26.2, 55.22)];
const corner = (latitude: number, longitude: number) => ({ latitude, longitude });
const aroundFirst = writeArea([corner(25.1, 55.2), corner(25.18, 55.2), corner(25.18, 55.24), corner(25.1, 55.24)]);

beforeAll(async () => {
  backend = await providePlainBackend();
  // The size of the map, which jsdom does not compute.
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 1000 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 800 });
});
beforeEach(() => {
  backend.reset();
  backend.setRecords({ projects: records });
  window.history.replaceState(null, '', '/map/');
});
afterAll(() => backend.close());

async function open(query = '') {
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
  // Serialised as in the document.
  const view = renderInSite(<route.Component data={JSON.parse(JSON.stringify(data))} />);
  await screen.findAllByRole('button', { name: 'Zoom in' });
  return view;
}
const live = async () => {
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return within(screen.getByRole('region', { name: 'Map of Dubai' }));
};
/** jsdom has no pointer events. */
const point = (element: Element, type: string, properties: object) =>
  fireEvent(
    element,
    Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true }), { isPrimary: true }, properties),
  );

const areaOf = (address: string) => parseArea(new URLSearchParams(address.split('?')[1]).get('within'));

test('the map of an area shows the projects in it, wherever the map is moved, and so does the list', async () => {
  await open(`within=${aroundFirst}&view=25.24000,55.22000,16`);
  await live();
  expect(screen.getByText('1 project in your area.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tower 1' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Tower 2' })).toBeNull();
  expect(screen.getByRole('link', { name: 'View as list' })).toHaveAttribute(
    'href',
    `/filter-all-property?within=${aroundFirst}`,
  );
  expect(screen.getByRole('link', { name: 'Remove Area drawn on the map' })).toHaveAttribute('href', '/map/');
});

test.each([
  ['', 'Filters'],
  ['slug=dubai-marina', 'Filters'],
  ['unit=2BR&price=any', 'Filters (1)'],
])('the link to the filters of %j reads %s', async (query, label) => {
  await open(query);
  await live();
  expect(screen.getByRole('link', { name: /^Filters/ }).textContent).toBe(label);
});

test('an area without projects says so, and links to the whole map', async () => {
  const empty = writeArea([corner(25, 55), corner(25.01, 55), corner(25, 55.01)]);
  await open(`unit=2BR&price=any&within=${empty}`);
  expect(screen.getByText('No projects in this area.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search the whole map' })).toHaveAttribute(
    'href',
    '/map/?unit=2BR&price=any',
  );
});

test('ignores an area that cannot be read', async () => {
  await open('within=somewhere');
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  expect(screen.getByRole('link', { name: 'View as list' })).toHaveAttribute('href', '/filter-all-property');
});

test('Search this area appears once the map is moved, asks for what is in view, and the map stays where it is', async () => {
  const user = userEvent.setup();
  const view = await open('unit=1BR&price=any');
  await live();
  expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await user.click(await screen.findByRole('button', { name: 'Search this area' }));
  const query = new URLSearchParams(view.place().split('?')[1]);
  expect(query.get('unit')).toBe('1BR');
  expect(query.get('view')).toMatch(/^25\.14\d*,55\.22\d*,16$/);
  const area = areaOf(view.place());
  expect(area).toHaveLength(4);
  // 1000 of the 256 * 2^16 pixels around the globe.
  expect((area?.[2]?.longitude ?? 0) - (area?.[0]?.longitude ?? 0)).toBeCloseTo((360 * 1000) / (256 * 2 ** 16), 3);
});

test('an area is drawn by keyboard alone', async () => {
  const user = userEvent.setup();
  const view = await open();
  await live();
  await user.click(screen.getByRole('button', { name: 'Draw an area' }));
  expect(await screen.findByRole('application', { name: 'Draw an area on the map' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull();
  await user.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}{ArrowRight}{Enter}{Backspace}');
  expect(screen.getByText('2 corners')).toBeInTheDocument();
  const done = screen.getByRole('button', { name: 'Show results' });
  expect(done).toHaveAttribute('aria-disabled', 'true');
  await user.click(done);
  expect(view.place()).toBe('/');
  screen.getByRole('application').focus();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Show results' }));
  const area = areaOf(view.place());
  const pixel = 360 / (256 * 2 ** 12);
  expect(area?.[0]?.latitude).toBeCloseTo(25.14, 3);
  expect(area?.[0]?.longitude).toBeCloseTo(55.22, 3);
  expect(area?.[1]?.longitude).toBeCloseTo(55.22 + 32 * pixel, 3);
  expect(area?.[2]?.longitude).toBeCloseTo(55.22 + 48 * pixel, 3);
  expect(area?.[2]?.latitude).toBeCloseTo(25.14 - 64 * pixel * Math.cos((25.14 * Math.PI) / 180), 3);
  expect(screen.queryByRole('application')).toBeNull();
});

test('draws an area by one stroke, and cancels it by Escape', async () => {
  const user = userEvent.setup();
  const view = await open();
  await live();
  await user.click(screen.getByRole('button', { name: 'Draw an area' }));
  await screen.findByRole('application');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Draw an area' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Draw an area' }));
  const surface = await screen.findByRole('application');
  const at = (type: string, clientX: number, clientY: number) =>
    fireEvent(surface, Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { isPrimary: true }));
  at('pointerdown', 400, 300);
  for (const [x, y] of [
    [500, 300],
    [600, 300],
    [600, 400],
    [600, 500],
    [500, 500],
    [400, 500],
    [400, 400],
  ] as const) {
    at('pointermove', x, y);
  }
  at('pointerup', 400, 310);
  const area = areaOf(view.place());
  expect(area).toHaveLength(5);
  expect(area?.[0]?.longitude).toBeCloseTo(55.22 - 100 * (360 / (256 * 2 ** 12)), 3);
});

test('a layer is shown when it is ticked, and the address remembers it', async () => {
  const user = userEvent.setup();
  await open();
  const map = await live();
  expect(map.queryByRole('img', { name: 'Business Bay metro station' })).toBeNull();
  await user.click(screen.getByText('Layers'));
  await user.click(screen.getByRole('checkbox', { name: 'Metro stations' }));
  expect(await map.findByRole('img', { name: 'Business Bay metro station' })).toBeInTheDocument();
  expect(new URLSearchParams(window.location.search).getAll('layer')).toEqual(['metro']);
  await user.click(screen.getByRole('checkbox', { name: 'Metro stations' }));
  expect(map.queryByRole('img', { name: 'Business Bay metro station' })).toBeNull();
  expect(window.location.search).toBe('');
});

test('a finger opens the card of a pin, which has its price and leads to its page', async () => {
  await open();
  const map = await live();
  const pin = map.getByRole('link', { name: 'Tower 1, Dubai Marina, 1.95M' });
  /** Whether the link would be followed; jsdom does not navigate. */
  const tap = (element: Element) => {
    let isFollowed = false;
    const end = (event: Event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', end, { once: true });
    point(element, 'pointerdown', { pointerType: 'touch' });
    fireEvent.click(element);
    return isFollowed;
  };
  expect(tap(pin)).toBe(false);
  const card = within(screen.getByRole('region', { name: 'Tower 1' }));
  expect(card.getByRole('link', { name: 'Tower 1' })).toHaveAttribute(
    'href',
    '/marensand-developments-properties/tower-1/',
  );
  expect(card.getByText('From AED 1,950,000')).toBeInTheDocument();
  expect(screen.queryByRole('tooltip')).toBeNull();
  // A second tap follows the link too.
  expect(tap(pin)).toBe(true);
  fireEvent.click(card.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Tower 1' })).toBeNull();
});

test('the filters of the map are there without script, and keep the area', async () => {
  await open(`unit=1BR&price=any&within=${aroundFirst}&layer=beaches&filters=open`);
  const form = screen.getByRole('form', { name: 'Advanced Filter' });
  expect(form).toHaveAttribute('action', '/map/');
  const carried = [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')];
  expect(carried.map(({ name, value }) => [name, value])).toEqual(
    expect.arrayContaining([
      ['within', aroundFirst],
      ['layer', 'beaches'],
    ]),
  );
});

test('on a phone, switches between map and list, which the address and all links of the page keep', async () => {
  const user = userEvent.setup();
  const { container } = await open('unit=1BR&price=any');
  const shown = () => container.querySelector('[data-shown]')?.getAttribute('data-shown');
  const views = within(screen.getByRole('navigation', { name: 'Map or list' }));
  expect(shown()).toBe('map');
  expect(views.getByRole('link', { name: 'Map' })).toHaveAttribute('aria-current', 'true');
  expect(views.getByRole('link', { name: 'List' })).toHaveAttribute('href', '/map/?unit=1BR&price=any&show=list');
  await user.click(views.getByRole('link', { name: 'List' }));
  expect(shown()).toBe('list');
  expect(window.location.search).toBe('?show=list');
  expect(screen.getByRole('link', { name: 'Remove 1BR' })).toHaveAttribute('href', '/map/?show=list');
  await user.click(views.getByRole('link', { name: 'Map' }));
  expect(shown()).toBe('map');
  expect(window.location.search).toBe('');
});

test.each([
  ['show=list', 'list'],
  ['show=map', 'map'],
  ['show=nonsense', 'map'],
])('a map at an address with %s opens with its %s', async (query, shown) => {
  const { container } = await open(query);
  expect(container.querySelector('[data-shown]')).toHaveAttribute('data-shown', shown);
});
