import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, DatabaseAndClock } from '../../database/database';
import { leads, leadWork, projects } from '../../database/schema';
import { HttpError } from '../../http/http-error';
import { byHand } from '../../leads/forms/lead-forms';
import type { LeadStore } from '../../leads/store';
import { noteChange } from '../audit';
import { type Caller, isLimitedToOwn } from '../caller';
import { recordId } from '../change-body';
import { invalid } from '../office-error';

/** A lead by hand. The same `key` again makes no second lead. */
export const enterForm = byHand.fields.omit({ property: true }).extend({
  key: z.uuid('Please send a key for this lead'),
  projectId: recordId.optional(),
});

interface Parts extends DatabaseAndClock {
  readonly store: Pick<LeadStore, 'storeOnce'>;
}

async function nameOf(db: Database, projectId: number): Promise<string> {
  const [project] = await db.select({ name: projects.name }).from(projects).where(eq(projects.id, projectId));
  if (project === undefined) throw invalid([{ field: 'projectId', message: 'This project does not exist' }]);
  return project.name;
}

/**
 * Stores a lead as one from the site, with its mails and its journal; returns its id. One of an agent is theirs. Throws an
 * `HttpError`: 400 without a phone number and an address, 422 for another lead under the same key.
 */
export async function enterLead(
  { db, store, now }: Parts,
  { key, projectId, ...entered }: z.output<typeof enterForm>,
  caller: Caller,
): Promise<number> {
  if (entered.phone === undefined && entered.email === undefined) {
    throw invalid([{ field: 'phone', message: 'Enter a phone number or an email address' }]);
  }
  const fields = { ...entered, ...(projectId !== undefined && { property: await nameOf(db, projectId) }) };
  const content = { form: byHand.name, fields, attachment: null };
  const make = async () => ({ ...content, key, isSpam: false, receivedAt: now().toISOString() });
  const result = await store.storeOnce(key, content, make, () => {});
  if (result === 'conflict') throw new HttpError(422, 'Another lead was entered under this key');
  const [row] = await db.select({ id: leads.id }).from(leads).where(eq(leads.idempotency_key, key));
  if (row === undefined) throw new HttpError(503, 'The lead is kept, and appears in a moment', undefined, 10);
  if (result === 'duplicate') return row.id;
  await db.transaction(async (tx) => {
    if (isLimitedToOwn(caller, 'leads', 'read')) {
      const own = { assignee_id: caller.person.id, assigned_at: now() };
      await tx
        .insert(leadWork)
        .values({ lead_id: row.id, ...own })
        .onConflictDoUpdate({ target: leadWork.lead_id, set: own });
    }
    await noteChange(tx, caller.person, { resource: 'leads', recordId: row.id, action: 'create', after: {} }, now());
  });
  return row.id;
}
