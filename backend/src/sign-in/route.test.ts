/** @jest-environment ./backend/src/testing/database-environment.ts */
import { eq } from 'drizzle-orm';
import { sessions, signInCodes, signInEvents, users } from '../database/schema';
import { readMailbox } from '../mail/mailbox-folder';
import { demoBackend } from '../testing/demo-backend';
import { mailedCode, postJson, signIn } from '../testing/sign-in';
import { limits } from './limits';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let clock = Date.parse('2026-03-01T08:00:00Z');
const later = (milliseconds: number) => {
  clock += milliseconds;
};
const backend = demoBackend({}, { now: () => new Date(clock) });

let nextHome = 1;
/** A visitor from a home of their own. */
const fromElsewhere = () => ({ 'x-forwarded-for': `203.0.${nextHome >> 8}.${nextHome++ & 255}` });

const send = (email: string, headers: Record<string, string> = fromElsewhere()) =>
  postJson(backend, '/api/send-user-otp', { email }, headers);
const verify = (email: string, otp: unknown, headers: Record<string, string> = fromElsewhere()) =>
  postJson(backend, '/api/verify-user-otp', { email, otp }, headers);
const session = async (cookie: string) => (await backend.get('/api/session', { cookie })).json();
const wrongCode = (code: string) => (code === '111111' ? '222222' : '111111');

test('a reader signs in with the mailed code, comes back, and signs out', async () => {
  const sent = await send('Grace.Adeyemi@Example.com ');
  expect([sent.statusCode, sent.json()]).toEqual([200, { message: 'We sent a code to your email address.' }]);
  const code = await mailedCode('grace.adeyemi@example.com');
  expect(code).toMatch(/^\d{6}$/);

  const verified = await verify('grace.adeyemi@example.com', code);
  expect([verified.statusCode, verified.json()]).toEqual([200, { data: { id: expect.any(Number), name: 'Grace A.' } }]);
  expect(verified.headers['cache-control']).toBe('no-store');
  expect(verified.cookies).toEqual([
    {
      name: 'session',
      value: expect.stringMatching(/^[\w-]{43}$/),
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 30 * 24 * 60 * 60,
    },
  ]);
  const cookie = `session=${verified.cookies[0]?.value}`;
  expect(await session(cookie)).toEqual(verified.json());

  const signedOut = await postJson(backend, '/api/sign-out', {}, { cookie });
  expect(signedOut.statusCode).toBe(200);
  expect(signedOut.cookies[0]).toMatchObject({ name: 'session', value: '' });
  expect(await session(cookie)).toEqual({ data: null });
});

test('the same address is the same user, and never one of the demo’s readers', async () => {
  const first = await signIn(backend, 'noor@example.com');
  later(2 * minute);
  const second = await signIn(backend, 'noor@example.com');
  expect(second.user).toEqual(first.user);
  expect(second.cookie).not.toBe(first.cookie);
  expect(first.user.id).toBeGreaterThan(1000);
});

test('nothing at rest lets anybody in: codes, cookies and the addresses of askers are hashed', async () => {
  const { cookie } = await signIn(backend, 'rest@example.com');
  later(2 * minute);
  await send('rest@example.com');
  const code = await mailedCode('rest@example.com');
  const rows = [
    await backend.open.db.select().from(sessions),
    await backend.open.db.select().from(signInCodes),
    await backend.open.db.select().from(signInEvents),
  ];
  const kept = JSON.stringify(rows);
  expect(rows.map((table) => table.length > 0)).toEqual([true, true, true]);
  expect(kept).not.toContain(code);
  expect(kept).not.toContain(String(cookie.split('=')[1]));
  expect(kept).not.toMatch(/@|127\.0\.0\.1|203\.0/);
});

test('on https the cookie is bound to the host and never travels in the clear', async () => {
  const https = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'iwan.example' };
  await send('secure@example.com', https);
  const code = await mailedCode('secure@example.com');
  const verified = await verify('secure@example.com', code, https);
  expect(verified.cookies[0]).toMatchObject({ name: '__Host-session', secure: true, httpOnly: true, path: '/' });
  expect(verified.cookies[0]).not.toHaveProperty('domain');
  const token = verified.cookies[0]?.value;
  expect((await backend.get('/api/session', { ...https, cookie: `session=${token}` })).json()).toEqual({ data: null });
  expect((await backend.get('/api/session', { ...https, cookie: `__Host-session=${token}` })).json()).toEqual(
    verified.json(),
  );
});

