import type { Environment } from '../environment';
import type { Metrics } from '../metrics/metrics';
import { countedMailer } from './counted-mailer';
import { type DevelopmentInbox, developmentInbox } from './development-inbox';
import type { Mailer } from './mailer';
import { smtpMailer } from './smtp-mailer';

export interface OpenMailer {
  readonly mailer: Mailer;
  /** False in production without `SMTP_URL`: whoever sends is told so at once. */
  readonly canSend: boolean;
  /** What `/__inbox` shows; `null` where mail is really sent, and always in production. */
  readonly inbox: DevelopmentInbox | null;
}

/** Production without `SMTP_URL`: whoever would send is told, instead of a mail being lost in silence. */
const withoutServer: Mailer = {
  sendMail: () => Promise.reject(new Error('SMTP_URL is not set, so that no mail can be sent')),
  close: () => {},
};

type MailSettings = Pick<Environment, 'smtpUrl' | 'mailFrom' | 'isProduction'>;

function chooseMailer({ smtpUrl, mailFrom, isProduction }: MailSettings): OpenMailer {
  if (smtpUrl !== null) return { mailer: smtpMailer(smtpUrl, mailFrom), canSend: true, inbox: null };
  if (isProduction) return { mailer: withoutServer, canSend: false, inbox: null };
  const inbox = developmentInbox();
  return { mailer: inbox, canSend: true, inbox };
}

/** The way out for mail that the environment asks for, counted. */
export function openMailer(settings: MailSettings, metrics: Metrics): OpenMailer {
  const { mailer, ...chosen } = chooseMailer(settings);
  return { mailer: countedMailer(mailer, metrics), ...chosen };
}
