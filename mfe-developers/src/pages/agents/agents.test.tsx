import { openPage } from '@iwan/shared/testing/open-page';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { screen, within } from '@testing-library/react';
import { route } from '.';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  backend.setRecords({
    agents: [
      { id: 1, name: 'Tomás O’Rourke', language: 'English, Spanish', designation: 'Adviser', phone: '971500000004' },
      null,
      { id: 2, name: 'Layla Haddad', language: ['Arabic', 'English'], images: 'media/a.webp' },
      { name: 'Half' },
    ],
  });
});
afterAll(() => backend.close());

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('shows every agent as a card with a link', async () => {
  await openPage(route, backend);
  expect(names()).toEqual(['Tomás O’Rourke', 'Layla Haddad', 'Half']);
  expect(screen.getByRole('link', { name: 'Tomás O’Rourke' })).toHaveAttribute('href', '/agents/tomas-o-rourke/');
  expect(screen.getByText('Arabic, English')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'WhatsApp Tomás O’Rourke' })).toHaveAttribute(
    'href',
    'https://wa.me/971500000004?text=Hello%20Tom%C3%A1s%20O%E2%80%99Rourke%2C%20I%20have%20a%20question.',
  );
});

test('offers each language as a link, the most common one first', async () => {
  await openPage(route, backend);
  const links = within(screen.getByRole('navigation', { name: 'Languages' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/our-team/agents',
    '/our-team/agents?language=English',
    '/our-team/agents?language=Arabic',
    '/our-team/agents?language=Spanish',
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null, null]);
});

test('filters by a language, ignoring case, and is not indexed then', async () => {
  const { head } = await openPage(route, backend, { search: '?language=arabic' });
  expect(names()).toEqual(['Layla Haddad']);
  expect(screen.getByRole('heading', { level: 1, name: 'Agents who speak Arabic' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Arabic' })).toHaveAttribute('aria-current', 'true');
  expect(head).toMatchObject({ canonical: '/our-team/agents', noindex: true });
});

test.each([
  ['nobody speaks the language', '?language=Klingon', undefined],
  ['there are no agents', '', []],
])('says "No data available" where %s', async (_, search, agents) => {
  if (agents) backend.setRecords({ agents });
  await openPage(route, backend, { search });
  expect(screen.getByText('No data available')).toBeInTheDocument();
});

test('shows an unknown language as it was requested', async () => {
  await openPage(route, backend, { search: '?language=%20Klingon%20' });
  expect(screen.getByRole('heading', { level: 1, name: 'Agents who speak Klingon' })).toBeInTheDocument();
});

test.each([
  [{ kind: 'status', status: 500 }, 'Network response was not ok'],
  [{ kind: 'body', body: { data: 'none' } }, 'Unexpected data format'],
] as const)('after %j it is an error: %s', async (behaviour, message) => {
  backend.behave(behaviour, '/api/agentapi');
  await expect(openPage(route, backend)).rejects.toThrow(message);
});
