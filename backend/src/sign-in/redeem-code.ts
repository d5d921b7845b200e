import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/database';
import { holdName } from '../database/exclusively';
import { signInCodes, signInEvents } from '../database/schema';
import { figures } from './figures';
import type { Hashing } from './hashing';
import type { Sender } from './issue-code';
import { createSession, type NewSession } from './sessions';
import { findOrCreateUser } from './users';
import { waitingTime } from './waiting-time';

export type RedeemedCode =
  | { readonly status: 'signed in'; readonly session: NewSession }
  | { readonly status: 'wrong' }
  /** Milliseconds until another guess is looked at. */
  | { readonly status: 'too many'; readonly wait: number };

interface Guess extends Sender {
  readonly email: string;
  readonly code: string;
}

/**
 * Turns a code into a session, once. Every other guess counts, also for an address that has no code: after five within
 * an hour none is looked at, not even the right one. Guesses at one address come one after another, in all processes.
 */
export function redeemCode(db: Database, hashing: Hashing, guess: Guess, now: Date): Promise<RedeemedCode> {
  const { email, emailKey, networkKey, code } = guess;
  return db.transaction(async (tx) => {
    await holdName(tx, `email:${emailKey}`);
    const limit = { most: figures.failuresPerAddress, window: figures.window };
    const failed = await tx
      .select({ at: signInEvents.at })
      .from(signInEvents)
      .where(
        and(
          eq(signInEvents.kind, 'failed'),
          eq(signInEvents.email_key, emailKey),
          gt(signInEvents.at, new Date(now.getTime() - limit.window)),
        ),
      );
    const wait = waitingTime(
      failed.map(({ at }) => at),
      limit,
      now,
    );
    if (wait > 0) return { status: 'too many', wait };

    const [kept] = await tx
      .select()
      .from(signInCodes)
      .where(and(eq(signInCodes.email_key, emailKey), gt(signInCodes.expires_at, now)));
    if (kept === undefined || !hashing.isCode(emailKey, code, kept)) {
      // Noted in the same transaction that answers, so that no two guesses share one note.
      await tx.insert(signInEvents).values({ kind: 'failed', email_key: emailKey, network_key: networkKey, at: now });
      return { status: 'wrong' };
    }
    await tx.delete(signInCodes).where(eq(signInCodes.email_key, emailKey));
    const user = await findOrCreateUser(tx, email, now);
    return { status: 'signed in', session: await createSession(tx, user, now) };
  });
}
