import { StatusAccess } from './status-access';

const token = 'correct-horse-battery';
const requested = (headers: Readonly<Record<string, string>>, ip = '192.0.2.1') => ({ headers, ip });
const cookieOf = (setCookie: string) => setCookie.split(';')[0] ?? '';

test('whoever has the token is admitted, whoever has another one is not', () => {
  const access = new StatusAccess(token, { isOpen: false });
  expect(access.admit(requested({ authorization: `Bearer ${token}` }))).toEqual({ kind: 'admitted' });
  for (const authorization of ['Bearer wrong', '', `Basic ${token}`, `Bearer ${token}x`]) {
    expect(access.admit(requested({ authorization }))).toEqual({ kind: 'refused' });
  }
  expect(access.admit(requested({}))).toEqual({ kind: 'refused' });
});

test('without a token there is nothing to see, but in development', () => {
  expect(new StatusAccess(null, { isOpen: false }).admit(requested({}))).toEqual({ kind: 'closed' });
  expect(new StatusAccess(null, { isOpen: true }).admit(requested({}))).toEqual({ kind: 'admitted' });
});

test('after five wrong tokens a network waits, and not even the right one is heard; others are', () => {
  const access = new StatusAccess(token, { isOpen: false, steady: () => 0 });
  const tries = Array.from({ length: 8 }, (_, number) => access.try(`wrong-${number}`, '192.0.2.1').kind);
  expect(tries).toEqual([...Array(5).fill('refused'), ...Array(3).fill('late')]);
  expect(access.try(token, '192.0.2.1')).toEqual({ kind: 'late', retryAfter: expect.any(Number) });
  expect(access.try(token, '192.0.2.2').kind).toBe('admitted');
});

test('this machine itself is limited as well: a proxy may not say for whom it asks', () => {
  const access = new StatusAccess(token, { isOpen: false, steady: () => 0 });
  for (let number = 0; number < 5; number += 1) access.try('wrong', '127.0.0.1');
  expect(access.try('wrong', '127.0.0.1').kind).toBe('late');
});

test('a sign-in lasts eight hours, at every server with the same token', () => {
  let now = Date.parse('2026-11-25T08:00:00Z');
  const options = { isOpen: false, now: () => now };
  const setCookie = new StatusAccess(token, options).signInCookie(true);
  expect(setCookie).toMatch(/; Path=\/__status; HttpOnly; SameSite=Strict; Max-Age=28800; Secure$/);
  const cookie = `other=1; ${cookieOf(setCookie)}`;
  const elsewhere = new StatusAccess(token, options);
  expect(elsewhere.admit(requested({ cookie })).kind).toBe('admitted');
  now += 8 * 3_600_000;
  expect(elsewhere.admit(requested({ cookie })).kind).toBe('refused');
});

test.each([
  ['of another token', cookieOf(new StatusAccess('another-token-of-ours', { isOpen: false }).signInCookie(false))],
  ['whose end was moved', cookieOf(new StatusAccess(token, { isOpen: false }).signInCookie(false)).replace('=1', '=9')],
  ['without a signature', 'iwan_status=9999999999999'],
  ['that is nonsense', 'iwan_status=a.b'],
])('a cookie %s is refused', (_, cookie) => {
  expect(new StatusAccess(token, { isOpen: false }).admit(requested({ cookie }))).toEqual({ kind: 'refused' });
});
