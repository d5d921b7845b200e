import { describeError } from '../../http/describe-error';
import { backOff } from './back-off';
import type { Channel } from './channel';
import type { Leased, Outbox } from './outbox';

/** Deliveries in flight at once. */
const atOnce = 10;
/** Milliseconds between two looks at what other nodes have left, or what has waited out its pause. */
const interval = 5_000;
/** Milliseconds for one delivery; well under the lease. */
const patience = 15_000;

interface Parts {
  readonly outbox: Outbox;
  readonly channels: readonly Channel[];
  readonly log: {
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
}

export interface DeliveryWorker {
  /** Looks now instead of at its next turn. */
  nudge(): void;
  /** Takes nothing more, and resolves when what is in flight has arrived or has been put back. */
  stop(): Promise<void>;
}

/** Delivers the outbox until it is stopped, each lead to each of its channels at least once and under one key. */
export function startDeliveries({ outbox, channels, log }: Parts): DeliveryWorker {
  const stopping = new AbortController();
  let round: Promise<void> | null = null;
  let isNudged = false;

  const deliver = async (leased: Leased) => {
    try {
      const channel = channels.find(({ name }) => name === leased.channel);
      if (channel === undefined) throw new Error(`Nothing delivers by ${leased.channel} at present`);
      await channel.deliver(leased.lead, AbortSignal.any([stopping.signal, AbortSignal.timeout(patience)]));
    } catch (error) {
      const { message } = describeError(error);
      log.warn({ channel: leased.channel, attempt: leased.attempt, reason: message }, 'a lead was not delivered');
      await outbox.failed(leased, message, stopping.signal.aborted ? 0 : backOff(leased.attempt));
      return;
    }
    await outbox.delivered(leased);
  };

  const work = async () => {
    while (!stopping.signal.aborted) {
      isNudged = false;
      const leased = await outbox.lease(atOnce);
      await Promise.all(leased.map(deliver));
      if (leased.length < atOnce && !isNudged) return;
    }
  };

  const look = () => {
    isNudged = true;
    if (stopping.signal.aborted) return;
    round ??= work()
      .catch((err: unknown) => log.error({ err }, 'the outbox of leads cannot be read'))
      .finally(() => {
        round = null;
        // Asked for while the last round was ending.
        if (isNudged) look();
      });
  };

  const timer = setInterval(look, interval);
  timer.unref();
  look();
  return {
    nudge: look,
    async stop() {
      clearInterval(timer);
      stopping.abort(new Error('The backend is stopping'));
      await round;
    },
  };
}
