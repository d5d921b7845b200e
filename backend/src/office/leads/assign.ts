import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { advisoryLock, type Database, type Transaction } from '../../database/database';
import { agents, leads, leadWork, officePeople, projectAgents, projects } from '../../database/schema';
import { timeWords } from '../../leads/delivery/lead-mail';
import { bookingForm } from '../../leads/forms/lead-forms';
import { noteChange } from '../audit';
import { queueMails } from './mails';

/** Milliseconds. Older leads arrived before this rule, and are assigned by people. */
const arrival = 24 * 3_600_000;

/** The most leads of one run. */
const most = 200;

type Agent = { readonly id: number; readonly agentId: number | null };

/** The agents of the office, the one with the least recent lead first. */
function inTurn(tx: Transaction): Promise<readonly Agent[]> {
  const last = sql`(select max(w.assigned_at) from ${leadWork} w where w.assignee_id = ${officePeople}.id)`;
  // Leads that are assigned in one run have the same time, and the later of them has the higher id.
  const lastLead = sql`(select max(w.lead_id) from ${leadWork} w where w.assignee_id = ${officePeople}.id)`;
  return tx
    .select({ id: officePeople.id, agentId: officePeople.agent_id })
    .from(officePeople)
    .where(eq(officePeople.role, 'agent'))
    .orderBy(sql`${last} asc nulls first`, sql`${lastLead} asc nulls first`, asc(officePeople.id));
}

/** The first of a project's agents who is a person of the office. */
async function agentOfProject(tx: Transaction, property: unknown): Promise<number | null> {
  if (typeof property !== 'string' || property === '') return null;
  const [found] = await tx
    .select({ id: officePeople.id })
    .from(projects)
    .innerJoin(projectAgents, eq(projectAgents.project_id, projects.id))
    .innerJoin(officePeople, and(eq(officePeople.agent_id, projectAgents.agent_id), eq(officePeople.role, 'agent')))
    .where(eq(projects.name, property))
    .orderBy(asc(projects.id), asc(projectAgents.position))
    .limit(1);
  return found?.id ?? null;
}

/** The person of the office who is the agent that a lead names. */
async function agentNamed(tx: Transaction, agent: unknown): Promise<number | null> {
  if (typeof agent !== 'string' || agent === '') return null;
  const [found] = await tx
    .select({ id: officePeople.id })
    .from(officePeople)
    .innerJoin(agents, eq(agents.id, officePeople.agent_id))
    .where(and(eq(agents.name, agent), eq(officePeople.role, 'agent')))
    .limit(1);
  return found?.id ?? null;
}

/** A booked call or viewing is the next step of its lead. */
function bookedStep({ form, fields }: { readonly form: string; readonly fields: Readonly<Record<string, unknown>> }) {
  return form === bookingForm ? { next_what: String(fields.meeting), next_at: new Date(String(fields.at)) } : {};
}

/**
 * Assigns new leads to agents: to the one whom a booking names, to the project's own where the office has one, otherwise in turn. Returns how many. Concurrent
 * nodes are serialised.
 */
export function assignArrived(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await advisoryLock(tx, 'office assignment');
    const turns = [...(await inTurn(tx))];
    if (turns.length === 0) return 0;
    const arrived = await tx
      .select({ id: leads.id, form: leads.form, fields: leads.fields })
      .from(leads)
      .leftJoin(leadWork, eq(leadWork.lead_id, leads.id))
      .where(
        and(
          isNull(leadWork.lead_id),
          eq(leads.is_spam, false),
          gt(leads.received_at, new Date(now.getTime() - arrival)),
        ),
      )
      .orderBy(asc(leads.received_at), asc(leads.id))
      .limit(most);
    for (const lead of arrived) {
      const named = lead.form === bookingForm ? await agentNamed(tx, lead.fields.agent) : null;
      const assignee = named ?? (await agentOfProject(tx, lead.fields.property)) ?? turns[0]?.id ?? 0;
      await tx
        .insert(leadWork)
        .values({ lead_id: lead.id, assignee_id: assignee, assigned_at: now, ...bookedStep(lead) });
      turns.push(
        ...turns.splice(
          turns.findIndex(({ id }) => id === assignee),
          1,
        ),
      );
      const states = { before: { assigneeId: null }, after: { assigneeId: assignee } };
      await noteChange(tx, null, { resource: 'leads', recordId: lead.id, action: 'assign', ...states }, now);
    }
    return arrived.length;
  });
}

/**
 * Notifies administrators, once for each lead, of leads without an answer for so many minutes. Returns how many mails were
 * queued.
 */
export function escalateLate(db: Database, minutes: number, officeUrl: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - minutes * 60_000);
  return db.transaction(async (tx) => {
    await advisoryLock(tx, 'office escalation');
    const late = await tx
      .select({ id: leads.id, receivedAt: leads.received_at })
      .from(leads)
      .leftJoin(leadWork, eq(leadWork.lead_id, leads.id))
      .where(
        and(
          lt(leads.received_at, since),
          // Not for leads older than a week, such as those from before there was an office.
          gt(leads.received_at, new Date(now.getTime() - arrival)),
          eq(leads.is_spam, false),
          isNull(leadWork.first_answered_at),
          isNull(leadWork.escalated_at),
          sql`coalesce(${leadWork.stage}, 'new') = 'new'`,
        ),
      )
      .orderBy(asc(leads.received_at))
      .limit(most);
    if (late.length === 0) return 0;
    const administrators = await tx
      .select({ email: officePeople.email })
      .from(officePeople)
      .where(eq(officePeople.role, 'administrator'));
    await tx
      .insert(leadWork)
      .values(late.map(({ id }) => ({ lead_id: id, escalated_at: now, version: 0 })))
      .onConflictDoUpdate({ target: leadWork.lead_id, set: { escalated_at: now } });
    const mails = late.flatMap(({ id, receivedAt }) =>
      administrators.map(({ email }) => ({
        leadId: id,
        to: email,
        subject: `Lead ${id} is waiting for a reply (${minutes} minutes)`,
        // Nothing of the visitor's: the recipient has to sign in to see it.
        text: `Lead ${id} was received on ${timeWords(receivedAt)} and has no reply yet.\n\n${officeUrl}/office/leads/${id}\n`,
      })),
    );
    await queueMails(tx, mails);
    return mails.length;
  });
}
