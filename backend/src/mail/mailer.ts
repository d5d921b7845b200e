import { ItemRefused } from '../outbox/outbox';

/**
 * What a mail server has refused: the `address` permanently, as one that does not exist; this `mail` permanently, for any
 * recipient; or the address temporarily (`for now`), as a full mailbox.
 */
type MailRefusal = 'address' | 'mail' | 'for now';

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

/** Providers that ignore dots in an address. */
const withoutDots: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The mailbox to which a lower-case address most likely leads, for rate limits: `ana+news@example.com` is one of countless
 * addresses of `ana@example.com` (RFC 5233). Never used to identify a person: not every server reads addresses this way.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local = '', domain = ''] = [email.slice(0, at), email.slice(at + 1)];
  const base = local.split('+')[0] || local;
  const provider = withoutDots[domain];
  return provider === undefined ? `${base}@${domain}` : `${base.replaceAll('.', '')}@${provider}`;
}

export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as HTML (`mail-html`), in which foreign text is escaped. */
  readonly html?: string;
  /** The address to which a reply goes, where that is not the sender's. */
  readonly replyTo?: string;
  /** An appointment as an iCalendar file, which is attached. */
  readonly calendar?: string;
  /** The URL by which a mail program unsubscribes with one click (RFC 8058). */
  readonly unsubscribe?: string;
  /** The same key means the same mail: it has the same Message-ID, by which mailboxes drop duplicates. */
  readonly idempotencyKey?: string;
}

/** A mailer of items that each have another recipient: a refusal of one does not concern the others. */
export async function sendToOne(sendMail: Mailer['sendMail'], mail: Mail): Promise<void> {
  try {
    await sendMail(mail);
  } catch (error) {
    const refusal = mailRefusal(error);
    throw refusal === null ? error : new ItemRefused(error, refusal !== 'for now', refusal === 'address');
  }
}

export interface Mailer {
  /** Resolves when a server, or the mailbox, has accepted the mail. Rejects otherwise. */
  sendMail(mail: Mail): Promise<void>;
  /** Resolves when the mails in progress are done. */
  close(): void | Promise<void>;
}
