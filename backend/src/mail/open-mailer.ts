import type { Environment } from '../environment';
import type { Metrics } from '../metrics/metrics';
import { mailbox } from './mailbox-folder';
import type { Mailer } from './mailer';
import { smtpMailer } from './smtp-mailer';

/** Counts the mails of a mailer. */
function countedMailer(mailer: Mailer, metrics: Metrics): Mailer {
  return {
    async sendMail(mail) {
      try {
        await mailer.sendMail(mail);
        metrics.countMail('sent');
      } catch (error) {
        metrics.countMail('failed');
        throw error;
      }
    },
    close: () => mailer.close(),
  };
}

type MailSettings = Pick<Environment, 'smtpUrl' | 'mailFrom' | 'dataFolder'>;

/** The mailer of the environment, with metrics: the mail server, or the mailbox where there is none. */
export function openMailer({ smtpUrl, mailFrom, dataFolder }: MailSettings, metrics: Metrics): Mailer {
  return countedMailer(smtpUrl === null ? mailbox(dataFolder) : smtpMailer(smtpUrl, mailFrom), metrics);
}
