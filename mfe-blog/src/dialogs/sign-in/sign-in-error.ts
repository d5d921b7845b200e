import { isApiError } from '@iwan/shared/api/api-error';
import { isEmail } from '@iwan/shared/domain/contact/email';
import { codeLife } from './sign-in-draft';
import { textsOf } from './texts';

/** The message for a failed call, and whether it belongs to the field. */
export interface Problem {
  readonly sentence: string;
  readonly isOfField: boolean;
  /** Another code cannot be requested yet: the earlier one may still be valid. */
  readonly isTooSoon?: true;
}

/** Seconds, where a backend refuses without saying for how long. */
const unknownWait = 60;

/** What is wrong with a typed address; undefined where it is valid. */
export function addressError(email: string, locale: string): string | undefined {
  const texts = textsOf(locale);
  if (email.trim() === '') return texts.emailMissing;
  return isEmail(email) ? undefined : texts.emailWrong;
}

/** Why no code was sent: the address was refused, the request was too early, or it failed. */
export function sendError(error: unknown, locale: string): Problem {
  const texts = textsOf(locale);
  const { status, wait, refusal } = readError(error, 'email');
  if (status === 429) return { sentence: texts.tooManySends(texts.wait(wait)), isOfField: false, isTooSoon: true };
  if (status === 400 || status === 422) return { sentence: refusal ?? texts.emailWrong, isOfField: true };
  return { sentence: texts.notSent, isOfField: false };
}

/** Why a code did not sign in. The backend does not distinguish a wrong code from an expired one; `age` (milliseconds) does. */
export function verifyError(error: unknown, age: number | null, locale: string): Problem {
  const texts = textsOf(locale);
  const { status, wait } = readError(error, 'otp');
  if (status === 429) return { sentence: texts.tooManyCodes(texts.wait(wait)), isOfField: true };
  if (status === null || status < 400 || status >= 500) return { sentence: texts.notChecked, isOfField: false };
  return { sentence: age !== null && age >= codeLife ? texts.codeExpired : texts.codeWrong, isOfField: true };
}

function readError(error: unknown, field: string) {
  if (!isApiError(error)) return { status: null, wait: unknownWait, refusal: undefined };
  const refusal = error.refusals.find((each) => each.field === field)?.message;
  return { status: error.status, wait: Math.max(1, error.retryAfter ?? unknownWait), refusal };
}
