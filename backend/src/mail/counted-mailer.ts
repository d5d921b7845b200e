import type { Metrics } from '../metrics/metrics';
import type { Mailer } from './mailer';

/** Counts the mails of a mailer. */
export function countedMailer(mailer: Mailer, metrics: Metrics): Mailer {
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
