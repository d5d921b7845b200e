/**
 * What a mail server has refused: the `address` permanently, as one that does not exist; this `mail` permanently, for any
 * recipient; or the address temporarily (`for now`), as a full mailbox.
 */
export type MailRefusal = 'address' | 'mail' | 'for now';

/** Properties of a nodemailer error. */
interface SMTPError extends Error {
  readonly code: unknown;
  readonly command: unknown;
  readonly responseCode: unknown;
  readonly response: unknown;
}

/** RFC 3463: statuses about the sender and its rights, not about the mail or its address. */
const policy = /^\d{3}[ -][245]\.7\.\d/;

/**
 * Reads the mail server's response from a nodemailer error. `null` for everything that would also affect the next mail: a
 * server that is unreachable, is stopping (421), wants another password, or accepts nothing from us.
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
