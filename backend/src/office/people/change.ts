import { business } from '@iwan/shared/domain/model/business';
import { maySeeLeads } from '@iwan/shared/domain/office/rights';
import { roles } from '@iwan/shared/domain/office/roles';
import { and, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { advisoryLock, type Database } from '../../database/database';
import { leadWork, officePeople } from '../../database/schema';
import { typedText } from '../../http/clean-text';
import { HttpError } from '../../http/http-error';
import { demoAdministrator, type OfficeSettings } from '../../office-settings';
import { sendForm } from '../../sign-in/forms';
import { noteChange } from '../audit';
import { type OfficeMail, queueMails } from '../leads/mails';
import { invalid } from '../office-error';
import { endSessions, type PersonRow } from '../session/sessions';
import { assertAdministratorStays, assertAgentIsFree, findPerson, lockPeople, lockPerson, personFields } from './store';

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
      await noteChange(tx, null, { resource: 'people', recordId: added.id, action: 'create', after }, now);
    }
  });
}

const name = typedText('Enter a name', 120);

const role = z.enum(roles, { error: `The role is one of ${roles.join(', ')}` });

const agentMessage = 'Choose an agent, or none';
const agentId = z.int(agentMessage).min(1, agentMessage).max(2_147_483_647, agentMessage).nullable();

/** An invitation; the person requests the code at the first sign-in. */
export const personForm = z.strictObject({
  email: sendForm.shape.email,
  name,
  role,
  agentId: agentId.default(null),
});

/** The address cannot be changed: it identifies the person. */
export const personChanges = z.strictObject({ name, role, agentId }).partial();

export const personFilter = z.strictObject({ role: role.optional(), q: z.string().max(200).optional() });

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
    await noteChange(
      tx,
      by,
      { resource: 'people', recordId: added.id, action: 'create', after: personFields(added) },
      now,
    );
    if (officeUrl !== null) await queueMails(tx, [invitation(added, officeUrl)]);
    return added.id;
  });
}

/** Nothing in it is secret: whoever signs in gets a code by another mail. */
function invitation({ email, role }: PersonRow, officeUrl: string): OfficeMail {
  const text = [
    `You can now sign in to the ${business.name} office as ${role}.`,
    `Enter this address to get a one-time code by email: ${email}`,
    `${officeUrl}/office`,
  ];
  return {
    leadId: null,
    to: email,
    subject: `Your invitation to the ${business.name} office`,
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
    const states = { before: personFields(before), after: personFields(after) };
    await noteChange(tx, by, { resource: 'people', recordId: id, action: 'update', ...states }, now);
  });
}

/** Removes a person with all sessions. Throws an `HttpError` 400 for the caller's own account and for the last administrator. */
export async function removePerson(db: Database, { id, version }: Asked, by: PersonRow, now: Date): Promise<void> {
  if (by.id === id) throw new HttpError(400, 'You cannot remove yourself. Ask another administrator.');
  await db.transaction(async (tx) => {
    const before = await lockPerson(tx, id, version);
    if (before.role === 'administrator') await assertAdministratorStays(tx, id);
    await tx.delete(officePeople).where(eq(officePeople.id, id));
    await noteChange(tx, by, { resource: 'people', recordId: id, action: 'remove', before: personFields(before) }, now);
  });
}

export async function endPersonSessions(db: Database, id: number, by: PersonRow, now: Date): Promise<void> {
  const { person } = await findPerson(db, id);
  await db.transaction(async (tx) => {
    await endSessions(tx, person.id);
    await noteChange(tx, by, { resource: 'people', recordId: person.id, action: 'end sessions' }, now);
  });
}
