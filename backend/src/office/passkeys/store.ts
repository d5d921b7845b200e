import type { PasskeyRecord } from '@iwan/shared/domain/office/wire';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { officePasskeys, officeSessions } from '../../database/schema';

export type PasskeyRow = typeof officePasskeys.$inferSelect;

export const passkeyRecord = ({ id, name, created_at, last_used_at }: PasskeyRow): PasskeyRecord => ({
  id,
  name,
  createdAt: created_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
});

export function passkeysOf(db: Database, personId: number): Promise<readonly PasskeyRow[]> {
  const { person_id, created_at } = officePasskeys;
  return db.select().from(officePasskeys).where(eq(person_id, personId)).orderBy(asc(created_at));
}

/** How long a challenge is valid, in milliseconds. */
const challengeLife = 5 * 60_000;

export async function keepChallenge(db: Database, sessionKey: string, challenge: string, now: Date): Promise<void> {
  await db
    .update(officeSessions)
    .set({ challenge, challenge_ends_at: new Date(now.getTime() + challengeLife) })
    .where(eq(officeSessions.token_hash, sessionKey));
}

/** The challenge of a session, which can be used once; `null` without one or for one that has expired. */
export async function takeChallenge(db: Database, sessionKey: string, now: Date): Promise<string | null> {
  return db.transaction(async (tx) => {
    const of = eq(officeSessions.token_hash, sessionKey);
    const [kept] = await tx.select().from(officeSessions).where(of).for('update');
    if (!kept?.challenge) return null;
    await tx
      .update(officeSessions)
      .set({ challenge: null })
      .where(and(of, eq(officeSessions.challenge, kept.challenge)));
    return kept.challenge_ends_at !== null && kept.challenge_ends_at > now ? kept.challenge : null;
  });
}
