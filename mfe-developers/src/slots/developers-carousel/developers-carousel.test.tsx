import { createHttp } from '@iwan/shared/api/create-http';
import { english } from '@iwan/shared/testing/english';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { render, screen, within } from '@testing-library/react';
import { slot } from '.';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
beforeEach(() => {
  backend.reset();
  for (const name of ['IntersectionObserver', 'ResizeObserver'] as const) {
    globalThis[name] = class {
      observe() {}
      disconnect() {}
    } as never;
  }
});
afterAll(() => backend.close());

async function open() {
  const http = createHttp({ baseUrl: backend.url, report: () => {} });
  const query = new URLSearchParams();
  const data = await slot.loader?.({ ...english, http, query, params: {}, signal: new AbortController().signal });
  if (data === undefined) throw new Error('The slot has no loader.');
  render(<slot.Component data={JSON.parse(JSON.stringify(data))} />);
}

test.each([
  ['Lazurine Estates', '/developers/lazurine-estates-properties/'],
  ['Palm-View', '/developers/palm-view-properties/'],
  ["L'Étoile", '/developers/l-etoile-properties/'],
  ['Pelham & Sons', '/developers/pelham-sons-properties/'],
  ['North/South', '/developers/north-south-properties/'],
])('leads to the page of %s, in the product’s words', async (name, href) => {
  backend.setRecords({ developers: [{ id: 1, name, location: 'Elsewhere' }] });
  await open();
  const niche = within(screen.getByRole('link', { name: new RegExp(name.replace(/\W/g, '.')) }));
  expect(niche.getByText('UAE')).toBeInTheDocument();
  expect(niche.getByText('Tap To View')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Tap To View/ })).toHaveAttribute('href', href);
});

test('of many developers the first are shown, and a link leads to all', async () => {
  const developers = Array.from({ length: 2_000 }, (_, index) => ({ id: index + 1, name: `Developer ${index + 1}` }));
  backend.setRecords({ developers });
  await open();
  expect(screen.getAllByRole('link', { name: /Tap To View/ })).toHaveLength(24);
  expect(screen.getByRole('link', { name: 'All 2,000 developers' })).toHaveAttribute('href', '/developers/');
});

test('a link to all is left out where all are shown', async () => {
  backend.setRecords({
    developers: Array.from({ length: 24 }, (_, index) => ({ id: index + 1, name: `Developer ${index + 1}` })),
  });
  await open();
  expect(screen.getAllByRole('link')).toHaveLength(24);
});

test('says so when there are none', async () => {
  backend.setRecords({ developers: [] });
  await open();
  expect(screen.getByText('No data available')).toBeInTheDocument();
});

test.each([
  ['refuses', { kind: 'status', status: 500 }, 'Network response was not ok'],
  ['answers with another format', { kind: 'body', body: { data: {} } }, 'Unexpected data format'],
] as const)('fails with the words of section 8 when the backend %s', async (_, behaviour, message) => {
  backend.behave(behaviour);
  await expect(open()).rejects.toThrow(message);
});
