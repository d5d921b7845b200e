import { createHttp } from '@iwan/shared/api/create-http';
import { basketStore } from '@iwan/shared/state/site-store';
import { english } from '@iwan/shared/testing/english';
import { projectCard } from '@iwan/shared/testing/entities';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { route } from '.';
import type { CompareData } from './compare-page';

let backend: PlainBackend;

const record = (id: number, name: string, changes: object = {}) => ({
  id,
  name,
  location: 'Dubai Marina',
  cat: 'Residential',
  starting_price: `AED ${id},000,000`,
  unit: '1BR',
  amenities: '1. Gym\r\n2. Pool',
  near_by_location: '1. Beach - 7 min',
  developer: { name: 'Marensand Developments', logo: null },
  ...changes,
});

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  backend.setRecords({
    projects: [
      record(1, 'Harbour Gate', { starting_price: null }),
      record(2, 'Coral Steps', { unit: '2BR', amenities: '1. Gym' }),
      record(3, 'Ledger House', { location: { a: 1 }, near_by_location: 7, amenities: null, unit: ['3BR'] }),
      record(4, 'Rêve d’Azur'),
    ],
  });
});
afterEach(() => act(() => basketStore.clear()));
afterAll(() => backend.close());

/** The page at an address, loaded anew with each navigation as the site does. */
function Site() {
  const { search } = useLocation();
  const [data, setData] = useState<CompareData | null>(null);
  useEffect(() => {
    const http = createHttp({ baseUrl: backend.url, report: () => {} });
    const query = new URLSearchParams(search);
    let stopped = false;
    void route
      .loader?.({ ...english, http, params: {}, query, signal: new AbortController().signal })
      .then((loaded) => {
        if (!stopped) setData(loaded);
      });
    return () => {
      stopped = true;
    };
  }, [search]);
  return data === null ? null : <route.Component data={data} />;
}

function open(search: string) {
  const router = createMemoryRouter([{ path: '*', Component: Site }], {
    initialEntries: [`/compare${search}`],
  });
  render(<RouterProvider router={router} />);
  return router;
}

