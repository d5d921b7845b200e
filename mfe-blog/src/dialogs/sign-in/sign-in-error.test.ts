import { ApiError } from '@iwan/shared/api/api-error';
import { english } from '@iwan/shared/testing/english';
import { sendError, verifyError } from './sign-in-error';

const status = (code: number, retryAfter: number | null = null) => new ApiError('status', { status: code, retryAfter });
const minute = 60_000;

test.each([
  [status(429, 42), 'Wait 42 seconds before you request another code.'],
  [status(429, 1), 'Wait 1 second before you request another code.'],
  [status(429, 61), 'Wait 2 minutes before you request another code.'],
  [status(429), 'Wait 1 minute before you request another code.'],
  [status(400), 'Enter an email address like name@example.com.'],
  [
    new ApiError('status', { status: 400, refusals: [{ field: 'email', message: 'We cannot write there.' }] }),
    'We cannot write there.',
  ],
  [status(503), 'We could not send a code. Try again in a minute.'],
  [new ApiError('network'), 'We could not send a code. Try again in a minute.'],
  [new Error('the code of the call did not come'), 'We could not send a code. Try again in a minute.'],
])('a code that was not sent: %p', (error, sentence) => {
  expect(sendError(error, english.locale).sentence).toBe(sentence);
});

test.each([
  [status(400), minute, 'That code is not right. Check it or request a new one.'],
  [status(401), null, 'That code is not right. Check it or request a new one.'],
  [status(400), 10 * minute, 'That code has expired. Request a new one.'],
  [status(429, 3540), minute, 'Too many wrong codes. Try again in 59 minutes.'],
  [status(502), minute, 'We could not check the code. Try again in a minute.'],
  [new ApiError('network'), minute, 'We could not check the code. Try again in a minute.'],
])('a code that did not sign in: %p after %p ms', (error, age, sentence) => {
  expect(verifyError(error, age, english.locale).sentence).toBe(sentence);
});

test('shows a refused field at the field, and offers the earlier code after an early request', () => {
  expect(sendError(status(400), english.locale).isOfField).toBe(true);
  expect(sendError(status(503), english.locale).isOfField).toBe(false);
  expect(sendError(status(429), english.locale)).toMatchObject({ isOfField: false, isTooSoon: true });
  expect(verifyError(status(400), null, english.locale).isOfField).toBe(true);
  expect(verifyError(new ApiError('network'), null, english.locale).isOfField).toBe(false);
});
