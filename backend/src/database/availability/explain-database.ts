import { StartFailure, systemCode } from '../../start-failure';
import { isDatabaseAway } from './is-away';

/** What PostgreSQL and the way to it say of a `DATABASE_URL` that is wrong, by their codes. */
const databaseReasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it hangs up',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'no way leads there',
  ENETUNREACH: 'no way leads there',
  '28P01': 'it does not take that password',
  '28000': 'it does not let that user in',
  '3D000': 'it has no database of that name',
  '42501': 'that user may not create tables there',
  '53100': 'its disk is full',
  '53300': 'all of its connections are taken',
  '57P01': 'it is stopping',
  '57P03': 'it is starting or stopping',
};

/**
 * Turns what was said of the server of `DATABASE_URL` into a sentence, which never repeats the address: that holds a
 * password. What the driver said is the `cause`, by which `isDatabaseAway` tells what may get better by waiting. `null` for
 * what we do not know.
 */
export function explainDatabase(error: unknown): StartFailure | null {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = 'cause' in cause ? cause.cause : null) {
    const code = systemCode(cause) ?? ('message' in cause && /timeout/i.test(String(cause.message)) ? 'ETIMEDOUT' : '');
    const reason = databaseReasons[code];
    if (reason) {
      return new StartFailure(`The PostgreSQL of DATABASE_URL cannot be used: ${reason} (${code}).`, { cause: error });
    }
  }
  if (!isDatabaseAway(error)) return null;
  return new StartFailure('The PostgreSQL of DATABASE_URL cannot be used: it does not answer.', { cause: error });
}
