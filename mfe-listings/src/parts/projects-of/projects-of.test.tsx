import { createHttp } from '@iwan/shared/api/create-http';
import { basketStore } from '@iwan/shared/state/site-store';
import { english } from '@iwan/shared/testing/english';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { act, render, screen } from '@testing-library/react';
import { slot as ofAgent } from '../../slots/projects-of-agent';
import { slot as ofDeveloper } from '../../slots/projects-of-developer';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
beforeEach(() => backend.reset());
afterEach(() => act(() => basketStore.clear()));
afterAll(() => backend.close());

const record = (id: number, developer: string, agent = 'Layla Haddad') => ({
  id,
  name: `Harbour ${id}`,
  starting_price: 'AED 1,200,000',
  developer: { name: developer },
  agent: [{ name: 'Omar Saleh' }, { name: agent }],
});

async function open(slot: typeof ofDeveloper, params: Readonly<Record<string, string>>) {
  const http = createHttp({ baseUrl: backend.url, report: () => {} });
  const query = new URLSearchParams();
  const data = await slot.loader?.({ ...english, http, query, params, signal: new AbortController().signal });
  if (data === undefined) throw new Error('The slot has no loader.');
  render(<slot.Component data={JSON.parse(JSON.stringify(data))} />);
  return screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}
const requested = () => backend.requests.map(({ path }) => decodeURIComponent(path));

test('shows a developer’s projects, and links to all of them', async () => {
  backend.setRecords({ projects: [record(1, 'Cavarin'), record(2, 'Other'), record(3, 'cavarin')] });
  expect(await open(ofDeveloper, { developer: 'cavarin' })).toEqual(['Harbour 1', 'Harbour 3']);
  expect(screen.getByRole('heading', { level: 2, name: 'Projects by Cavarin' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all 2 in the results' })).toHaveAttribute(
    'href',
    '/filter-property?developer=Cavarin&price=any',
  );
  expect(screen.getByRole('link', { name: 'View on map' })).toHaveAttribute(
    'href',
    '/map/?developer=Cavarin&price=any',
  );
  expect(requested()).toEqual(['/api/developerProject/cavarin']);
});

test('shows an agent’s projects', async () => {
  backend.setRecords({ projects: [record(1, 'Cavarin'), record(2, 'Other', 'Zoë Müller')] });
  expect(await open(ofAgent, { agent: 'layla-haddad' })).toEqual(['Harbour 1']);
  expect(screen.getByRole('heading', { level: 2, name: 'Projects with Layla Haddad' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See it in the results' })).toHaveAttribute(
    'href',
    '/filter-property?agent=Layla+Haddad&price=any',
  );
});

test('an agent’s page links to a chat with that agent, whoever else sells the project', async () => {
  const agent = [
    { name: 'Omar Saleh', phone: '971500000001' },
    { name: 'Layla Haddad', phone: '971500000002' },
  ];
  backend.setRecords({ projects: [{ ...record(1, 'Cavarin'), agent }] });
  await open(ofAgent, { agent: 'layla-haddad' });
  const chats = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(chats.filter((href) => href.includes('wa.me'))).toEqual([expect.stringContaining('/971500000002?')]);
});

test.each([
  ['a hyphen', 'Palm-View', 'palm-view'],
  ['an apostrophe', "L'Étoile", 'l-etoile'],
  ['an ampersand', 'Pelham & Sons', 'pelham-sons'],
  ['a slash', 'North/South', 'north-south'],
  ['no letter', '★★', '★★'],
])('finds them where the developer’s name has %s', async (_, name, slug) => {
  backend.setRecords({ developers: [{ name: 'Other' }, { name }], projects: [record(1, name)] });
  expect(await open(ofDeveloper, { developer: slug })).toEqual(['Harbour 1']);
});

test('says so when there are none, with a way to all projects, and sends one request for an exact name', async () => {
  backend.setRecords({ developers: [{ name: 'Cavarin' }], projects: [] });
  await open(ofDeveloper, { developer: 'cavarin' });
  expect(screen.getByText('No data available')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Projects' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View all projects' })).toHaveAttribute('href', '/properties/');
  expect(requested()).toEqual(['/api/developerProject/cavarin', '/api/developerapi']);
});

test('says so for an unknown developer', async () => {
  backend.behave({ kind: 'status', status: 404 }, '/api/developerProject');
  await open(ofDeveloper, { developer: 'nobody' });
  expect(screen.getByText('No data available')).toBeInTheDocument();
});

test.each([
  ['a failure', { kind: 'status', status: 500 }, 'Network response was not ok'],
  ['a web page', { kind: 'html' }, 'Unexpected data format'],
  ['another shape', { kind: 'body', body: { data: 'x' } }, 'Unexpected data format'],
] as const)('fails with the words of section 8 on %s', async (_, behaviour, message) => {
  backend.behave(behaviour, '/api/developerProject');
  await expect(open(ofDeveloper, { developer: 'cavarin' })).rejects.toThrow(message);
});

test('shows a record with missing fields', async () => {
  backend.setRecords({
    projects: [
      { developer: { name: 'Cavarin' } },
      { name: 'Bare', developer: { name: 'Cavarin' }, agent: null, unit: 7, image: {} },
    ],
  });
  expect(await open(ofDeveloper, { developer: 'cavarin' })).toEqual(['Bare']);
});

test('shows 24 of many, and says how many there are', async () => {
  backend.setRecords({ projects: Array.from({ length: 30 }, (_, id) => record(id + 1, 'Cavarin')) });
  expect(await open(ofDeveloper, { developer: 'cavarin' })).toHaveLength(24);
  expect(screen.getByRole('link', { name: 'See all 30 in the results' })).toBeInTheDocument();
});