test('keeps my choice when its projects do not arrive, with the way to ask again', async () => {
  backend.behave({ kind: 'status', status: 500 });
  open('?project=1&project=2');
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: Network response was not ok');
  expect(screen.getByRole('alert')).toHaveTextContent('Your selection is saved.');
  expect(screen.queryByText('Choose at least 2 projects')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/compare?project=1&project=2');
});

test('says without script that the search did not answer, and asks again where there is script', async () => {
  const user = userEvent.setup();
  backend.behave({ kind: 'status', status: 500 });
  open('?q=coral');
  expect(await screen.findByText(/The search is not responding/)).toBeInTheDocument();
  backend.behave({ kind: 'respond' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Add Coral Steps' })).toBeInTheDocument();
});

const column = async (name: RegExp) =>
  within(await screen.findByRole('table', { name: 'Comparison table' })).findByRole('columnheader', { name });
const row = async (name: string) => {
  const head = await screen.findByRole('rowheader', { name: new RegExp(`^${name}`) });
  return within(head.closest('tr') as HTMLElement);
};
const cells = async (name: string) => (await row(name)).getAllByRole('cell').map((cell) => cell.textContent);

test('says how to begin when nothing is chosen', async () => {
  open('');
  expect(await screen.findByText('Choose at least 2 projects')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse projects' })).toHaveAttribute('href', '/properties/');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

const headsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('puts two projects side by side, the price first, and folds what does not help to choose', async () => {
  open('?project=1&project=2');
  expect(await cells('Starting price')).toEqual(['Not stated', 'AED 2,000,000']);
  expect(await cells('Unit types')).toEqual(['1BR', '2BR']);
  expect(headsOf('Comparison table')).toEqual(['Starting price', 'Unit types']);
  const folds = screen.getAllByRole('group');
  expect(folds.map((fold) => [fold.querySelector('summary')?.textContent, fold.hasAttribute('open')])).toEqual([
    ['The same for all 4', false],
    ['Stated for one project only 1', false],
  ]);
  expect(headsOf('The same for all')).toEqual(['Category', 'Developer', 'Gym', 'Beach']);
  expect(headsOf('Stated for one project only')).toEqual(['Pool']);
  expect(await cells('Pool')).toEqual(['Yes', 'Not stated']);
});

test('names the columns in a row of its own, and fetches the first picture at once', async () => {
  backend.setRecords({ projects: [1, 2].map((id) => record(id, `House ${id}`, { image: `media/${id}.webp` })) });
  open('?project=1&project=2');
  const table = within(await screen.findByRole('table', { name: 'Comparison table' }));
  const names = table.getAllByRole('columnheader');
  expect(names.map(({ textContent }) => textContent)).toEqual(['House 1Dubai Marina', 'House 2Dubai Marina']);
  // The pictures above the names are aligned, however many lines a name takes.
  const [row, ...others] = new Set(names.map((name) => name.closest('tr')));
  expect(others).toEqual([]);
  expect(row?.querySelector('img')).toBeNull();
  const pictures = [...document.querySelectorAll('thead img')].map((image) => image.getAttribute('loading'));
  expect(pictures).toEqual(['eager', 'lazy']);
});

test('a record with missing and mistyped fields breaks nothing', async () => {
  open('?project=3&project=2');
  expect(await cells('Unit types')).toEqual(['3BR', '2BR']);
  expect(await cells('Gym')).toEqual(['Not stated', 'Yes']);
});

test('takes a project out in place, and out of my own choice', async () => {
  basketStore.add(projectCard({ id: '1', name: 'Harbour Gate' }));
  basketStore.add(projectCard({ id: '2', name: 'Coral Steps' }));
  open('?project=1&project=2');
  const remove = await screen.findByRole('link', { name: 'Remove Coral Steps' });
  expect(remove).toHaveAttribute('href', '/compare?project=1');
  remove.addEventListener('click', (event) => event.preventDefault());
  await userEvent.setup().click(remove);
  expect(basketStore.getState().projects.map(({ id }) => id)).toEqual(['1']);
});

test('looks a project up and adds it in place, to my own choice too', async () => {
  const user = userEvent.setup();
  basketStore.add(projectCard({ id: '1', name: 'Harbour Gate' }));
  const router = open('?project=1');
  await user.type(await screen.findByRole('combobox', { name: 'Add a project' }), 'reve');
  await user.click(await screen.findByRole('option', { name: 'Add Rêve d’Azur' }));
  expect(await column(/Rêve d’Azur/)).toBeInTheDocument();
  expect(router.state.location.search).toBe('?project=1&project=4');
  expect(basketStore.getState().projects.map(({ id }) => id)).toEqual(['1', '4']);
});

describe('the field that adds a project, key by key as the ARIA pattern of a combobox asks', () => {
  const option = (name: string | null) => (name === null ? null : `Add ${name}`);
  const active = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label') ?? null;

  test.each([
    ['a letter goes nowhere by itself', 'e', null, true],
    ['Down goes to the first', '{ArrowDown}', 'Coral Steps', true],
    ['Down goes on', '{ArrowDown}{ArrowDown}', 'Rêve d’Azur', true],
    ['Down goes from the last to the field', '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', null, true],
    ['Up goes to the last', '{ArrowUp}', 'Ledger House', true],
    ['Home belongs to the text', '{ArrowDown}{Home}', null, true],
    ['a letter goes on in the text', '{ArrowDown}e', null, true],
    ['Escape closes', '{ArrowDown}{Escape}', null, false],
    ['Down opens again, on the first', '{Escape}{ArrowDown}', 'Coral Steps', true],
    ['Alt and Down open without going', '{Escape}{Alt>}{ArrowDown}{/Alt}', null, true],
    ['Alt and Up close', '{Alt>}{ArrowUp}{/Alt}', null, false],
    ['Tab closes', '{Tab}', null, false],
  ])('%s', async (_, keys, on, isOpen) => {
    const user = userEvent.setup();
    open('?project=1');
    const field = await screen.findByRole('combobox', { name: 'Add a project' });
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.type(field, 'mar');
    const list = await screen.findByRole('listbox', { name: 'Search results' });
    expect(field).toHaveAttribute('aria-controls', list.id);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '3 projects found. Use the arrow keys to choose.',
    );
    await user.keyboard(keys);
    expect(active(field)).toBe(option(on));
    expect(screen.queryAllByRole('option', { selected: true })).toHaveLength(on === null ? 0 : 1);
    expect(field).toHaveAttribute('aria-expanded', String(isOpen));
    expect(screen.queryByRole('listbox') !== null).toBe(isOpen);
    if (keys !== '{Tab}') expect(field).toHaveFocus();
  });

  test('Enter adds the one that it is on, and goes on at its column', async () => {
    const user = userEvent.setup();
    const router = open('?project=1');
    await user.type(await screen.findByRole('combobox', { name: 'Add a project' }), 'mar');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?project=1&project=4'));
    expect(await column(/Rêve d’Azur/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Rêve d’Azur' })).toHaveFocus());
  });

  test('is a field with links beneath it where no script works on it', async () => {
    const load = await route.loader?.({
      ...english,
      http: createHttp({ baseUrl: backend.url, report: () => {} }),
      params: {},
      query: new URLSearchParams('project=1&q=mar'),
      signal: new AbortController().signal,
    });
    const html = renderToString(
      <MemoryRouter>
        <route.Component data={load as CompareData} />
      </MemoryRouter>,
    );
    expect(html).toContain('aria-label="Add Coral Steps"');
    expect(html).not.toMatch(/role="(combobox|listbox|option)"|tabindex="-1"/i);
  });
});

test('finds no project that is compared already, and says when it finds none', async () => {
  const user = userEvent.setup();
  open('?project=1');
  await user.type(await screen.findByRole('combobox', { name: 'Add a project' }), 'harbour');
  expect(await screen.findByText('No properties available')).toBeInTheDocument();
});

test('says when the search does not answer, keeps what I typed and asks again', async () => {
  const user = userEvent.setup();
  open('?project=1');
  const field = await screen.findByRole('combobox', { name: 'Add a project' });
  backend.behave({ kind: 'status', status: 503 });
  await user.type(field, 'coral');
  expect(await screen.findByRole('alert')).toHaveTextContent('The search is not responding. Try again');
  expect(field).toHaveValue('coral');
  backend.behave({ kind: 'respond' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Add Coral Steps' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('three projects leave no room to add one', async () => {
  open('?project=1&project=2&project=4&project=3');
  const table = within(await screen.findByRole('table', { name: 'Comparison table' }));
  expect(table.getAllByRole('columnheader')).toHaveLength(3);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: /Ledger House/ })).not.toBeInTheDocument();
});

test('a comparison that came by a link leaves my choice alone until I take it', async () => {
  const user = userEvent.setup();
  basketStore.add(projectCard({ id: '9', name: 'Mine' }));
  open('?project=1&project=2');
  const take = await screen.findByRole('button', { name: 'Save this comparison' });
  expect(basketStore.getState().projects.map(({ id }) => id)).toEqual(['9']);
  await user.click(take);
  expect(basketStore.getState().projects.map(({ id }) => id)).toEqual(['1', '2']);
  expect(screen.queryByRole('button', { name: 'Save this comparison' })).not.toBeInTheDocument();
});

test('opens my own choice when the address names none', async () => {
  basketStore.add(projectCard({ id: '2', name: 'Coral Steps' }));
  basketStore.add(projectCard({ id: '4', name: 'Rêve d’Azur' }));
  const router = open('');
  expect(await column(/Coral Steps/)).toBeInTheDocument();
  expect(router.state.location.search).toBe('?project=2&project=4');
});

test('says when a project of the link is no longer listed', async () => {
  open('?project=1&project=77');
  expect(await screen.findByText('1 project in this comparison is no longer listed.')).toBeInTheDocument();
  expect(screen.getByText('Add another project to compare.')).toBeInTheDocument();
});