test('the answer to an address with an account is the answer to one without', async () => {
  await signIn(backend, 'known@example.com');
  later(2 * minute);
  const [known, unknown] = [await send('known@example.com'), await send('unknown@example.com')];
  // An id of its own has every answer.
  const seen = ({ statusCode, body, headers: { date: _, 'x-request-id': __, ...headers } }: typeof known) => ({
    statusCode,
    body,
    headers,
  });
  expect(seen(known)).toEqual(seen(unknown));
  const [knownGuess, unknownGuess] = [
    await verify('known@example.com', wrongCode(await mailedCode('known@example.com'))),
    await verify('stranger@example.com', '123456'),
  ];
  expect(seen(knownGuess)).toEqual(seen(unknownGuess));
  expect(knownGuess.statusCode).toBe(400);
  expect((await backend.open.db.select().from(users)).map(({ email }) => email)).not.toContain('unknown@example.com');
});

test('a second code comes after a minute at the earliest, and ends the first', async () => {
  const home = fromElsewhere();
  await send('gap@example.com', home);
  const first = await mailedCode('gap@example.com');
  later(59_000);
  const early = await send('gap@example.com', home);
  expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '1']);
  later(1_000);
  expect((await send('gap@example.com', home)).statusCode).toBe(200);
  const second = await mailedCode('gap@example.com');
  // One time in a million the two codes are the same.
  if (first !== second) expect((await verify('gap@example.com', first, home)).statusCode).toBe(400);
  expect((await verify('gap@example.com', second, home)).statusCode).toBe(200);
});

test('one of twenty requests for a code at once is answered with a mail', async () => {
  const home = fromElsewhere();
  const responses = await Promise.all(Array.from({ length: 20 }, () => send('atonce@example.com', home)));
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(19);
});

test('an address gets five codes within any hour, whoever else has asked for some', async () => {
  const home = fromElsewhere();
  const statuses: number[] = [];
  for (let sent = 0; sent < 6; sent += 1) {
    statuses.push((await send('five@example.com', home)).statusCode);
    later(5 * minute);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await send('five@example.com')).statusCode).toBe(200);
  later(30 * minute - 1);
  const stillEarly = await send('five@example.com', home);
  expect([stillEarly.statusCode, stillEarly.headers['retry-after']]).toEqual([429, '1']);
  later(1);
  expect((await send('five@example.com', home)).statusCode).toBe(200);
});

test('strangers get four codes sent to an address within ten minutes, and its owner is not kept from theirs by that', async () => {
  const home = fromElsewhere();
  await send('flooded@example.com', home);
  await verify('flooded@example.com', await mailedCode('flooded@example.com'), home);
  const statuses: number[] = [];
  for (let index = 0; index < 16; index += 1) statuses.push((await send('flooded@example.com')).statusCode);
  expect(statuses).toEqual([200, 200, 200, ...Array(13).fill(429)]);
  later(2 * minute);
  expect((await send('flooded@example.com', home)).statusCode).toBe(200);
  expect((await verify('flooded@example.com', await mailedCode('flooded@example.com'), home)).statusCode).toBe(200);
});

test('an owner on a new network is kept out by no number of strangers’ codes: one of those works, or their own ten minutes later', async () => {
  for (let index = 0; index < 15; index += 1) await send('away@example.com');
  const hotel = fromElsewhere();
  const held = await send('away@example.com', hotel);
  expect([held.statusCode, held.json().message]).toEqual([429, expect.stringMatching(/Enter the newest one/)]);
  expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(600);
  expect((await verify('away@example.com', await mailedCode('away@example.com'), hotel)).statusCode).toBe(200);

  for (let index = 0; index < 15; index += 1) await send('patient@example.com');
  later(10 * minute);
  expect((await send('patient@example.com')).statusCode).toBe(200);
});

const codesTo = async (domain: string) =>
  (await readMailbox(testDataFolder)).filter(({ to }) => to.endsWith(`@${domain}`)).length;

test('a hundred networks that add to an address after a plus fill no mailbox @ci', async () => {
  for (let index = 0; index < 100; index += 1) await send(`bombed+${index}@plus.example`);
  expect(await codesTo('plus.example')).toBe(4);
});

test('an account is its address, whatever mailbox that leads to', async () => {
  const home = fromElsewhere();
  await send('one+a@apart.example', home);
  const code = await mailedCode('one+a@apart.example');
  expect((await verify('one+b@apart.example', code, home)).statusCode).toBe(400);
  expect((await verify('one+a@apart.example', code, home)).statusCode).toBe(200);
});

