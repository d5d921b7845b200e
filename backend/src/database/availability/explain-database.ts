import { StartFailure, systemCode } from '../../start-failure';
import { isDatabaseAway } from './is-away';

/** Messages for a wrong `DATABASE_URL`, by the codes of PostgreSQL and of the network. */
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
 * Turns an error of the server of `DATABASE_URL` into a message without the address, which contains a password. The driver's
 * error is the `cause`, by which `isDatabaseAway` decides whether to wait. `null` for an unknown error.
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
