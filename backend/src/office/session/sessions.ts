import { and, eq, gt, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database';
import { officePasskeys, officePeople, officeSessions } from '../../database/schema';
import { createHashing, createToken, hashToken } from '../../sign-in/hashing';
import type { Purpose } from '../../sign-in/recent-events';
import { begun, hasEnded, isOpen } from '../../sign-in/sessions';

/** The codes of the office. They are hashed with another key than readers' codes, so that neither can be used for the other. */
export const officePurpose = (pepper: string): Purpose => ({
  name: 'office',
  hashing: createHashing(`${pepper} office`),
  async isKnownNetwork(tx, { email, networkKey }, now) {
    const found = await tx
      .select({ id: officePeople.id })
      .from(officeSessions)
      .innerJoin(officePeople, eq(officePeople.id, officeSessions.person_id))
      .where(
        and(
          eq(officePeople.email, email),
          eq(officeSessions.network_key, networkKey),
          gt(officeSessions.expires_at, now),
        ),
      )
      .limit(1);
    return found.length > 0;
  },
  // No common limit: only the few people of the office get mails, and each mailbox has a limit of its own.
  hasCommonLimit: false,
});

/** Deletes the sessions that have ended. */
export async function clearEndedSessions(db: Database, now: Date): Promise<void> {
  await db.delete(officeSessions).where(hasEnded(officeSessions, now, sessionLimits.idle));
}

const hour = 3_600_000;

/** In milliseconds. */
export const sessionLimits = {
  idle: 12 * hour,
  life: 7 * 24 * hour,
  /** The last use of a session is recorded at most this often. */
  touch: 5 * 60_000,
} as const;

export type PersonRow = typeof officePeople.$inferSelect;

/** The person of a session, read for each call: a changed role applies from the next call on. */
export interface OpenSession {
  readonly key: string;
  readonly person: PersonRow;
  readonly hasFactor: boolean;
  readonly hasPasskey: boolean;
}

/** Begins a session, always with a new token; returns it for the cookie. */
export async function beginSession(tx: Transaction, person: PersonRow, networkKey: string, now: Date): Promise<string> {
  const token = createToken();
  await tx
    .insert(officeSessions)
    .values({ person_id: person.id, ...begun(token, networkKey, now, sessionLimits.life) });
  await tx.update(officePeople).set({ last_seen_at: now }).where(eq(officePeople.id, person.id));
  return token;
}

/** The session of a cookie's token; `null` for an unknown or expired one. */
export async function findSession(db: Database, token: string, now: Date): Promise<OpenSession | null> {
  const key = hashToken(token);
  const [found] = await db
    .select({ person: officePeople, session: officeSessions })
    .from(officeSessions)
    .innerJoin(officePeople, eq(officePeople.id, officeSessions.person_id))
    .where(and(eq(officeSessions.token_hash, key), isOpen(officeSessions, now, sessionLimits.idle)));
  if (found === undefined) return null;
  const { person, session } = found;
  if (now.getTime() - session.last_seen_at.getTime() >= sessionLimits.touch) {
    await db.update(officeSessions).set({ last_seen_at: now }).where(eq(officeSessions.token_hash, key));
    await db.update(officePeople).set({ last_seen_at: now }).where(eq(officePeople.id, person.id));
  }
  const hasPasskey = (await db.$count(officePasskeys, eq(officePasskeys.person_id, person.id))) > 0;
  return { key, person, hasFactor: session.has_factor, hasPasskey };
}

/** Replaces a session without the second factor by one with it: the earlier token becomes invalid. */
export async function renewSession(tx: Transaction, key: string, now: Date): Promise<string> {
  const token = createToken();
  await tx
    .update(officeSessions)
    .set({ token_hash: hashToken(token), has_factor: true, challenge: null, last_seen_at: now })
    .where(eq(officeSessions.token_hash, key));
  return token;
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(officeSessions).where(eq(officeSessions.token_hash, hashToken(token)));
}

/** Ends all sessions of a person, except the given one. */
export async function endSessions(db: Database, personId: number, except = ''): Promise<void> {
  await db
    .delete(officeSessions)
    .where(and(eq(officeSessions.person_id, personId), ne(officeSessions.token_hash, except)));
}
