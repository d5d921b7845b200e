import type { Database } from '../../database/database';
import type { Mailer } from '../../mail/mailer';
import type { OfficeSettings } from '../../office-settings';
import { type DeliveryWorker, type LoopParts, startDeliveries } from '../../outbox/channel-loop';
import { assignArrived, escalateLate } from './assign';
import { officeMailChannel, openOfficeOutbox } from './mails';

interface Parts {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly settings: OfficeSettings;
  /** The origin of the site, for mails. */
  readonly site: string;
  readonly log: LoopParts<never>['log'];
  readonly now: () => Date;
  /** Whether other nodes share the database. */
  readonly isShared: boolean;
}

export interface LeadWorker {
  /** A lead has arrived. */
  arrived(): void;
  /** A mail is in the outbox. */
  readonly nudge: DeliveryWorker['nudge'];
  stop(): Promise<void>;
}

/** Milliseconds; leads of other nodes are found within this interval. */
const interval = 15_000;

/** Assigns new leads, notifies of unanswered ones, and sends the office's mails, until it is stopped. */
export async function startLeadWork({ db, mailer, settings, site, log, now, isShared }: Parts): Promise<LeadWorker> {
  const outbox = openOfficeOutbox(db);
  if (!isShared) await outbox.reclaim();
  const channels = [officeMailChannel(mailer, { site, office: settings.url })];
  const worker = startDeliveries({ outbox, channels, what: 'a mail of the office', log });
  let last: Promise<unknown> = Promise.resolve();
  let isWaiting = false;
  const look = () => {
    if (isWaiting) return;
    isWaiting = true;
    last = last
      .then(() => {
        isWaiting = false;
        return assignArrived(db, now());
      })
      .then(() => {
        const { escalateAfter, url } = settings;
        return escalateAfter === null ? 0 : escalateLate(db, escalateAfter, url, now());
      })
      .then((written) => {
        if (written > 0) worker.nudge();
      })
      .catch((err: unknown) => log.error({ err }, 'leads could not be assigned'));
  };
  look();
  const timer = setInterval(look, interval).unref();
  return {
    arrived: look,
    nudge: worker.nudge,
    async stop() {
      clearInterval(timer);
      await last;
      await worker.stop();
    },
  };
}