test('the networks of one customer get forty codes sent within an hour', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 45; index += 1) {
    const from = { 'x-forwarded-for': `2001:db8:77:${index.toString(16)}::1` };
    statuses.push((await send(`site${index}@site.example`, from)).statusCode);
  }
  expect(statuses).toEqual([...Array(40).fill(200), ...Array(5).fill(429)]);
});

test('strangers get a thousand codes sent within an hour in all, and who has signed in before is not bound by that @ci', async () => {
  const home = fromElsewhere();
  await send('regular@example.com', home);
  await verify('regular@example.com', await mailedCode('regular@example.com'), home);
  later(2 * minute);
  const rows = Array.from({ length: limits.sendsInAll }, (_, each) => ({
    ...{ kind: 'sent' as const, at: new Date(clock) },
    ...{ email_key: `e${each}`, mailbox_key: `m${each}`, network_key: `n${each}`, site_key: `s${each}` },
  }));
  await backend.open.db.insert(signInEvents).values(rows);
  expect((await send('newcomer@example.com')).statusCode).toBe(429);
  expect((await send('regular@example.com', home)).statusCode).toBe(200);
  await backend.open.db.delete(signInEvents);
});

test('a sender gets twenty codes sent within an hour, to whomever', async () => {
  const home = { 'x-forwarded-for': '198.51.100.7' };
  const statuses: number[] = [];
  for (let index = 0; index < 21; index += 1) statuses.push((await send(`many${index}@example.com`, home)).statusCode);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
  expect((await send('many21@example.com', { 'x-forwarded-for': '198.51.100.8' })).statusCode).toBe(200);
});

test('a code lives ten minutes and works once', async () => {
  await send('late@example.com');
  const code = await mailedCode('late@example.com');
  later(10 * minute);
  expect((await verify('late@example.com', code)).statusCode).toBe(400);
  await send('late@example.com');
  const next = await mailedCode('late@example.com');
  later(10 * minute - 1);
  expect((await verify('late@example.com', next)).statusCode).toBe(200);
  expect((await verify('late@example.com', next)).statusCode).toBe(400);
});

test('of fifty guesses at once five are looked at, and after them not even the right code', async () => {
  const home = fromElsewhere();
  await send('guessed@example.com', home);
  const code = await mailedCode('guessed@example.com');
  const guess = () => verify('guessed@example.com', wrongCode(code), home);
  const responses = await Promise.all(Array.from({ length: 50 }, guess));
  expect(responses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(45);
  const right = await verify('guessed@example.com', code, home);
  expect([right.statusCode, right.headers['retry-after']]).toEqual([429, '3600']);

  // A new code does not give new guesses.
  later(2 * minute);
  await send('guessed@example.com', home);
  const another = await mailedCode('guessed@example.com');
  expect((await verify('guessed@example.com', another, home)).statusCode).toBe(429);
  later(hour - 2 * minute);
  await send('guessed@example.com', home);
  const last = await mailedCode('guessed@example.com');
  expect((await verify('guessed@example.com', last, home)).statusCode).toBe(200);
});

test('of fifty guesses by fifty strangers five are looked at, and the owner still signs in @ci', async () => {
  const home = fromElsewhere();
  await send('besieged@example.com', home);
  const code = await mailedCode('besieged@example.com');
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => verify('besieged@example.com', wrongCode(code))),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(45);
  expect((await verify('besieged@example.com', code, home)).statusCode).toBe(200);
});

test('strangers who spend both the codes and the guesses of an address keep a newcomer out for ten minutes', async () => {
  for (let index = 0; index < 4; index += 1) await send('new@example.com');
  const code = await mailedCode('new@example.com');
  for (let index = 0; index < 50; index += 1) await verify('new@example.com', wrongCode(code));
  const home = fromElsewhere();
  expect((await send('new@example.com', home)).statusCode).toBe(429);
  const held = await verify('new@example.com', code, home);
  expect(held.statusCode).toBe(429);
  expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(600);
});

test('a stranger who asks for codes and guesses wrong keeps nobody out', async () => {
  const [home, stranger] = [fromElsewhere(), fromElsewhere()];
  await send('calm@example.com', home);
  const code = await mailedCode('calm@example.com');
  for (let sent = 0; sent < 5; sent += 1) {
    await send('calm@example.com', stranger);
    const theirs = await mailedCode('calm@example.com');
    for (let guess = 0; guess < 6; guess += 1) await verify('calm@example.com', wrongCode(theirs), stranger);
    later(minute);
  }
  // The code that the owner asked for first, and one that is asked for now.
  expect((await verify('calm@example.com', code, home)).statusCode).toBe(200);
  expect((await send('calm@example.com', home)).statusCode).toBe(200);
});

