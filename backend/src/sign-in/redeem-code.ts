import { and, eq, gt } from 'drizzle-orm';
import { advisoryLock, type Database, type Transaction } from '../database/database';
import { signInCodes, signInEvents } from '../database/schema';
import { eventKeys, type Sender } from './hashing';
import { limits, waitingTime } from './limits';
import { type Purpose, recentEvents, type SignInEvent, timesOf } from './recent-events';

export type RedeemedCode<Begun> =
  | { readonly status: 'right'; readonly begun: Begun }
  | { readonly status: 'wrong' }
  /** Milliseconds until another guess is allowed. */
  | { readonly status: 'too many'; readonly wait: number };

interface Guess extends Sender {
  readonly code: string;
}

/**
 * Milliseconds until a network may guess again. A network that has requested a code is limited only by its own wrong guesses;
 * all other networks are limited together, so that they cannot lock the owner out. Guesses count for the lifetime of a code;
 * otherwise a new visitor whose code others have guessed at would have to wait for an hour.
 */
function waitForGuess(events: readonly SignInEvent[], { networkKey }: Sender, isKnown: boolean, now: Date): number {
  const { window, codeLife, failuresPerAddress, failuresOfStrangers } = limits;
  const askers = new Set(events.filter(({ kind }) => kind === 'sent').map((event) => event.network_key));
  const own = timesOf(events, (event) => event.kind === 'failed' && event.network_key === networkKey);
  const strangers = timesOf(events, (event) => event.kind === 'failed' && !askers.has(event.network_key));
  const isStranger = !isKnown && !askers.has(networkKey);
  return Math.max(
    waitingTime(own, { most: failuresPerAddress, window }, now),
    isStranger ? waitingTime(strangers, { most: failuresOfStrangers, window: codeLife }, now) : 0,
  );
}

/**
 * Exchanges a code for what `begin` creates in the same transaction, once. A wrong guess counts only while there is a valid
 * code: after five from one network within an hour no guess is checked, not even the right one. A network that has requested a
 * code must use that one; any other network may use any, since a visitor may request it on one device and type it on another.
 * Guesses at one address are serialised, across processes.
 */
export function redeemCode<Begun>(
  db: Database,
  { name: purpose, hashing, isKnownNetwork }: Purpose,
  guess: Guess,
  now: Date,
  begin: (tx: Transaction) => Promise<Begun>,
): Promise<RedeemedCode<Begun>> {
  const { emailKey, networkKey, code } = guess;
  return db.transaction(async (tx) => {
    await advisoryLock(tx, `email:${emailKey}`);
    const events = (await recentEvents(tx, guess, now)).filter((event) => event.email_key === emailKey);
    const wait = waitForGuess(events, guess, await isKnownNetwork(tx, guess, now), now);
    if (wait > 0) return { status: 'too many', wait };

    const kept = await tx
      .select()
      .from(signInCodes)
      .where(and(eq(signInCodes.email_key, emailKey), gt(signInCodes.expires_at, now)));
    if (kept.length === 0) return { status: 'wrong' };
    const own = kept.filter((row) => row.network_key === networkKey);
    const possible = own.length > 0 ? own : kept;
    if (!possible.some((row) => hashing.isCode(emailKey, code, row))) {
      // Recorded in the transaction that responds, so that each guess is counted.
      await tx.insert(signInEvents).values({ kind: 'failed', purpose, ...eventKeys(guess), at: now });
      return { status: 'wrong' };
    }
    await tx.delete(signInCodes).where(eq(signInCodes.email_key, emailKey));
    return { status: 'right', begun: await begin(tx) };
  });
}
