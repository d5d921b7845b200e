import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/exclusively';
import { officeAudit } from '../database/schema';

/**
 * Clears the contents of audit entries about erased records; person, action and day stay. The audit log's trigger allows this
 * for the transaction that asks for it.
 */
export async function clearTrail(tx: Transaction, resource: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`select set_config('iwan.erasing', 'on', true)`);
  const ofThem = sql`${officeAudit.resource} = ${resource} and ${inArray(officeAudit.record_id, ids.map(String))}`;
  await tx.update(officeAudit).set({ before: null, after: null }).where(ofThem);
}
