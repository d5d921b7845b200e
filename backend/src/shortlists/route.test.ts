/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { shortlists } from '../database/schema';
import { hashToken } from '../sign-in/hashing';
import { demoBackend } from '../testing/demo-backend';
import { postJson } from '../testing/sign-in';
import { clearUnusedShortlists, withShortlist } from './store';

const backend = demoBackend();
/** The secret of a browser as its cookie. */
const newBrowser = () => `shortlist=${randomBytes(32).toString('base64url')}`;
const maker = newBrowser();
const sami = newBrowser();
const post = (path: string, payload: object, cookie = '', key = randomBytes(8).toString('hex')) =>
  postJson(backend, `/api/shortlists${path}`, payload, { cookie, 'idempotency-key': key });
const read = async (token: string, cookie = '') => backend.get(`/api/shortlists?token=${token}`, { cookie });
const shown = async (token: string, cookie?: string) => (await read(token, cookie)).json().data;

const marina = { name: 'Our flat in the Marina', projects: ['11', 3, 999_999] };
async function make(cookie = maker): Promise<string> {
  const response = await post('', marina, cookie);
  expect(response.statusCode).toBe(201);
  return response.json().data.token;
}
const answer = (token: string, fields: object, cookie = sami) =>
  post('/answers', { token, name: 'Sami', ...fields }, cookie);
const yes = { answers: { 11: { vote: 'yes' } } };

