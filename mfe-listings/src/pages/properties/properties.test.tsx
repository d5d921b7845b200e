import { createHttp } from '@iwan/shared/api/create-http';
import { recentStore } from '@iwan/shared/state/site-store';
import { english } from '@iwan/shared/testing/english';
import { projectCard } from '@iwan/shared/testing/entities';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { act, screen, within } from '@testing-library/react';
import { renderInSite } from '../../testing/render-in-site';
import { route } from '.';

let backend: PlainBackend;

const records = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  name: `Harbour ${index + 1}`,
  cat: index < 12 ? 'Residential' : 'Commercial',
  type: index < 2 ? 'Trending, New' : 'New',
  status: index === 0 ? 'SOLD OUT' : 'Ready',
  description: `<p>${Array.from({ length: 30 }, (__, word) => `word${word}`).join(' ')}</p>`,
  developer: { name: 'Marensand Developments', logo: null },
}));

beforeAll(async () => {
  backend = await startPlainBackend();
});
beforeEach(() => {
  backend.reset();
  backend.setRecords({ projects: records });
});
afterAll(() => backend.close());

async function open(query: string) {
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
  renderInSite(<route.Component data={data} />);
  return { ...route.head(data, english), status: route.status?.(data) };
}

test('shows nine properties a page and the way to the next', async () => {
  await open('');
  expect(screen.getByText('Properties 1 - 9 of 20')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/properties/?page=2');
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
});

test('keeps the tab in the links to its pages', async () => {
  const head = await open('tab=residential&page=2');
  expect(screen.getByText('Properties 10 - 12 of 12')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Residential' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/properties/?tab=Residential');
  expect(head.canonical).toBe('/properties/?tab=Residential&page=2');
});

test('a page past the end says that it does not exist, shows the last page and links to it', async () => {
  const { status, noindex, canonical } = await open('tab=residential&page=3&sort=name');
  expect([status, noindex, canonical]).toEqual([404, true, '/properties/?tab=Residential&page=2']);
  expect(screen.getByText(/There is no page 3. Showing page 2, the last one./)).toBeInTheDocument();
  expect(screen.getByText('Properties 10 - 12 of 12')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to page 1' })).toHaveAttribute(
    'href',
    '/properties/?tab=Residential&sort=name',
  );
});

test('the last page has a canonical address, and other words where it stands in for a missing one', async () => {
  const { status, noindex, social } = await open('tab=residential&page=2');
  expect([status, noindex]).toEqual([200, false]);
  expect(social).toEqual({ eyebrow: 'Dubai', title: 'Residential properties', line: '12 projects' });
  expect(screen.queryByText(/There is no page/)).toBeNull();
});

test('keeps the order in the links of its tabs and pages', async () => {
  const head = await open('sort=name');
  expect(screen.getAllByRole('heading', { level: 3 })[1]).toHaveTextContent('Harbour 2');
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('name');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/properties/?sort=name&page=2');
  expect(screen.getByRole('link', { name: 'Commercial' })).toHaveAttribute(
    'href',
    '/properties/?tab=Commercial&sort=name',
  );
  expect(head.canonical).toBe('/properties/');
});

test('shows the newest first when asked to', async () => {
  await open('sort=newest');
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Harbour 20');
});

test('says so when there is nothing in a tab', async () => {
  await open('tab=Off+Plan');
  expect(screen.getByText('No properties available')).toBeInTheDocument();
});

test('shows trending projects, their description cut to twenty words', async () => {
  await open('');
  const trending = within(screen.getByRole('group', { name: 'Most Trending Projects' }));
  expect(trending.getAllByRole('article')).toHaveLength(2);
  expect(trending.getByText('Sold Out')).toBeInTheDocument();
  expect(trending.getAllByText(/word19…?/)[0]?.textContent).not.toContain('word20');
  expect(trending.getByRole('link', { name: 'Harbour 1' })).toHaveAttribute(
    'href',
    '/marensand-developments/harbour-1/',
  );
});

test('starts the trending projects with one that the grid above does not show', async () => {
  backend.setRecords({ projects: records.map((record) => ({ ...record, type: 'Trending' })) });
  await open('');
  const row = within(screen.getByRole('region', { name: 'Most Trending Projects' }));
  const names = row.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names.slice(0, 4)).toEqual(['Harbour 10', 'Harbour 11', 'Harbour 12', 'Harbour 1']);
});

test('keeps its tabs and the trending projects when the list cannot be loaded, with a link to retry', async () => {
  backend.behave({ kind: 'once', body: 7 });
  const { status, canonical } = await open('tab=Commercial&page=2&sort=name');
  expect(status).toBe(503);
  expect(canonical).toBe('/properties/?tab=Commercial');
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Unexpected data format');
  expect(screen.getByRole('link', { name: 'Commercial' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/properties/?tab=Commercial&sort=name&page=2',
  );
  expect(screen.getByRole('group', { name: 'Most Trending Projects' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('name');
});

test('shows a message for each part when the backend is away', async () => {
  backend.behave({ kind: 'status', status: 500 });
  await open('');
  const failures = screen.getAllByRole('alert');
  expect(failures).toHaveLength(2);
  for (const failure of failures) expect(failure).toHaveTextContent('Error: Network response was not ok');
  expect(screen.getByRole('heading', { name: 'Most Trending Projects' })).toBeInTheDocument();
});

test('shows recently viewed projects at its end, once there are any', async () => {
  await open('');
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument();
  act(() => recentStore.see(projectCard({ id: '5', name: 'Coral Steps' })));
  const seen = within(screen.getByRole('region', { name: 'Recently viewed' }));
  expect(seen.getByRole('link', { name: 'Coral Steps' })).toHaveAttribute(
    'href',
    '/marensand-developments-properties/coral-steps/',
  );
  act(() => recentStore.clear());
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument();
});

test('links from a tab to the search with its category and order: free text, filter and map', async () => {
  await open('tab=Commercial&sort=price');
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Search' });
  expect([form.getAttribute('action'), form.method]).toEqual(['/filter-property', 'get']);
  expect(within(form).getByRole('searchbox', { name: 'Search' })).toHaveAttribute('name', 'q');
  expect(new URLSearchParams(new FormData(form) as never).toString()).toBe('cat=Commercial&price=any&sort=price&q=');
  expect(screen.getByRole('link', { name: 'Filters (1)' })).toHaveAttribute(
    'href',
    '/filter-property?cat=Commercial&price=any&sort=price&filters=open',
  );
  expect(screen.getByRole('link', { name: 'Map' }).getAttribute('href')).toMatch(
    /^\/map\/\?cat=Commercial&price=any&view=/,
  );
});
