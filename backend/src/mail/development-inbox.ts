import type { Mail, Mailer } from './mailer';

export interface ReceivedMail extends Mail {
  /** ISO 8601 instant. */
  readonly receivedAt: string;
}

export interface DevelopmentInbox extends Mailer {
  /** Newest first. */
  mails(): readonly ReceivedMail[];
}

const most = 100;

/** Takes mails instead of sending them and shows the last hundred; gone with the process. */
export function developmentInbox(now: () => Date = () => new Date()): DevelopmentInbox {
  let mails: readonly ReceivedMail[] = [];
  return {
    mails: () => mails,
    async sendMail(mail) {
      const isRepeated =
        mail.idempotencyKey !== undefined && mails.some((known) => known.idempotencyKey === mail.idempotencyKey);
      if (!isRepeated) mails = [{ ...mail, receivedAt: now().toISOString() }, ...mails].slice(0, most);
    },
    close() {
      mails = [];
    },
  };
}
