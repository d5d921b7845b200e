import { describeError } from '../http/logging/describe-error';
import { leaseMs } from './leases';
import { type Channel, ItemRefused, type Leased, type Outbox } from './outbox';

const firstPause = 5_000;
const longestPause = 60 * 60_000;

/**
 * The pause after the `attempt`-th failure in milliseconds: exponential, an hour at most, with a jitter of up to a fifth so
 * that simultaneous failures are not retried simultaneously. There is no last attempt.
 */
export function backOff(attempt: number, random: () => number = Math.random): number {
  const pause = Math.min(longestPause, firstPause * 2 ** Math.min(attempt - 1, 20));
  return Math.round(pause * (0.8 + 0.2 * random()));
}

interface Limits {
  /** The timeout of one attempt in milliseconds. */
  readonly timeLimit: number;
  /** Aborts when the backend stops; the attempt then has `grace` milliseconds to end by itself. */
  readonly stopping: AbortSignal;
  readonly grace: number;
}

/**
 * Runs one delivery with a timeout, also when the delivery ignores its signal. The timer and the controller are referenced
 * here: Node 20 garbage-collects the timer of an `AbortSignal.timeout` within an `AbortSignal.any`, and then the timeout never
 * fires (nodejs/node 57736).
 */
async function attempt(
  deliver: (signal: AbortSignal) => Promise<void>,
  { timeLimit, stopping, grace }: Limits,
): Promise<void> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let stop = () => {};
  const givenUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const reason = new Error(`No answer within ${timeLimit / 1000} s`);
      controller.abort(reason);
      reject(reason);
    }, timeLimit);
    stop = () => {
      controller.abort(stopping.reason);
      clearTimeout(timer);
      timer = setTimeout(() => reject(stopping.reason), grace);
    };
  });
  stopping.addEventListener('abort', stop);
  if (stopping.aborted) stop();
  try {
    await Promise.race([deliver(controller.signal), givenUp]);
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener('abort', stop);
  }
}

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
