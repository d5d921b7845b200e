import { setImmediate as nextTurn } from 'node:timers/promises';
import { backOff, type DeliveryParts, deliver } from './deliver';
import { type Channel, type Leased, timeLimit } from './outbox';

/** Milliseconds; the recovery of a channel is noticed within this time. */
const longestPause = 60_000;

interface Parts<Item, Name extends string> extends Pick<LoopParts<Item, Name>, 'outbox' | 'what' | 'log'> {
  readonly channels: readonly Channel<Item, Name>[];
  /** For tests. */
  readonly timeLimit?: number;
  readonly pause?: LoopParts<Item>['pause'];
}

const channelPause = (failures: number) => Math.min(longestPause, backOff(failures));

/** Delivers an outbox until it is stopped, each item at least once by each of its channels. */
export function startDeliveries<Item, Name extends string>({ channels, ...parts }: Parts<Item, Name>): DeliveryWorker {
  const loops = channels.map((channel) => startChannelLoop({ timeLimit, pause: channelPause, ...parts, channel }));
  return {
    nudge: () => {
      for (const loop of loops) loop.nudge();
    },
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

/** The most concurrent deliveries of one channel. */
const concurrency = 10;
/** The polling interval in milliseconds, for items of other nodes and items whose pause is over. */
const interval = 5_000;

export interface LoopParts<Item, Name extends string = string> extends DeliveryParts<Item, Name> {
  /** The pause in milliseconds after so many consecutive failures of a channel. */
  readonly pause: (failures: number) => number;
}

export interface DeliveryWorker {
  /** Polls now. */
  nudge(): void;
  /** Takes no more items, and resolves when the deliveries in progress have ended or were returned to the outbox. */
  stop(): Promise<void>;
}

/**
 * Delivers the items of one channel until it is stopped, independently of other channels. A hanging delivery does not block the
 * others while there is capacity. A channel that fails pauses as a whole, and is then tried with one item.
 */
export function startChannelLoop<Item, Name extends string>(parts: LoopParts<Item, Name>): DeliveryWorker {
  const { outbox, channel, what, log, pause } = parts;
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let round: Promise<void> | null = null;
  let isNudged = false;
  let failures = 0;
  let resumesAt = 0;
  /** The single delivery that tries a channel after a failure. */
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
          // Concurrent failures count as one failure of the channel.
          pauseChannel();
        }
      }, outboxFailed)
      .finally(() => {
        underWay.delete(ended);
        // Not after each delivery: every poll is a query.
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
      // The embedded database responds within the same turn of the event loop: a long queue would block everything else.
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
        // Requested while the last round was ending.
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