test('a guess counts only where there is a code to guess at', async () => {
  const home = fromElsewhere();
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await verify('early@example.com', '123456', home)).statusCode).toBe(400);
  }
  await send('early@example.com', home);
  expect((await verify('early@example.com', await mailedCode('early@example.com'), home)).statusCode).toBe(200);
});

test('a code that was asked for on one device works on another', async () => {
  await send('roaming@example.com', fromElsewhere());
  const code = await mailedCode('roaming@example.com');
  expect((await verify('roaming@example.com', code, fromElsewhere())).statusCode).toBe(200);
});

test('of twenty right codes at once one gives a session', async () => {
  await send('racing@example.com');
  const code = await mailedCode('racing@example.com');
  const responses = await Promise.all(Array.from({ length: 20 }, () => verify('racing@example.com', code)));
  const [won, ...others] = responses.filter(({ statusCode }) => statusCode === 200);
  expect(others).toEqual([]);
  const userId = won?.json().data.id;
  expect(await backend.open.db.select().from(sessions).where(eq(sessions.user_id, userId))).toHaveLength(1);
  expect(responses.flatMap(({ cookies }) => cookies)).toHaveLength(1);
});

test('a session ends after thirty days, or after seven in which nobody came', async () => {
  const { cookie, user } = await signIn(backend, 'faithful@example.com');
  for (let visit = 0; visit < 4; visit += 1) {
    later(6 * day);
    expect(await session(cookie)).toEqual({ data: user });
  }
  later(6 * day);
  expect(await session(cookie)).toEqual({ data: null });
  const idle = await signIn(backend, 'idle@example.com');
  later(7 * day);
  expect(await session(idle.cookie)).toEqual({ data: null });
});

test('signing in again ends the session that the browser had', async () => {
  const { cookie } = await signIn(backend, 'again@example.com');
  later(2 * minute);
  await send('again@example.com');
  const code = await mailedCode('again@example.com');
  expect((await verify('again@example.com', code, { cookie })).statusCode).toBe(200);
  expect(await session(cookie)).toEqual({ data: null });
});

test.each(['', 'nonsense', 'session=', 'session=%00', `session=${'x'.repeat(5000)}`])(
  'a cookie that we did not give is nobody’s: %p',
  async (cookie) => {
    expect(await session(cookie)).toEqual({ data: null });
  },
);

test.each([
  [{}, 'email', 'Enter your email address.'],
  [{ email: '' }, 'email', 'Enter your email address.'],
  [{ email: 'ana' }, 'email', 'Enter an email address like name@example.com.'],
  [{ email: ['a@example.com'] }, 'email', 'Enter your email address.'],
  [{ email: 'a@example.com\nBcc: b@example.com' }, 'email', 'Enter an email address like name@example.com.'],
])('says what is wrong with %p', async (payload, field, message) => {
  const response = await postJson(backend, '/api/send-user-otp', payload);
  expect([response.statusCode, response.json()]).toEqual([400, { message, errors: [{ field, message }] }]);
});

test.each([
  [undefined, 'Enter the code from the email.'],
  ['', 'Enter the code from the email.'],
  ['12345', 'The code has 6 digits'],
  ['123456789', 'The code has 6 digits'],
  ['abcdef', 'The code has 6 digits'],
  [{ $ne: '' }, 'Enter the code from the email.'],
])('a code like %p is no guess, and says so', async (otp, message) => {
  const response = await verify('a@example.com', otp);
  expect([response.statusCode, response.json()]).toEqual([400, { message, errors: [{ field: 'otp', message }] }]);
});

test('a page in Arabic gets the mail, and what is wrong, in that language', async () => {
  const sent = await postJson(backend, '/api/send-user-otp?lang=ar', { email: 'reader.ar@example.com' });
  expect(sent.statusCode).toBe(200);
  const [mail] = (await readMailbox(testDataFolder)).filter(({ to }) => to === 'reader.ar@example.com');
  expect(mail?.subject).toBe('رمز تسجيل الدخول إلى إيوان');
  expect(mail?.text).toMatch(/رمز تسجيل دخولك إلى إيوان هو \u2068\d{6}\u2069\./);
  expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
  const refused = await postJson(backend, '/api/send-user-otp?lang=ar', { email: '' });
  expect(refused.json()).toMatchObject({ errors: [{ field: 'email', message: 'أدخل بريدك الإلكتروني.' }] });
});
