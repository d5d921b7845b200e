import { cutLine } from '../../domain/record/cut-line';
import { paths } from '../paths/paths';
import type { PlainBackend } from '../testing/plain-backend';
import { startPlainBackend } from '../testing/plain-backend';
import { agentsApi } from './agents';
import { createHttp } from './create-http';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const agents = () => agentsApi(createHttp({ baseUrl: backend.url, report: () => {} }));
const slugOf = (name: string) => decodeURIComponent(paths.agent(name).split('/')[2] ?? '');
const requested = () => backend.requests.map(({ path }) => decodeURIComponent(path));

test('asks for the slug with its hyphens as spaces, and for nothing more', async () => {
  backend.setRecords({ agents: [{ id: 1, name: 'Layla Haddad' }] });
  expect(await agents().find('layla-haddad')).toMatchObject({ id: '1', name: 'Layla Haddad' });
  expect(requested()).toEqual(['/api/agentapi/layla haddad']);
});

test.each([
  'Anne-Marie Dubois',
  'Tomás O’Rourke',
  "Tomas O'Rourke",
  'Nadia & Noor',
  'Elena Marković',
  'Omar/Layla Team',
  'ليلى حداد',
  '★★★',
])('finds %s by the agent’s own address, with the exact name in the second call', async (name) => {
  backend.setRecords({ agents: [{ id: 1, name: 'Omar' }, null, { id: 2, name }] });
  expect(await agents().find(slugOf(name))).toMatchObject({ id: '2', name });
  expect(requested().at(-1)).toBe(`/api/agentapi/${name}`);
});

test('finds a name that is too long to be shown whole', async () => {
  const name = 'Layla '.repeat(100).trim();
  backend.setRecords({ agents: [{ id: 1, name }] });
  expect(await agents().find(slugOf(cutLine(name)))).toMatchObject({ id: '1' });
});

test.each([
  ['answers 404', { kind: 'status', status: 404 }],
  ['answers with an empty list', { kind: 'body', body: { data: [] } }],
  ['answers with somebody else', { kind: 'body', body: { data: [{ id: 9, name: 'Somebody Else' }] } }],
] as const)('there is no such agent where the backend %s', async (_, behaviour) => {
  backend.behave(behaviour, '/api/agentapi/');
  expect(await agents().find('nobody')).toBeNull();
});

test('a backend that fails is a failure, not a missing agent', async () => {
  backend.behave({ kind: 'status', status: 500 });
  await expect(agents().find('layla-haddad')).rejects.toMatchObject({
    kind: 'status',
    message: 'Network response was not ok',
  });
});

test('reads every field of a whole record, and nothing hostile of it', async () => {
  backend.setRecords({
    agents: [
      {
        id: 4,
        name: 'Layla Haddad',
        images: 'media/agents/layla.webp',
        language: 'Arabic, English',
        designation: 'Director',
        linkedin: 'https://www.linkedin.com/in/layla',
        sub_heading: 'Homes by the water',
        description: '<p>Knows <b>every</b> quay.</p><script>alert(1)</script>',
        card: 'media/cards/layla.vcf',
        phone: '+971 50 000 0001',
      },
    ],
  });
  expect(await agents().find('layla-haddad')).toEqual({
    id: '4',
    name: 'Layla Haddad',
    image: 'media/agents/layla.webp',
    languages: 'Arabic, English',
    designation: 'Director',
    linkedin: 'https://www.linkedin.com/in/layla',
    subHeading: 'Homes by the water',
    description: [{ tag: 'p', children: ['Knows ', { tag: 'strong', children: ['every'] }, ' quay.'] }],
    card: 'media/cards/layla.vcf',
    phone: '971500000001',
  });
});

test('reads half a record, with nothing that a page would trip over', async () => {
  backend.setRecords({
    agents: [{ name: 'Layla Haddad', images: 'javascript:1', card: '//evil.example/x', linkedin: 7, description: [] }],
  });
  expect(await agents().find('layla-haddad')).toEqual({
    id: 'Layla Haddad',
    name: 'Layla Haddad',
    image: null,
    languages: null,
    designation: null,
    linkedin: null,
    subHeading: null,
    description: [],
    card: null,
    phone: null,
  });
});
