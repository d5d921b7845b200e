import type { Http, WireError } from '../../contracts/http';
import { type PlainBackend, startPlainBackend } from '../../testing/plain-backend';
import { agentsApi } from '../agents';
import { blogsApi } from '../blogs';
import { createHttp } from '../create-http';
import { developersApi } from '../developers';

let backend: PlainBackend;
let errors: WireError[];
let http: Http;

beforeAll(async () => {
  backend = await startPlainBackend();
});
beforeEach(() => {
  errors = [];
  http = createHttp({ baseUrl: backend.url, report: (error) => errors.push(error) });
});
afterAll(() => backend.close());

test('lists developers, with no logo or video that a page would trip over', async () => {
  expect(await developersApi(http).list()).toEqual([
    {
      id: '1',
      name: 'Marensand Developments',
      logo: 'media/logos/marensand.png',
      video: { kind: 'file', path: 'media/clips/a.mp4' },
      location: null,
    },
    { id: 'Lazurine & Søn', name: 'Lazurine & Søn', logo: null, video: null, location: null },
  ]);
  expect(errors).toEqual([
    { resource: 'developer', index: 2, reason: 'is not a record' },
    { resource: 'developer', index: 3, reason: 'has no name' },
  ]);
});

test('lists agents in the order of the backend, which decides the featured one', async () => {
  expect(await agentsApi(http).list()).toEqual([
    {
      id: '1',
      name: 'Layla Haddad',
      image: 'media/agents/layla.png',
      languages: 'English, Arabic',
      designation: 'Director',
      linkedin: null,
      phone: null,
    },
    {
      id: 'Omar O’Neill',
      name: 'Omar O’Neill',
      image: null,
      languages: 'Hindi, Urdu',
      designation: null,
      linkedin: null,
      phone: null,
    },
    {
      id: '4',
      name: 'Zoë Müller',
      image: null,
      languages: '7',
      designation: null,
      linkedin: 'https://www.linkedin.com/in/zoe',
      phone: null,
    },
  ]);
  expect(errors.map(({ index }) => index)).toEqual([2, 3]);
});

test('lists articles with the first picture of their sections', async () => {
  expect(await blogsApi(http).list()).toEqual([
    {
      id: '5',
      heading: 'Buying off plan',
      summary: 'What to ask before you sign.',
      image: 'media/blog/keys.png',
      createdAt: '2026-03-01T09:30:00.000Z',
      readingMinutes: null,
    },
    {
      id: 'Only a title',
      heading: 'Only a title',
      summary: null,
      image: null,
      createdAt: null,
      readingMinutes: null,
    },
  ]);
  expect(errors.map(({ index }) => index)).toEqual([2, 3]);
});
