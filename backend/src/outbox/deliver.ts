import { describeError } from '../http/logging/describe-error';
import { attempt } from './attempt';
import { backOff } from './back-off';
import { type Channel, ItemRefused } from './channel';
import { leaseMs } from './leases';
import type { Leased, Outbox } from './outbox';

/** How long a delivery in progress may take when the backend stops, in milliseconds. */
const grace = 5_000;
/** The interval of lease renewals in milliseconds; a failed one is made up for by the next. */
const renewal = leaseMs / 4;

export interface DeliveryLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface DeliveryParts<Item, Name extends string = string> {
  readonly outbox: Outbox<Item, Name>;
  readonly channel: Channel<Item, Name>;
  /** The kind of item in the log: `a lead`. */
  readonly what: string;
  readonly log: DeliveryLog;
  /** The default timeout of a delivery in milliseconds. */
  readonly timeLimit: number;
}

/**
 * Delivers one item, renewing its lease, and records the result in the outbox. Resolves with whether the channel works: a
 * refused item does not count against its channel. Rejects where the outbox cannot be written.
 */
export async function deliver<Item, Name extends string>(
  { outbox, channel, what, log, timeLimit }: DeliveryParts<Item, Name>,
  leased: Leased<Item>,
  stopping: AbortSignal,
): Promise<boolean> {
  const renewing = setInterval(() => outbox.renew(leased).catch(() => {}), renewal);
  try {
    const limits = { timeLimit: channel.timeLimit ?? timeLimit, stopping, grace };
    await attempt((signal) => channel.deliver(leased.item, signal), limits);
  } catch (error) {
    const { message } = describeError(error);
    const details = { channel: channel.name, attempt: leased.attempt, reason: message };
    const refusal = error instanceof ItemRefused ? error : null;
    if (refusal?.isForGood && outbox.refused) {
      log.warn(details, `${what} was refused for good`);
      await outbox.refused(leased, refusal);
      return true;
    }
    log.warn(details, `${what} was not delivered`);
    await outbox.failed(leased, message, stopping.aborted ? 0 : backOff(leased.attempt));
    return refusal !== null;
  } finally {
    clearInterval(renewing);
  }
  await outbox.delivered(leased);
  return true;
}
