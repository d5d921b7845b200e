import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { officePeople, officeSessions } from '../../database/schema';
import { createHashing } from '../../sign-in/hashing';
import type { Purpose } from '../../sign-in/recent-events';
import { sessionLimits } from './sessions';

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
  const { expires_at, last_seen_at } = officeSessions;
  const idle = new Date(now.getTime() - sessionLimits.idle);
  await db.delete(officeSessions).where(or(lt(expires_at, now), lt(last_seen_at, idle)));
}
