import { createHttp } from '@iwan/shared/api/create-http';
import { english } from '@iwan/shared/testing/english';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { route } from '.';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
afterAll(() => backend.close());

test.each([
  ['11', { to: '/marensand-developments-properties/harbour-gate/', permanent: false }],
  ['11~4', { to: '/lazurine-estates-properties/harbour-gate/', permanent: false }],
  ["Café L'Étoile & Sons / Marina", { to: '/independent-properties/cafe-l-etoile-sons-marina/', permanent: false }],
  ['999', { to: '/', permanent: false, notice: 'Property not found', showsPageFirst: true }],
  ['', { to: '/', permanent: false, notice: 'Property not found', showsPageFirst: true }],
])('leads from the id %p on to %p', async (id, redirect) => {
  const http = createHttp({ baseUrl: backend.url, report: () => {} });
  const data = await route.loader?.({
    ...english,
    http,
    params: { id },
    query: new URLSearchParams(),
    signal: new AbortController().signal,
  });
  expect(data && route.redirect?.(data, english)).toEqual(redirect);
});
