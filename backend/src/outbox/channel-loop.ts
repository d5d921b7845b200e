import { setImmediate as nextTurn } from 'node:timers/promises';
import { type DeliveryParts, deliver } from './deliver';
import type { Leased } from './outbox';

/** Deliveries of one channel under way at once. */
const concurrency = 10;
/** Milliseconds between two looks at what other nodes have left, or what has waited out its pause. */
const interval = 5_000;

export interface LoopParts<Item, Name extends string = string> extends DeliveryParts<Item, Name> {
  /** Milliseconds until a channel that has failed so many times in a row is tried again. */
  readonly pause: (failures: number) => number;
}

export interface DeliveryWorker {
  /** Looks now instead of at its next turn. */
  nudge(): void;
  /** Takes nothing more, and resolves when what is under way has been delivered or has been put back. */
  stop(): Promise<void>;
}

/**
 * Delivers what waits for one channel until it is stopped, independent of all other channels, and of its own deliveries that hang
 * while there is room for more. A channel that fails pauses as a whole, and is then tried with one item.
 */
export function startChannelLoop<Item, Name extends string>(parts: LoopParts<Item, Name>): DeliveryWorker {
  const { outbox, channel, what, log, pause } = parts;
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let round: Promise<void> | null = null;
  let isNudged = false;
  let failures = 0;
  let resumesAt = 0;
  /** The one delivery by which a channel that has failed is tried. */
  let trial: Promise<void> | null = null;

  const pauseChannel = () => {
    failures += 1;
    resumesAt = performance.now() + pause(failures);
  };

  const outboxFailed = (err: unknown) => {
    pauseChannel();
    log.error({ err, channel: channel.name }, `what waits cannot be read: ${what}`);
  };

  const begin = (leased: Leased<Item>) => {
    const failuresBefore = failures;
    const ended = deliver(parts, leased, stopping.signal)
      .then((works) => {
        if (works) {
          failures = 0;
          resumesAt = 0;
        } else if (failures === failuresBefore) {
          // Deliveries that fail at the same time are one failure of the channel.
          pauseChannel();
        }
      }, outboxFailed)
      .finally(() => {
        underWay.delete(ended);
        // Not after each one: every look is a query.
        if (underWay.size <= concurrency / 2) look();
      });
    underWay.add(ended);
    if (failures > 0) trial = ended;
  };

  const leaseDue = async () => {
    while (!stopping.signal.aborted && performance.now() >= resumesAt) {
      isNudged = false;
      const isTrying = failures > 0;
      const most = Math.min(isTrying ? 1 : concurrency, concurrency - underWay.size);
      if (most <= 0 || (isTrying && trial !== null && underWay.has(trial))) return;
      const leased = await outbox.lease(channel.name, most);
      leased.forEach(begin);
      // The embedded database answers without a turn of the event loop: a backlog would block everything else.
      await nextTurn();
      if (leased.length < most && !isNudged) return;
    }
  };

  const look = () => {
    isNudged = true;
    if (stopping.signal.aborted || performance.now() < resumesAt) return;
    round ??= leaseDue()
      .catch(outboxFailed)
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
