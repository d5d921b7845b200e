/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { eq } from 'drizzle-orm';
import { officeAudit, officePeople, officeSessions, signInEvents } from '../../database/schema';
import { readMailbox } from '../../mail/mailbox-folder';
import { demoBackend } from '../../testing/demo-backend';
import { eventually } from '../../testing/eventually';
import { type OfficeMethod, officeCall, officeOf } from '../../testing/office';
import { softwarePasskey } from '../../testing/passkey';
import { mailedCode, postJson } from '../../testing/sign-in';

const boss = 'boss@example.com';
const settings = officeOf(boss);
const minute = 60_000;
const hour = 60 * minute;

let clock = Date.parse('2026-03-01T08:00:00Z');
const later = (milliseconds: number) => {
  clock += milliseconds;
};
const backend = demoBackend({ office: settings }, { now: () => new Date(clock) });
const passkey = softwarePasskey(settings.url);

const call = (method: OfficeMethod, path: string, body?: object, cookie = '', more: Record<string, string> = {}) =>
  officeCall(backend, method, path, { body, headers: { cookie, ...more } });

const mailsTo = async (email: string) => (await readMailbox(testDataFolder)).filter(({ to }) => to === email).length;

async function codeFor(email: string): Promise<string> {
  const before = await mailsTo(email);
  // Five codes an hour are sent.
  later(15 * minute);
  expect((await call('POST', '/session/code', { email })).statusCode).toBe(204);
  await eventually(async () => (await mailsTo(email)) > before);
  return mailedCode(email);
}

const cookieOf = (response: Awaited<ReturnType<typeof call>>) => `iwan-office=${response.cookies[0]?.value ?? ''}`;

async function signIn(email: string) {
  const response = await call('POST', '/session', { email, code: await codeFor(email) });
  expect(response.statusCode).toBe(200);
  return { ...response.json(), cookie: cookieOf(response) };
}

async function show(cookie: string): Promise<string> {
  const { challenge } = (await call('POST', '/session/passkey/options', {}, cookie)).json();
  const shown = await call('POST', '/session/passkey', { response: passkey.show(challenge) }, cookie);
  expect([shown.statusCode, shown.json().secondFactor]).toEqual([200, 'none']);
  return cookieOf(shown);
}

test('the first administrator signs in by a mailed code, and may do nothing before a passkey is made', async () => {
  const { person, secondFactor, cookie } = await signIn(boss);
  expect([person.role, secondFactor]).toEqual(['administrator', 'enrol']);
  const held = await call('GET', '/people', undefined, cookie);
  expect([held.statusCode, held.json().error.code]).toEqual([401, 'second_factor']);

  const { challenge } = (await call('POST', '/passkeys/options', {}, cookie)).json();
  const elsewhere = softwarePasskey('http://localhost:4999').make(challenge);
  expect((await call('POST', '/passkeys', { name: 'Phone', response: elsewhere }, cookie)).statusCode).toBe(400);
  // A challenge is good for one answer.
  const late = { name: 'Phone', response: passkey.make(challenge) };
  expect((await call('POST', '/passkeys', late, cookie)).statusCode).toBe(400);

  const again = (await call('POST', '/passkeys/options', {}, cookie)).json().challenge;
  const made = await call('POST', '/passkeys', { name: 'Phone', response: passkey.make(again) }, cookie);
  expect([made.statusCode, made.json().name]).toEqual([201, 'Phone']);
  expect((await call('GET', '/people', undefined, cookieOf(made))).json().total).toBe(1);
  // The token from before the second factor is worth nothing.
  expect((await call('GET', '/session', undefined, cookie)).statusCode).toBe(401);
});

test('a stolen code is of no use without the passkey, and cannot register another one', async () => {
  const { secondFactor, cookie } = await signIn(boss);
  expect(secondFactor).toBe('required');
  expect((await call('POST', '/passkeys/options', {}, cookie)).json().error.code).toBe('second_factor');
  expect((await call('DELETE', '/sessions', undefined, cookie)).json().error.code).toBe('second_factor');
  const { challenge } = (await call('POST', '/session/passkey/options', {}, cookie)).json();
  const other = softwarePasskey(settings.url).show(challenge);
  expect((await call('POST', '/session/passkey', { response: other }, cookie)).statusCode).toBe(400);
  // The right key's signature, under another challenge.
  const forged = { response: passkey.show('another') };
  await call('POST', '/session/passkey/options', {}, cookie);
  expect((await call('POST', '/session/passkey', forged, cookie)).statusCode).toBe(400);
  const full = await show(cookie);
  expect((await call('GET', '/session', undefined, full)).json()).toMatchObject({
    person: { email: boss },
    secondFactor: 'none',
    rights: { people: { read: 'all' } },
  });
});

test('a code of the site is none of the office, and the other way round', async () => {
  await postJson(backend, '/api/send-user-otp', { email: boss });
  const site = await mailedCode(boss);
  expect((await call('POST', '/session', { email: boss, code: site })).statusCode).toBe(400);
  const office = await codeFor(boss);
  expect((await postJson(backend, '/api/verify-user-otp', { email: boss, otp: office })).statusCode).toBe(400);
  expect((await call('POST', '/session', { email: boss, code: office })).statusCode).toBe(200);
});

