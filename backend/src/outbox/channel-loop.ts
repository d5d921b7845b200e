import { setImmediate as turn } from 'node:timers/promises';
import { describeError } from '../http/logging/describe-error';
import { attempt } from './attempt';
import { backOff } from './back-off';
import { type Channel, ItemRefused } from './channel';
import { leaseMs } from './leases';
import type { Leased, Outbox } from './outbox';

/** Deliveries of one channel in flight at once. */
const atOnce = 10;
/** Milliseconds between two looks at what other nodes have left, or what has waited out its pause. */
const interval = 5_000;
/** Milliseconds that a delivery in flight gets when the backend stops. */
const grace = 5_000;
/** Milliseconds between two renewals of a lease; one that fails is made up for by the next. */
const renewal = leaseMs / 4;

export interface LoopParts<Item, Name extends string = string> {
  readonly outbox: Outbox<Item, Name>;
  readonly channel: Channel<Item, Name>;
  /** What waits, in the words of the log: `a lead`. */
  readonly what: string;
  readonly log: {
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
  /** Milliseconds for one delivery, where the channel says nothing else. */
  readonly timeLimit: number;
  /** Milliseconds until a channel is asked again by which nothing has arrived so many times in a row. */
  readonly pause: (failures: number) => number;
}

export interface DeliveryWorker {
  /** Looks now instead of at its next turn. */
  nudge(): void;
  /** Takes nothing more, and resolves when what is in flight has arrived or has been put back. */
  stop(): Promise<void>;
}

/**
 * Delivers what waits for one channel until it is stopped, apart from all other channels: one that hangs holds up
 * nobody else, nor do mails that hang hold up the others while there are places left. A channel that fails pauses as a
 * whole, and is then tried with one lead.
 */
export function startChannelLoop<Item, Name extends string>({
  outbox,
  channel,
  what,
  log,
  timeLimit,
  pause,
}: LoopParts<Item, Name>): DeliveryWorker {
  const stopping = new AbortController();
  let round: Promise<void> | null = null;
  let isNudged = false;
  let failures = 0;
  let resumesAt = 0;
  const underWay = new Set<Promise<void>>();
  /** What a channel that was down is tried with. */
  let trial: Promise<void> | null = null;

  const rest = () => {
    failures += 1;
    resumesAt = performance.now() + pause(failures);
  };

  const whileHeld = async (leased: Leased<Item>): Promise<void> => {
    const renewing = setInterval(() => outbox.renew(leased).catch(() => {}), renewal);
    const limits = { timeLimit: channel.timeLimit ?? timeLimit, stopping: stopping.signal, grace };
    try {
      await attempt((ending) => channel.deliver(leased.item, ending), limits);
    } finally {
      clearInterval(renewing);
    }
  };

  /** Answers whether the channel works. */
  const deliver = async (leased: Leased<Item>): Promise<boolean> => {
    try {
      await whileHeld(leased);
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
      await outbox.failed(leased, message, stopping.signal.aborted ? 0 : backOff(leased.attempt));
      return refusal !== null;
    }
    await outbox.delivered(leased);
    return true;
  };

  const cannotBeRead = (err: unknown) => {
    rest();
    log.error({ err, channel: channel.name }, `what waits cannot be read: ${what}`);
  };

  /** One that hangs keeps its own place only. */
  const begin = (leased: Leased<Item>) => {
    const failuresBefore = failures;
    const ended = deliver(leased)
      .then((works) => {
        if (works) {
          failures = 0;
          resumesAt = 0;
        } else if (failures === failuresBefore) {
          // What fails at the same time is one failure of the channel.
          rest();
        }
      }, cannotBeRead)
      .finally(() => {
        underWay.delete(ended);
        // Several at once: each look is a query.
        if (underWay.size <= atOnce / 2) look();
      });
    underWay.add(ended);
    if (failures > 0) trial = ended;
  };

  const work = async () => {
    while (!stopping.signal.aborted && performance.now() >= resumesAt) {
      isNudged = false;
      const isTrying = failures > 0;
      const most = Math.min(isTrying ? 1 : atOnce, atOnce - underWay.size);
      if (most <= 0 || (isTrying && trial !== null && underWay.has(trial))) return;
      const leased = await outbox.lease(channel.name, most);
      leased.forEach(begin);
      // The embedded database answers without a turn of the event loop: a backlog would keep everybody else waiting.
      await turn();
      if (leased.length < most && !isNudged) return;
    }
  };

  const look = () => {
    isNudged = true;
    if (stopping.signal.aborted || performance.now() < resumesAt) return;
    round ??= work()
      .catch(cannotBeRead)
      .finally(() => {
        round = null;
        // Asked for while the last round was ending.
        if (isNudged) look();
      });
  };

  const timer = setInterval(look, interval).unref();
  look();
  return {
    nudge: look,
    async stop() {
      clearInterval(timer);
      stopping.abort(new Error('The backend is stopping'));
      await round;
      await Promise.all(underWay);
    },
  };
}
