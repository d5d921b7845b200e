import { and, eq, ne } from 'drizzle-orm';
import { advisoryLock, type Database } from '../../database/database';
import { officePeople } from '../../database/schema';
import { demoAdministrator, type OfficeSettings } from '../../office-settings';
import { noteChanges } from '../audit';

/**
 * Ensures the first administrators: those of `OFFICE_EMAILS` while there is none, and the invented one of a development
 * machine, who is removed as soon as it is not one any more. People who were removed do not come back at a start.
 */
export async function openFirstPeople(
  db: Database,
  { emails, isDemo }: Pick<OfficeSettings, 'emails' | 'isDemo'>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await advisoryLock(tx, 'office people');
    if (!isDemo) await tx.delete(officePeople).where(eq(officePeople.email, demoAdministrator));
    const isThere = and(eq(officePeople.role, 'administrator'), ne(officePeople.email, demoAdministrator));
    const known = await tx.$count(officePeople, isDemo ? eq(officePeople.role, 'administrator') : isThere);
    if (known > 0) return;
    for (const email of new Set(emails)) {
      const values = { email, name: email.split('@')[0] ?? email, role: 'administrator' as const, invited_at: now };
      const [added] = await tx
        .insert(officePeople)
        .values(values)
        .onConflictDoUpdate({ target: officePeople.email, set: { role: 'administrator' } })
        .returning();
      if (added === undefined) continue;
      const after = { email, name: added.name, role: added.role };
      await noteChanges(
        tx,
        null,
        [{ resource: 'people', recordId: added.id, action: 'create', before: null, after }],
        now,
      );
    }
  });
}
