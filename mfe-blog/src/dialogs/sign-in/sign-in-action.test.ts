import { ApiError } from '@iwan/shared/api/api-error';
import type { ActionArguments } from '@iwan/shared/contracts/module';
import { english } from '@iwan/shared/testing/english';
import { signInAction } from './sign-in-action';

const now = Date.UTC(2026, 10, 25, 9);
const tenMinutes = 600_000;
let sent: unknown[];
let failure: Error | null;

beforeEach(() => {
  [sent, failure] = [[], null];
  jest.spyOn(Date, 'now').mockReturnValue(now);
});
afterEach(() => jest.restoreAllMocks());

function post(name: string, fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  const send = async (_: string, path: string, body: unknown) => {
    sent.push([path, body]);
    if (failure) throw failure;
    return {};
  };
  return signInAction({
    ...{ name, form, locale: english.locale, direction: 'ltr', idempotencyKey: 'k' },
    ...{ params: {}, query: new URLSearchParams(), signal: new AbortController().signal },
    http: { get: async () => null, send, report: () => {} },
  } satisfies ActionArguments);
}

const status = (code: number, retryAfter: number | null = null) => new ApiError('status', { status: code, retryAfter });
const ofField = (field: string, sentence: string) => ({ kind: 'problems', problems: [{ field, sentence }] });
const ofForm = (sentence: string, hasFailed = true) => ({ kind: 'problems', problems: [{ sentence }], hasFailed });

test('sends a code, and the next form has the address and the time', async () => {
  const fields = { email: 'ana@example.com', 'sent-at': String(now) };
  expect(await post('sign-in', { email: ' ana@example.com ' })).toEqual({
    kind: 'done',
    next: { form: 'sign-in-code', fields },
  });
  expect(sent).toEqual([['/api/send-user-otp', { email: 'ana@example.com' }]]);
});

test('sends no other code to a visitor who has one', async () => {
  expect(await post('sign-in', { email: 'ana@example.com', 'has-code': '1' })).toEqual({
    kind: 'done',
    next: { form: 'sign-in-code', fields: { email: 'ana@example.com' } },
  });
  expect(sent).toEqual([]);
});

test.each(['sign-in', 'sign-in-code'])('the form "%s" requires a valid address', async (form) => {
  expect(await post(form, { email: ' ', otp: '123456' })).toEqual(ofField('email', 'Enter your email address.'));
  expect(await post(form, { email: 'ana', otp: '123456' })).toEqual(
    ofField('email', 'Enter an email address like name@example.com.'),
  );
  expect(sent).toEqual([]);
});

test.each<[Error, object]>([
  [status(400), ofField('email', 'Enter an email address like name@example.com.')],
  [status(429, 42), ofForm('Wait 42 seconds before you request another code.', false)],
  [status(503), ofForm('We could not send a code. Try again in a minute.')],
])('says why no code was sent: %p', async (error, result) => {
  failure = error;
  expect(await post('sign-in', { email: 'ana@example.com' })).toEqual(result);
});

test('accepts a code with other characters around it', async () => {
  expect(await post('sign-in-code', { email: 'ana@example.com', otp: 'Your code: 419 025' })).toEqual({ kind: 'done' });
  expect(sent).toEqual([['/api/verify-user-otp', { email: 'ana@example.com', otp: '419025' }]]);
});

test('does not check an incomplete code', async () => {
  const result = await post('sign-in-code', { email: 'ana@example.com', otp: '41902' });
  expect(result).toEqual(ofField('otp', 'Enter the 6-digit code.'));
  expect(sent).toEqual([]);
});

test.each<[Error, string, object]>([
  [status(400), String(now - 1000), ofField('otp', 'That code is not right. Check it or request a new one.')],
  [status(400), String(now - tenMinutes), ofField('otp', 'That code has expired. Request a new one.')],
  [status(400), 'x', ofField('otp', 'That code is not right. Check it or request a new one.')],
  [status(429, 3540), '', ofField('otp', 'Too many wrong codes. Try again in 59 minutes.')],
  [status(502), '', ofForm('We could not check the code. Try again in a minute.')],
])('says why a code did not sign in: %p, sent at "%s"', async (error, sentAt, result) => {
  failure = error;
  const fields = { email: 'ana@example.com', otp: '419025', 'sent-at': sentAt };
  expect(await post('sign-in-code', fields)).toEqual(result);
});

test('signs out, and says where that failed', async () => {
  expect(await post('sign-out', {})).toEqual({ kind: 'done' });
  failure = new ApiError('network');
  expect(await post('sign-out', {})).toEqual(ofForm('We could not sign you out. Try again in a minute.'));
  expect(sent).toEqual([
    ['/api/sign-out', {}],
    ['/api/sign-out', {}],
  ]);
});