test('an address that is not of the office gets the same answer, and no mail', async () => {
  const requested = await call('POST', '/session/code', { email: 'nobody@example.com' });
  expect([requested.statusCode, requested.body, await mailsTo('nobody@example.com')]).toEqual([204, '', 0]);
  const guessed = await call('POST', '/session', { email: 'nobody@example.com', code: '123456' });
  const wrong = await call('POST', '/session', { email: boss, code: 'abc' });
  expect([guessed.statusCode, wrong.statusCode]).toEqual([400, 400]);
  const events = await backend.open.db.select().from(signInEvents).where(eq(signInEvents.purpose, 'office'));
  expect(events.length).toBeGreaterThan(0);
});

test('a cookie that somebody has planted is not the session that follows', async () => {
  const code = await codeFor(boss);
  const planted = `iwan-office=${'x'.repeat(43)}`;
  const response = await call('POST', '/session', { email: boss, code }, planted);
  const [set] = response.cookies;
  expect(set).toMatchObject({ name: 'iwan-office', httpOnly: true, sameSite: 'Strict', path: '/' });
  expect(set?.value).not.toBe('x'.repeat(43));
  expect((await call('GET', '/session', undefined, planted)).statusCode).toBe(401);
});

test.each([
  [{ origin: 'http://localhost:3000' }],
  [{ origin: '' }],
  [{ origin: 'null' }],
  [{ 'content-type': 'text/plain' }],
  [{ 'content-type': 'application/x-www-form-urlencoded' }],
])('a page with %j is refused before anything is read', async (headers) => {
  const response = await call('POST', '/session/code', { email: boss }, '', headers as Record<string, string>);
  expect([response.statusCode, response.json().error.code]).toEqual([403, 'cross_site']);
});

test('a session ends after twelve hours without a request, and after seven days in all', async () => {
  const idle = await show((await signIn(boss)).cookie);
  later(12 * hour);
  expect((await call('GET', '/session', undefined, idle)).statusCode).toBe(401);
  const busy = await show((await signIn(boss)).cookie);
  for (let visit = 0; visit < 15; visit += 1) {
    later(11 * hour);
    expect((await call('GET', '/session', undefined, busy)).statusCode).toBe(200);
  }
  later(4 * hour);
  expect((await call('GET', '/session', undefined, busy)).statusCode).toBe(401);
});

test('all sessions of a person end by one press, and a role that is taken away is gone at the next call', async () => {
  const phone = await show((await signIn(boss)).cookie);
  const desk = await show((await signIn(boss)).cookie);
  const invited = { email: 'second@example.com', name: 'Second', role: 'administrator', agentId: null };
  const { id, version } = (await call('POST', '/people', invited, desk)).json();
  await eventually(async () =>
    (await readMailbox(testDataFolder)).some(
      ({ to, subject }) => to === 'second@example.com' && subject.startsWith('Your invitation'),
    ),
  );
  const second = await signIn('second@example.com');
  expect(second.secondFactor).toBe('enrol');
  const demoted = await call('PATCH', `/people/${id}`, { version, changes: { role: 'reader' } }, desk);
  expect(demoted.json()).toMatchObject({ role: 'reader', version: version + 1 });
  expect((await call('GET', '/people', undefined, second.cookie)).statusCode).toBe(403);
  const stale = await call('PATCH', `/people/${id}`, { version, changes: { name: 'Other' } }, desk);
  expect([stale.statusCode, stale.json().current.version]).toEqual([409, version + 1]);
  expect((await call('DELETE', `/people/${id}/sessions`, undefined, desk)).statusCode).toBe(204);
  expect((await call('GET', '/session', undefined, second.cookie)).statusCode).toBe(401);
  expect((await call('DELETE', '/sessions', undefined, desk)).statusCode).toBe(204);
  expect((await call('GET', '/session', undefined, phone)).statusCode).toBe(401);
});

test('the last administrator stays, with the last passkey', async () => {
  const cookie = await show((await signIn(boss)).cookie);
  const { person } = (await call('GET', '/session', undefined, cookie)).json();
  const { version } = (await call('GET', `/people/${person.id}`, undefined, cookie)).json();
  const response = await call('PATCH', `/people/${person.id}`, { version, changes: { role: 'editor' } }, cookie);
  expect([response.statusCode, response.json().error.message]).toEqual([
    400,
    expect.stringMatching(/only administrator/),
  ]);
  expect((await call('DELETE', `/people/${person.id}`, undefined, cookie)).statusCode).toBe(400);
  const { data } = (await call('GET', '/passkeys', undefined, cookie)).json();
  expect((await call('DELETE', `/passkeys/${data[0].id}`, undefined, cookie)).statusCode).toBe(400);
});

test('what was done stands in the trail, which the database itself keeps as it is', async () => {
  const cookie = await show((await signIn(boss)).cookie);
  const filter = encodeURIComponent(JSON.stringify({ resource: 'people', action: 'update' }));
  const { data } = (await call('GET', `/audit?filter=${filter}`, undefined, cookie)).json();
  expect(data[0]).toMatchObject({
    person: { name: 'boss' },
    before: { role: 'administrator' },
    after: { role: 'reader' },
  });
  const { db } = backend.open;
  await expect(
    db.update(officeAudit).set({ person_name: 'x' }).where(eq(officeAudit.id, data[0].id)),
  ).rejects.toThrow();
  await expect(db.delete(officeAudit)).rejects.toThrow();
  const stored = await db.select({ hash: officeSessions.token_hash }).from(officeSessions);
  expect(stored.map(({ hash }) => hash)).not.toContain(cookie.split('=')[1]);
  expect(await db.$count(officePeople)).toBe(2);
});
