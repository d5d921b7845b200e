import type { Database } from '../database/database';
import { type Mail, type Mailer, mailRefusal } from '../mail/mailer';
import { type DeliveryWorker, type LoopParts, startDeliveries } from '../outbox/channel-loop';
import { ItemRefused, mailTimeLimit } from '../outbox/outbox';
import type { WatchedProjects } from './changes';
import { writeDueMails } from './due-mails';
import { limits } from './limits';
import type { Links } from './links';
import { alertMail } from './mails';
import { type AlertChannel, clearAlerts, openAlertOutbox } from './outbox';
import { type PushSettings, pushChannel } from './push/push-channel';

interface Parts {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly links: Links;
  readonly push: PushSettings;
  readonly projects: () => WatchedProjects;
  readonly now: () => Date;
  readonly log: LoopParts<never>['log'];
  /** Whether other nodes share the database. */
  readonly isShared: boolean;
}

/** How long another node may take to commit, in milliseconds. */
const settling = 120_000;

/** Sends waiting mails, and writes the digests that are due, until it is stopped. */
export async function startAlerts(parts: Parts): Promise<DeliveryWorker> {
  const { db, mailer, links, log, isShared, projects, now } = parts;
  const outbox = openAlertOutbox(db);
  // The embedded database has only this process.
  if (!isShared) await outbox.reclaim();
  const mails: AlertChannel = {
    name: 'search-alerts',
    timeLimit: mailTimeLimit,
    deliver: (alert) => sendToSubscriber(mailer, alertMail(alert, links)),
  };
  const channels = [mails, pushChannel(parts.push, links)];
  const worker = startDeliveries({ outbox, channels, what: 'a mail about a search', log });

  let last: Promise<unknown> = Promise.resolve();
  const look = () => {
    last = last
      .then(() => clearAlerts(db, now()))
      .then(() => writeDueMails({ db, projects: projects(), now, settling: isShared ? settling : 0 }))
      .then((written) => {
        if (written > 0) worker.nudge();
      })
      .catch((err: unknown) => log.error({ err }, 'the news of searches could not be written'));
  };
  look();
  const timer = setInterval(look, limits.interval).unref();
  return {
    nudge: worker.nudge,
    async stop() {
      clearInterval(timer);
      await last;
      await worker.stop();
    },
  };
}

/** Each mail has another recipient: a refusal of one does not concern the others. */
async function sendToSubscriber(mailer: Mailer, mail: Mail): Promise<void> {
  try {
    await mailer.sendMail(mail);
  } catch (error) {
    const refusal = mailRefusal(error);
    throw refusal === null ? error : new ItemRefused(error, refusal !== 'for now', refusal === 'address');
  }
}
