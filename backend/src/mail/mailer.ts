export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  /** Plain text, so that nothing a visitor typed can become markup. */
  readonly text: string;
  /** The same as HTML, in which foreign text is escaped. */
  readonly html?: string;
  /** The URL by which a mail program unsubscribes with one click (RFC 8058). */
  readonly unsubscribe?: string;
  /** The same key means the same mail: it has the same Message-ID, by which mailboxes drop duplicates. */
  readonly idempotencyKey?: string;
}

export interface Mailer {
  /** Resolves when a server, or the mailbox, has accepted the mail. Rejects otherwise. */
  sendMail(mail: Mail): Promise<void>;
  /** Resolves when the mails in progress are done. */
  close(): void | Promise<void>;
}
