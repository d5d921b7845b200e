import { lt, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { advisoryLock } from '../database/exclusively';
import { sessions, signInCodes, signInEvents } from '../database/schema';
import { limits } from './limits';

/** Deletes what sign-in needs no more: sessions that have ended, codes that have expired, events beyond the window. */
export async function clearEnded(db: Database, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db.transaction(async (tx) => {
    // Two servers that delete the same rows in different orders would wait for each other.
    await advisoryLock(tx, 'clear ended sign-ins');
    await tx
      .delete(sessions)
      .where(or(lt(sessions.expires_at, now), lt(sessions.last_seen_at, before(limits.sessionIdle))));
    await tx.delete(signInCodes).where(lt(signInCodes.expires_at, now));
    await tx.delete(signInEvents).where(lt(signInEvents.at, before(limits.window)));
  });
}
