import { ApiError } from '../api/api-error';
import { english } from '../testing/english';
import { failureSentence, submittingFailure } from './failure-sentence';

const refusal = (message: string) => ({ status: 400, refusals: [{ field: 'x', message }] });

test.each([
  [new ApiError('network'), 'Not sent.'],
  [new ApiError('status', { status: 500 }), 'Not sent.'],
  [new TypeError('x'), 'Not sent.'],
  [new ApiError('status', refusal('No such street')), 'No such street'],
  [new ApiError('status', { status: 429 }), 'Not sent. Too many requests. Try again in 60 seconds.'],
  [new ApiError('status', { status: 429, retryAfter: 1 }), 'Not sent. Too many requests. Try again in 1 second.'],
  [new ApiError('status', { status: 429, retryAfter: 61 }), 'Not sent. Too many requests. Try again in 2 minutes.'],
])('of %s says "%s"', (error, sentence) => {
  expect(failureSentence(error, 'Not sent.', english.locale)).toBe(sentence);
});

test.each([
  [new ApiError('status', { status: 400, said: 'We are closed' }), 'Error submitting form: We are closed'],
  [new ApiError('status', { status: 500 }), 'Error submitting form: Network response was not ok'],
  [new ApiError('network'), 'An error occurred while submitting the form.'],
])('of %s the forms of section 8 say "%s"', (error, sentence) => {
  expect(failureSentence(error, submittingFailure(english.locale), english.locale)).toBe(sentence);
});
