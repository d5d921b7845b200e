import { createHttp } from '@iwan/shared/api/create-http';
import { english } from '@iwan/shared/testing/english';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { render, screen } from '@testing-library/react';
import { route } from '.';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
beforeEach(() => backend.reset());
afterAll(() => backend.close());

const records = [
  { id: 1, name: 'Sand & Sons', logo: 'media/logo.svg', location: 'Dubai, UAE' },
  { id: 2, name: 'Étoile', location: null },
  { id: 3, name: 'Cavarin', location: 'Abu Dhabi' },
];

async function open(search = '') {
  const http = createHttp({ baseUrl: backend.url, report: () => {} });
  const query = new URLSearchParams(search);
  const data = await route.loader?.({ ...english, http, params: {}, query, signal: new AbortController().signal });
  if (data === undefined) throw new Error('The page has no loader.');
  const { container } = render(<route.Component data={JSON.parse(JSON.stringify(data))} />);
  return { container, head: route.head(data, english), status: route.status?.(data) };
}
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('lists the developers with their place, each with a link', async () => {
  backend.setRecords({ developers: records });
  const { head } = await open();
  expect(names()).toEqual(['Sand & Sons', 'Étoile', 'Cavarin']);
  expect(screen.getByText('3 developers')).toBeInTheDocument();
  expect(screen.getByText('Dubai, UAE')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Étoile/ })).toHaveAttribute('href', '/etoile-properties/');
  expect(screen.getByRole('link', { name: /Download portfolio/ })).toHaveAttribute('type', 'application/pdf');
  expect(head).toMatchObject({ canonical: '/developers/' });
  expect(head.noindex).toBe(false);
});

test('searches and sorts by its address, with a form that needs no script', async () => {
  backend.setRecords({ developers: records });
  const { container, head } = await open('q=sons&sort=name');
  expect(names()).toEqual(['Sand & Sons']);
  expect(screen.getByText('1 of 3 developers')).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Developer or city' })).toHaveValue('sons');
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('name');
  const form = container.querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/developers/', 'get']);
  expect(head.noindex).toBe(true);
});

test('of many developers shows a page, with links to the others that keep the search', async () => {
  const many = Array.from({ length: 2_000 }, (_, index) => ({ id: index + 1, name: `House ${index + 1}` }));
  backend.setRecords({ developers: [...many, { id: 2_001, name: 'Cavarin' }] });
  const { head } = await open('q=house&sort=name-desc&page=2');
  expect(names()).toHaveLength(48);
  expect(names()[0]).toBe('House 1952');
  expect(screen.getByText('2,000 of 2,001 developers')).toBeInTheDocument();
  expect(screen.getByText('Developers 49 to 96 of 2,000')).toBeInTheDocument();
  const link = (rel: string) => document.querySelector(`a[rel=${rel}]`)?.getAttribute('href');
  expect([link('prev'), link('next')]).toEqual([
    '/developers/?q=house&sort=name-desc',
    '/developers/?q=house&sort=name-desc&page=3',
  ]);
  expect(head).toMatchObject({ canonical: '/developers/?page=2', title: expect.stringContaining('page 2') });
});

test.each([
  ['page=42', 32, 200],
  ['page=43', 32, 404],
  ['page=two', 48, 200],
])('%s shows the page that there is; past the end its status is 404', async (search, count, expected) => {
  backend.setRecords({
    developers: Array.from({ length: 2_000 }, (_, index) => ({ id: index + 1, name: `House ${index + 1}` })),
  });
  const { head, status } = await open(search);
  expect(names()).toHaveLength(count);
  expect([status, head.noindex]).toEqual([expected, expected === 404]);
});

test('says so when nothing is found, with a link to all', async () => {
  backend.setRecords({ developers: records });
  await open('q=nobody');
  expect(screen.getByText('No data available')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all developers' })).toHaveAttribute('href', '/developers/');
});

test('says so when there are none', async () => {
  backend.setRecords({ developers: [] });
  await open();
  expect(screen.getByText('No data available')).toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test.each([
  ['refuses', { kind: 'status', status: 500 }, 'Network response was not ok'],
  ['answers with another format', { kind: 'html' }, 'Unexpected data format'],
  ['does not answer', { kind: 'drop' }, 'The server could not be reached'],
] as const)('fails with the words of section 8 when the backend %s', async (_, behaviour, message) => {
  backend.behave(behaviour);
  await expect(open()).rejects.toThrow(message);
});

test('shows a record with missing fields', async () => {
  backend.setRecords({ developers: [null, { id: 1 }, { name: 'Bare', logo: {}, video: 7, location: [] }] });
  await open();
  expect(names()).toEqual(['Bare']);
  expect(screen.getByText('UAE')).toBeInTheDocument();
});
