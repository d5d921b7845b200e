import { every } from '../../catalogue/every';
import type { DatabaseAndClock } from '../../database/database';
import type { Mailer } from '../../mail/mailer';
import type { OfficeSettings } from '../../office-settings';
import { type DeliveryWorker, type LoopParts, startDeliveries } from '../../outbox/channel-loop';
import { assignArrived, escalateLate } from './assign';
import { officeMailChannel, openOfficeOutbox } from './mails';

interface Parts extends DatabaseAndClock {
  readonly mailer: Mailer;
  readonly settings: OfficeSettings;
  /** The origin of the site, for mails. */
  readonly site: string;
  readonly log: LoopParts<never>['log'];
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
  const { escalateAfter, url } = settings;
  const rounds = every(
    interval,
    async () => {
      await assignArrived(db, now());
      const written = escalateAfter === null ? 0 : await escalateLate(db, escalateAfter, url, now());
      if (written > 0) worker.nudge();
    },
    (err) => log.error({ err }, 'leads could not be assigned'),
  );
  return { arrived: rounds.look, nudge: worker.nudge, stop: () => rounds.stop().then(worker.stop) };
}
