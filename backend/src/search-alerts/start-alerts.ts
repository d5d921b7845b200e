import { every } from '../catalogue/every';
import type { DatabaseAndClock } from '../database/database';
import { type Mailer, sendToOne } from '../mail/mailer';
import { type DeliveryWorker, type LoopParts, startDeliveries } from '../outbox/channel-loop';
import { mailTimeLimit } from '../outbox/outbox';
import type { WatchedProjects } from './changes';
import { writeDueMails } from './due-mails';
import { limits } from './limits';
import type { Links } from './links';
import { alertMail } from './mails';
import { type AlertChannel, clearAlerts, openAlertOutbox } from './outbox';
import { type PushSettings, pushChannel } from './push/push-channel';

interface Parts extends DatabaseAndClock {
  readonly mailer: Mailer;
  readonly links: Links;
  readonly push: PushSettings;
  readonly projects: () => WatchedProjects;
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
    deliver: (alert) => sendToOne(mailer.sendMail, alertMail(alert, links)),
  };
  const channels = [mails, pushChannel(parts.push, links)];
  const worker = startDeliveries({ outbox, channels, what: 'a mail about a search', log });

  const rounds = every(
    limits.interval,
    async () => {
      await clearAlerts(db, now());
      const written = await writeDueMails({ db, projects: projects(), now, settling: isShared ? settling : 0 });
      if (written > 0) worker.nudge();
    },
    (err) => log.error({ err }, 'the news of searches could not be written'),
  );
  return { nudge: worker.nudge, stop: () => rounds.stop().then(worker.stop) };
}
