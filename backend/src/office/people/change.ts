import { business } from '@iwan/shared/domain/model/business';
import { maySeeLeads } from '@iwan/shared/domain/office/rights';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../database/database';
import { leadWork, officePeople } from '../../database/schema';
import { HttpError } from '../../http/http-error';
import { noteChanges } from '../audit';
import { type OfficeMail, queueMails } from '../leads/mails';
import { invalid } from '../office-error';
import { endSessions, type PersonRow } from '../session/sessions';
import type { personChanges, personForm } from './forms';
import { assertAdministratorStays, assertAgentIsFree, findPerson, lockPeople, lockPerson, personFields } from './store';

/**
 * Adds a person to the office and mails an invitation, unless the office is off; returns the id. Throws an `HttpError` 400 for an
 * address that exists already.
 */
export function invitePerson(
  db: Database,
  { agentId, ...invited }: z.output<typeof personForm>,
  by: PersonRow,
  { officeUrl, now }: { readonly officeUrl: string | null; readonly now: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockPeople(tx);
    await assertAgentIsFree(tx, agentId, 0);
    const [added] = await tx
      .insert(officePeople)
      .values({ ...invited, agent_id: agentId, invited_at: now })
      .onConflictDoNothing()
      .returning();
    if (added === undefined) throw invalid([{ field: 'email', message: 'This address is in the office already' }]);
    const change = { resource: 'people', recordId: added.id, action: 'create' };
    await noteChanges(tx, by, [{ ...change, before: null, after: personFields(added) }], now);
    if (officeUrl !== null) await queueMails(tx, [invitation(added, officeUrl)]);
    return added.id;
  });
}

/** Nothing in it is secret: whoever signs in gets a code by another mail. */
function invitation({ email, role }: PersonRow, officeUrl: string): OfficeMail {
  const text = [
    `You may sign in to the office of ${business.name} now, as ${role}.`,
    `Open ${officeUrl}/office and give this address (${email}); a code comes by mail.`,
    `${business.fullName}, ${business.address.join(', ')}`,
  ];
  return {
    leadId: null,
    to: email,
    subject: `Your invitation to the office of ${business.name}`,
    text: text.join('\n\n'),
  };
}

interface Asked {
  readonly id: number;
  /** The expected version; any if left out. */
  readonly version?: number | undefined;
}

/**
 * Leads of a person who may not see leads any more are nobody's. Throws an `OfficeError` 409 for a conflict, and an `HttpError` 400 where no administrator would be left.
 */
export async function changePerson(
  db: Database,
  { id, version, changes: { agentId, ...fields } }: Asked & { readonly changes: z.output<typeof personChanges> },
  by: PersonRow,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockPerson(tx, id, version);
    if (before.role === 'administrator' && (fields.role ?? before.role) !== 'administrator') {
      await assertAdministratorStays(tx, id);
    }
    if (agentId !== undefined) await assertAgentIsFree(tx, agentId, id);
    const [after] = await tx
      .update(officePeople)
      .set({
        ...fields,
        ...(agentId !== undefined && { agent_id: agentId }),
        version: sql`${officePeople.version} + 1`,
      })
      .where(eq(officePeople.id, id))
      .returning();
    if (after === undefined) return;
    if (!maySeeLeads(after.role)) {
      const free = { assignee_id: null, assigned_at: null, version: sql`${leadWork.version} + 1` };
      await tx.update(leadWork).set(free).where(eq(leadWork.assignee_id, id));
    }
    const change = { resource: 'people', recordId: id, action: 'update' };
    await noteChanges(tx, by, [{ ...change, before: personFields(before), after: personFields(after) }], now);
  });
}

/** Removes a person with all sessions. Throws an `HttpError` 400 for the caller's own account and for the last administrator. */
export async function removePerson(db: Database, { id, version }: Asked, by: PersonRow, now: Date): Promise<void> {
  if (by.id === id) throw new HttpError(400, 'Nobody removes themselves. Another administrator can.');
  await db.transaction(async (tx) => {
    const before = await lockPerson(tx, id, version);
    if (before.role === 'administrator') await assertAdministratorStays(tx, id);
    await tx.delete(officePeople).where(eq(officePeople.id, id));
    const change = { resource: 'people', recordId: id, action: 'remove' };
    await noteChanges(tx, by, [{ ...change, before: personFields(before), after: null }], now);
  });
}

export async function endPersonSessions(db: Database, id: number, by: PersonRow, now: Date): Promise<void> {
  const { person } = await findPerson(db, id);
  await db.transaction(async (tx) => {
    await endSessions(tx, person.id);
    const change = { resource: 'people', recordId: person.id, action: 'end sessions', before: null, after: null };
    await noteChanges(tx, by, [change], now);
  });
}
