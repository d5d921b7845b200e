import { lt, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { advisoryLock } from '../database/exclusively';
import { sessions, signInCodes, signInEvents } from '../database/schema';
import { limits } from './limits';

/** Deletes expired sessions and codes, and events beyond the window. */
export async function clearEnded(db: Database, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db.transaction(async (tx) => {
    // In a fixed order, so that two servers do not deadlock.
    await advisoryLock(tx, 'clear ended sign-ins');
    await tx
      .delete(sessions)
      .where(or(lt(sessions.expires_at, now), lt(sessions.last_seen_at, before(limits.sessionIdle))));
    await tx.delete(signInCodes).where(lt(signInCodes.expires_at, now));
    await tx.delete(signInEvents).where(lt(signInEvents.at, before(limits.window)));
  });
}
