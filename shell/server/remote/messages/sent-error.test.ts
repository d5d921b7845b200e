import { ApiError, isApiError } from '@iwan/shared/api/api-error';
import { receivedError, sentError } from './sent-error';

/** As what was thrown arrives in the other process. */
const arrived = (error: unknown) => receivedError(structuredClone(sentError(error)));

test('an error of the backend is one in the other process too, with all that a visitor is told of it', () => {
  const refusals = [{ field: 'phone', message: 'Too short.' }];
  const error = new ApiError('status', { status: 429, retryAfter: 7, refusals, said: 'Later.', message: 'Sorry' });
  const received = arrived(error);
  expect(isApiError(received)).toBe(true);
  expect(received).toMatchObject({
    kind: 'status',
    status: 429,
    retryAfter: 7,
    refusals,
    said: 'Later.',
    message: 'Sorry',
  });
  expect(received.stack).toBe(error.stack);
});

test.each([
  [new TypeError('broken'), 'TypeError', 'broken'],
  ['words', 'Error', 'words'],
  [undefined, 'Error', 'undefined'],
  [Object.create(null), 'Error', 'What was thrown cannot be read.'],
  [
    Object.defineProperty(new Error('x'), 'message', {
      get: () => {
        throw new Error('no');
      },
    }),
    'Error',
    'What was thrown cannot be read.',
  ],
])('whatever is thrown arrives as an error', (error, name, message) => {
  expect(arrived(error)).toMatchObject({ name, message });
});

test('a giant message is cut', () => {
  expect(arrived(new Error('x'.repeat(100_000))).message.length).toBeLessThan(5_000);
});