test('a shortlist has the projects that are listed, for whoever has its link', async () => {
  const token = await make();
  expect(token).toMatch(/^[\w-]{43}$/);
  const stranger = await read(token);
  expect(stranger.headers['cache-control']).toBe('no-store');
  expect(stranger.json().data).toEqual({
    browser: expect.stringMatching(/^[\w-]{43}$/),
    ...{ name: 'Our flat in the Marina', mine: false, people: [] },
    projects: [
      { id: 11, name: expect.any(String) },
      { id: 3, name: expect.any(String) },
    ],
  });
  expect(await shown(token, maker)).toMatchObject({ browser: null, mine: true });
  expect((await read('x'.repeat(43))).statusCode).toBe(404);
  const [stored] = await backend.open.db
    .select()
    .from(shortlists)
    .where(eq(shortlists.token_hash, hashToken(token)));
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('a form that is sent twice makes one shortlist, also in a browser without a cookie', async () => {
  const browser = randomBytes(32).toString('base64url');
  const tokens = [];
  for (const cookie of ['', '', `shortlist=${browser}`]) {
    const response = await post('', { ...marina, browser }, cookie, 'pressed-twice');
    expect(response.cookies).toMatchObject([{ name: 'shortlist', value: browser, httpOnly: true, sameSite: 'Lax' }]);
    tokens.push(response.json().data.token);
  }
  expect(new Set(tokens).size).toBe(1);
});

test('answers change, those that are sent twice are stored once, and relatives of one name do not overwrite each other', async () => {
  const token = await make();
  const comment = ' The <b>sea</b> \u0000 ';
  for (const _ of [1, 2]) await answer(token, { answers: { 11: { vote: 'yes', comment }, 3: { comment: '' } } });
  const first = await answer(token, { ...yes, browser: randomBytes(32).toString('base64url') }, '');
  expect(first.cookies).toMatchObject([{ name: 'shortlist' }]);
  const { people } = await shown(token, sami);
  expect(people).toMatchObject([
    { name: 'Sami', mine: true, answers: { 11: { vote: 'yes', comment: 'The <b>sea</b>' } } },
    { name: 'Sami', mine: false, answers: { 11: { vote: 'yes' } } },
  ]);
  const changed = { person: people[0].id, name: 'Sami A.', answers: { 3: { vote: 'no' }, 7: { vote: 'yes' } } };
  await answer(token, changed);
  expect((await shown(token)).people).toMatchObject([
    { name: 'Sami A.', answers: { 11: { vote: 'yes', comment: 'The <b>sea</b>' }, 3: { vote: 'no' } } },
    { name: 'Sami' },
  ]);
  // Nobody changes the answers of another browser; another name on the same tablet is another person.
  await answer(token, { person: people[1].id, name: 'Noura', ...yes });
  expect((await shown(token)).people.map(({ name }: { name: string }) => name)).toEqual(['Sami A.', 'Sami', 'Noura']);
  expect((await shown(token)).people.every(({ answers }: { answers: object }) => !('7' in answers))).toBe(true);
});

test('a comment is removed by its author and by the maker, and nobody else; and so is a person', async () => {
  const token = await make();
  await answer(token, { answers: { 3: { vote: 'yes', comment: 'Two' }, 11: { comment: 'One' } } });
  const people = async () => (await shown(token)).people;
  const [{ id: person }] = await people();
  const remove = async (which: object, cookie: string) =>
    (await post('/remove', { token, person, ...which }, cookie)).statusCode;
  expect(await remove({ project: 11 }, newBrowser())).toBe(403);
  expect(await remove({ project: 11 }, '')).toBe(403);
  expect([await remove({ project: 11 }, sami), await remove({ project: 11 }, sami)]).toEqual([200, 200]);
  expect(await remove({ project: 3 }, maker)).toBe(200);
  expect(await people()).toMatchObject([{ answers: { 3: { vote: 'yes' } } }]);
  expect((await people())[0].answers).toEqual({ 3: { vote: 'yes' } });
  expect([await remove({}, sami), await remove({}, sami)]).toEqual([200, 200]);
  expect(await people()).toEqual([]);
});

test('its maker ends it, which deletes what was typed, and its link says so', async () => {
  const token = await make();
  await answer(token, { answers: { 11: { comment: 'Private' } } });
  expect((await post('/end', { token }, sami)).statusCode).toBe(403);
  expect((await post('/end', { token }, maker)).statusCode).toBe(200);
  for (const response of [await read(token, maker), await answer(token, yes)]) {
    expect([response.statusCode, response.json().message]).toEqual([410, 'This shortlist has ended.']);
  }
  const [row] = await backend.open.db
    .select()
    .from(shortlists)
    .where(eq(shortlists.token_hash, hashToken(token)));
  expect(row).toMatchObject({ name: '', projects: [], people: [] });
});

test.each([
  [{ name: '' }, 'name', 'Enter a name for the shortlist.'],
  [{ name: 'x'.repeat(61) }, 'name', 'Use up to 60 characters for a name, and 300 for a comment.'],
  [{ projects: [] }, 'projects', 'Choose at least one project.'],
  [{ projects: Array(21).fill(1) }, 'projects', 'A shortlist has up to 20 projects.'],
])('a shortlist with %j is refused', async (fields, field, message) => {
  const response = await post('', { ...marina, ...fields }, maker);
  expect([response.statusCode, response.json()]).toEqual([400, { message, errors: [{ field, message }] }]);
});

test('an answer without a vote or a comment, without a name or too long is refused, in the language of the page', async () => {
  const token = await make();
  const saying = async (fields: object) => {
    const response = await answer(token, fields);
    return [response.statusCode, response.json().message];
  };
  expect(await saying({ answers: { 11: { comment: ' ' } } })).toEqual([400, 'Vote on a project or write a comment.']);
  expect(await saying({ ...yes, name: ' ' })).toEqual([400, 'Enter your name.']);
  expect((await saying({ answers: { 11: { vote: 'perhaps' } } }))[0]).toBe(400);
  expect((await saying({ answers: { 11: { comment: 'x'.repeat(301) } } }))[0]).toBe(400);
  const arabic = await postJson(backend, '/api/shortlists/answers?lang=ar', { token, name: 'Sami', answers: {} });
  expect(arabic.json().message).toBe('صوّت على مشروع أو اكتب تعليقًا.');
});

test('a shortlist that nobody has opened or changed for 180 days is deleted', async () => {
  const daysOn = (days: number) => new Date(Date.now() + days * 86_400_000);
  const rows = () => backend.open.db.select().from(shortlists);
  const token = await make(newBrowser());
  const before = (await rows()).length;
  await withShortlist(backend.open.db, hashToken(token), daysOn(10));
  await clearUnusedShortlists(backend.open.db, daysOn(179));
  expect((await rows()).map(({ site_key }) => site_key)).toEqual(Array(before).fill(''));
  await clearUnusedShortlists(backend.open.db, daysOn(181));
  expect((await rows()).map(({ token_hash }) => token_hash)).toEqual([hashToken(token)]);
});

test('a shortlist takes 30 people, and a network makes 40 shortlists a day', async () => {
  const token = await make(newBrowser());
  for (let person = 0; person < 30; person += 1) {
    expect((await answer(token, { name: `Person ${person}`, ...yes })).statusCode).toBe(200);
  }
  expect((await answer(token, { name: 'Person 3', ...yes })).statusCode).toBe(200);
  const full = await answer(token, { name: 'One more', ...yes });
  expect([full.statusCode, full.json().message]).toEqual([409, 'This shortlist is full. It takes up to 30 people.']);
  let made = 1;
  while ((await post('', marina, maker)).statusCode === 201 && made < 60) made += 1;
  expect(made).toBe(40);
});
