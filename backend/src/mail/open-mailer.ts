import type { Environment } from '../environment';
import type { Metrics } from '../metrics/metrics';
import { countedMailer } from './counted-mailer';
import { mailbox } from './mailbox';
import type { Mailer } from './mailer';
import { smtpMailer } from './smtp-mailer';

type MailSettings = Pick<Environment, 'smtpUrl' | 'mailFrom' | 'dataFolder'>;

/** The mailer of the environment, with metrics: the mail server, or the mailbox where there is none. */
export function openMailer({ smtpUrl, mailFrom, dataFolder }: MailSettings, metrics: Metrics): Mailer {
  return countedMailer(smtpUrl === null ? mailbox(dataFolder) : smtpMailer(smtpUrl, mailFrom), metrics);
}
