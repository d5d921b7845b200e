/**
 * What a mail server that works has refused: the `address` for good, as one that there is not; this `mail` for good,
 * whoever gets it; or the address `for now`, as a mailbox that is full.
 */
export type MailRefusal = 'address' | 'mail' | 'for now';

/** What nodemailer adds to an error. */
interface SMTPError extends Error {
  readonly code: unknown;
  readonly command: unknown;
  readonly responseCode: unknown;
  readonly response: unknown;
}

/** RFC 3463: what is said of the sender and its rights, not of the mail or its address. */
const policy = /^\d{3}[ -][245]\.7\.\d/;

/**
 * Reads what the mail server answered from the error of nodemailer. `null` for everything that the next mail would meet
 * as well: a server that is away, stops (421), wants another password, or takes nothing from us.
 */
export function mailRefusal(error: unknown): MailRefusal | null {
  if (!(error instanceof Error) || !('responseCode' in error)) return null;
  const { code, command, responseCode, response }: Partial<SMTPError> = error;
  const status = Number(responseCode);
  const answer = String(response ?? '');
  if (status === 421 || policy.test(answer) || /\brelay/i.test(answer)) return null;
  if (code === 'EENVELOPE' && command === 'RCPT TO') return status >= 500 ? 'address' : 'for now';
  if (code === 'EMESSAGE' && command === 'DATA' && status >= 500) return 'mail';
  return null;
}
