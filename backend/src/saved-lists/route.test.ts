/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { demoBackend } from '../testing/demo-backend';
import { type SignedIn, signIn } from '../testing/sign-in';

const backend = demoBackend();
let grace: SignedIn;
let sami: SignedIn;
beforeAll(async () => {
  grace = await signIn(backend, 'grace.saves@example.com');
  sami = await signIn(backend, 'sami.saves@example.com');
});

const url = '/api/saved-lists';
const read = async ({ cookie }: SignedIn) => (await backend.get(url, { cookie })).json().data;
const put = (headers: Record<string, string>, payload: object) =>
  backend.app.inject({ method: 'PUT', url, headers, payload });
const lists = { favourites: [{ id: '7', at: 5, colour: 'teal \u0000' }], notes: [{ id: 'n', at: 1, removed: true }] };

test('a reader reads what was saved on another device, with fields of a later release, and nobody else does', async () => {
  expect(await read(grace)).toEqual({ user_id: grace.user.id, version: 0, lists: {} });
  const written = await put({ cookie: grace.cookie }, { user_id: grace.user.id, version: 0, lists });
  expect([written.statusCode, written.json()]).toEqual([200, { data: { version: 1 } }]);
  expect(await read(grace)).toEqual({ user_id: grace.user.id, version: 1, lists });
  expect(await read(sami)).toEqual({ user_id: sami.user.id, version: 0, lists: {} });
});

test('of two devices that have merged with one version, the second has to merge again', async () => {
  const { version } = await read(grace);
  const statuses = [];
  for (const id of ['8', '9']) {
    const favourites = [{ id, at: 6 }];
    statuses.push((await put({ cookie: grace.cookie }, { version, lists: { favourites } })).statusCode);
  }
  const first = await put({ cookie: grace.cookie }, { version: 0, lists: {} });
  expect([...statuses, first.statusCode]).toEqual([200, 409, 409]);
  expect(await read(grace)).toMatchObject({ version: version + 1, lists: { favourites: [{ id: '8' }] } });
});

test.each<[string, number, object]>([
  ['another user', 403, { user_id: 1, version: 0, lists }],
  ['an entry without a moment', 400, { version: 0, lists: { favourites: [{ id: '7' }] } }],
  ['too many entries', 400, { version: 0, lists: { favourites: Array(201).fill({ id: '7', at: 1 }) } }],
  ['too many lists', 400, { version: 0, lists: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [at, []])) }],
  [
    'more bytes than it may have',
    413,
    { version: 0, lists: { favourites: [{ id: '7', at: 1, text: 'x'.repeat(262_144) }] } },
  ],
])('refuses %s', async (_, status, payload) => {
  expect((await put({ cookie: sami.cookie }, payload)).statusCode).toBe(status);
  expect(await read(sami)).toMatchObject({ version: 0 });
});

test('is for readers who are signed in', async () => {
  expect((await backend.get(url)).statusCode).toBe(401);
  expect((await put({}, { version: 0, lists })).statusCode).toBe(401);
});
