export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  /** Plain text: nothing that a visitor typed can become markup. */
  readonly text: string;
  /** The same for whoever reads mail with pictures and links; what is not ours in it is escaped. */
  readonly html?: string;
  /** Where a mail program ends the sending of such mails with one press (RFC 8058). */
  readonly unsubscribe?: string;
  /** The same key again is the same mail: it carries the same Message-ID, by which mailboxes know a repetition. */
  readonly idempotencyKey?: string;
}

export interface Mailer {
  /** Resolves when a server, or the mailbox, has taken the mail over. Rejects when none did. */
  sendMail(mail: Mail): Promise<void>;
  /** Resolves when what is under way is done. */
  close(): void | Promise<void>;
}
