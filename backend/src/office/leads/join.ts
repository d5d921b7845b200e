import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/exclusively';
import { leadWork } from '../../database/schema';

/** Joins leads as those of one person, together with all leads that each was joined with before. */
export async function joinLeads(tx: Transaction, ids: readonly number[]): Promise<void> {
  const groups = tx
    .select({ joined: leadWork.joined_to })
    .from(leadWork)
    .where(inArray(leadWork.lead_id, [...ids]));
  const before = await tx.select({ id: leadWork.lead_id }).from(leadWork).where(inArray(leadWork.joined_to, groups));
  const all = [...new Set([...ids, ...before.map(({ id }) => id)])].sort((a, b) => a - b);
  const values = all.map((id) => ({ lead_id: id, joined_to: all[0] ?? id }));
  await tx
    .insert(leadWork)
    .values(values)
    .onConflictDoUpdate({
      target: leadWork.lead_id,
      set: { joined_to: sql`excluded.joined_to`, version: sql`${leadWork.version} + 1` },
    });
}
