import { and, eq, gt, lt, or } from 'drizzle-orm';
import { advisoryLock, type Database, type Transaction } from '../database/database';
import { type officeSessions, sessions, signInCodes, signInEvents, users } from '../database/schema';
import { createToken, hashToken } from './hashing';
import { limits } from './limits';

/** A session of a reader, or of a person of the office; each ends after its life, or when it is not used for too long. */
type Sessions = typeof sessions | typeof officeSessions;

export const isOpen = ({ expires_at, last_seen_at }: Sessions, now: Date, idle: number) =>
  and(gt(expires_at, now), gt(last_seen_at, new Date(now.getTime() - idle)));

export const hasEnded = ({ expires_at, last_seen_at }: Sessions, now: Date, idle: number) =>
  or(lt(expires_at, now), lt(last_seen_at, new Date(now.getTime() - idle)));

/** The row of a new one, but for whose it is. */
export const begun = (token: string, networkKey: string, now: Date, life: number) => ({
  ...{ token_hash: hashToken(token), network_key: networkKey, created_at: now, last_seen_at: now },
  expires_at: new Date(now.getTime() + life),
});

/** Deletes expired sessions and codes, and events beyond the window. */
export async function clearEnded(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // In a fixed order, so that two servers do not deadlock.
    await advisoryLock(tx, 'clear ended sign-ins');
    await tx.delete(sessions).where(hasEnded(sessions, now, limits.sessionIdle));
    await tx.delete(signInCodes).where(lt(signInCodes.expires_at, now));
    await tx.delete(signInEvents).where(lt(signInEvents.at, new Date(now.getTime() - limits.window)));
  });
}

/** Begins a session; its token is for the cookie, and not stored. */
export async function createSession(tx: Transaction, user: User, networkKey: string, now: Date) {
  const token = createToken();
  await tx.insert(sessions).values({ user_id: user.id, ...begun(token, networkKey, now, limits.sessionLife) });
  return { user, token };
}

/** The user of a cookie's token; `null` for a session that is unknown, has ended, or was not used for too long. */
export async function findSessionUser(db: Database, token: string, now: Date): Promise<User | null> {
  const token_hash = hashToken(token);
  const [found] = await db
    .select({ id: users.id, name: users.name, lastSeenAt: sessions.last_seen_at })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.token_hash, token_hash), isOpen(sessions, now, limits.sessionIdle)));
  if (found === undefined) return null;
  if (now.getTime() - found.lastSeenAt.getTime() >= limits.sessionTouch) {
    await db.update(sessions).set({ last_seen_at: now }).where(eq(sessions.token_hash, token_hash));
  }
  return { id: found.id, name: found.name };
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token_hash, hashToken(token)));
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The name beside a reader's comments: nobody is asked for a name, and the address is private.
 *
 * `grace.adeyemi@example.com` // => `Grace A.`
 * `x1992@example.com` // => `Reader`
 */
export function displayName(email: string): string {
  const [local = ''] = email.split(/[@+]/);
  const [first = '', last = ''] = local.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  if (first.length < 2) return 'Reader';
  return last === '' ? capital(first).slice(0, 30) : `${capital(first).slice(0, 30)} ${capital(last).charAt(0)}.`;
}

/** The signed-in user as section 3 has it on the wire. */
export interface User {
  readonly id: number;
  readonly name: string;
}

/** The account of a verified address; the caller holds the lock of the address. */
export async function findOrCreateUser(tx: Transaction, email: string, now: Date): Promise<User> {
  const wanted = { id: users.id, name: users.name };
  const [known] = await tx.select(wanted).from(users).where(eq(users.email, email));
  if (known !== undefined) return known;
  const [created] = await tx
    .insert(users)
    .values({ email, name: displayName(email), created_at: now })
    .returning(wanted);
  if (created === undefined) throw new Error('The database has not created the user');
  return created;
}
