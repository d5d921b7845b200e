import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHttp } from '@iwan/shared/api/create-http';
import type { WireError } from '@iwan/shared/contracts/http';
import { english } from '@iwan/shared/testing/english';
import { type Behaviour, type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { builtInOpenings } from './built-in-openings';
import { loadOpenings } from './load-openings';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

async function load(behaviour?: Behaviour, signal = new AbortController().signal) {
  if (behaviour) backend.behave(behaviour, '/api/openings');
  const errors: WireError[] = [];
  const http = createHttp({ baseUrl: backend.url, report: (error) => errors.push(error) });
  return { ...(await loadOpenings({ http, signal, locale: english.locale })), errors };
}

const builtIn = builtInOpenings(english.locale);

test('reads the openings of the backend, whatever is missing or malformed', async () => {
  const { openings, isMissing, errors } = await load({
    kind: 'body',
    body: {
      data: [
        {
          ...{ id: 1, name: 'Clerk & Co', summary: 'Files.', employment: 'part_time' },
          ...{ does: '1. Files\r\n2. Finds\n\n Files ', brings: 'Patience', offers: null },
          ...{ posted_on: '2026-11-02', closes_on: '2027-02-31', pay_from: '12000', pay_to: 9000 },
        },
        { id: 2, name: 'Guide', summary: ['x'], employment: 'forever', does: { a: 1 }, posted_on: 7, pay_from: -5 },
        { id: 3, name: 'CLERK & CO', summary: 'Has the address of another one.' },
        { id: 4, summary: 'Of nobody' },
        'Clerk',
      ],
    },
  });
  expect(isMissing).toBe(false);
  expect(openings).toEqual([
    {
      ...{
        title: 'Clerk & Co',
        slug: 'clerk-co',
        summary: 'Files.',
        employment: 'part_time',
        pay: { from: 9000, to: 12_000 },
      },
      ...{ does: ['Files', 'Finds'], brings: ['Patience'], offers: [], postedOn: '2026-11-02', closesOn: null },
    },
    {
      ...{ title: 'Guide', slug: 'guide', summary: null, employment: null, pay: null },
      ...{ does: [], brings: [], offers: [], postedOn: null, closesOn: null },
    },
  ]);
  expect(errors).toEqual([
    { resource: 'opening', index: 3, reason: 'has no name' },
    { resource: 'opening', index: 4, reason: 'is not a record' },
  ]);
});

test('an empty list is one', async () => {
  expect(await load({ kind: 'body', body: { data: [] } })).toEqual({ openings: [], isMissing: false, errors: [] });
});

test.each([
  ['has no such call', undefined],
  ['refuses it', { kind: 'status', status: 405 }],
  ['has not implemented it', { kind: 'status', status: 501 }],
  ['answers every address with its own page', { kind: 'html' }],
  ['means something else by it', { kind: 'body', body: { data: 'open' } }],
] as const)('a backend that %s has the openings of the specification, and nothing is logged', async (_, behaviour) => {
  expect(await load(behaviour)).toEqual({ openings: builtIn, isMissing: false, errors: [] });
});

test.each([
  [{ kind: 'status', status: 500 }, 'Network response was not ok'],
  [{ kind: 'status', status: 429 }, 'Network response was not ok'],
  [{ kind: 'drop' }, 'The server could not be reached'],
] as const)('while the backend is away (%j) they are shown too, which is logged', async (behaviour, reason) => {
  const errors = [{ resource: 'openings', index: 0, reason }];
  expect(await load(behaviour)).toEqual({ openings: builtIn, isMissing: true, errors });
});

test('rejects where nobody waits any more', async () => {
  await expect(load(undefined, AbortSignal.abort())).rejects.toThrow('The request was cancelled');
});

test('in Arabic they are Arabic and not marked as English, and applications name them in English', () => {
  for (const { title, translation, summary } of builtInOpenings('ar-AE-u-nu-latn')) {
    expect(builtIn.map((opening) => opening.title)).toContain(title);
    expect([translation?.name, summary]).toEqual([expect.stringMatching(/\p{Script=Arabic}/u), expect.anything()]);
    expect(translation?.missing).toEqual([]);
  }
});

test('a new database of our own backend has the same openings, with a range of pay', async () => {
  const seed = JSON.parse(readFileSync(join(__dirname, '../../../../backend/seed/openings.json'), 'utf8'));
  const { openings } = await load({ kind: 'body', body: { data: seed } });
  expect(openings.map((opening) => ({ ...opening, pay: null }))).toEqual(builtIn);
  for (const { pay } of openings) expect(pay?.to).toBeGreaterThan(pay?.from ?? Number.POSITIVE_INFINITY);
});
