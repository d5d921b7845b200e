import { and, eq, gte, isNull, like, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { leads, leadWork } from '../../database/schema';
import { type Caller, isLimitedToOwn } from '../caller';
import { wordPatterns } from '../list';
import type { ReadFilter } from './forms';

/** Leads with the work on them, which is optional. */
export const selectLeads = (db: Database) =>
  db.select({ lead: leads, work: leadWork }).from(leads).leftJoin(leadWork, eq(leadWork.lead_id, leads.id)).$dynamic();

export type LeadWithWork = {
  readonly lead: typeof leads.$inferSelect;
  readonly work: typeof leadWork.$inferSelect | null;
};

const stage = sql`coalesce(${leadWork.stage}, 'new')`;
const answeredAt = leadWork.first_answered_at;

export const leadSorts = {
  receivedAt: leads.received_at,
  /** Descending: leads without an answer first, by their waiting time, then the answered ones. */
  waiting: sql`(case when ${answeredAt} is null then interval '1000 years' else interval '0' end
    + (coalesce(${answeredAt}, now()) - ${leads.received_at}))`,
} as const;

/**
 * The ids of the leads of one sender: those with the same address or phone number, those that were joined, and the lead itself.
 * Each part uses an index.
 */
export const sameSenderIds = (leadId: SQL): SQL => sql`(
  select o.id from ${leads} me join ${leads} o on lower(o.fields ->> 'email') = lower(me.fields ->> 'email')
    where me.id = ${leadId} and me.fields ->> 'email' <> ''
  union select o.id from ${leads} me
    join ${leads} o on regexp_replace(o.fields ->> 'phone', '\\D', '', 'g') = regexp_replace(me.fields ->> 'phone', '\\D', '', 'g')
    where me.id = ${leadId} and regexp_replace(me.fields ->> 'phone', '\\D', '', 'g') <> ''
  union select other.lead_id from ${leadWork} mine join ${leadWork} other on other.joined_to = mine.joined_to
    where mine.lead_id = ${leadId}
  union select ${leadId}::int)`;

/** The condition for leads that a caller may see. */
export function within(caller: Caller): SQL | undefined {
  return isLimitedToOwn(caller, 'leads', 'read') ? eq(leadWork.assignee_id, caller.person.id) : undefined;
}

function ofAssignee(asked: ReadFilter['assignee'], caller: Caller): SQL | undefined {
  if (asked === undefined) return undefined;
  if (asked === 'none') return isNull(leadWork.assignee_id);
  return eq(leadWork.assignee_id, asked === 'me' ? caller.person.id : asked);
}

/** The condition of a filter, within what the caller may see. */
export function matchingLeads(filter: ReadFilter, caller: Caller, now: Date): SQL | undefined {
  const lateSince = filter.late === undefined ? null : new Date(now.getTime() - filter.late * 60_000);
  return and(
    within(caller),
    eq(leads.is_spam, filter.spam),
    filter.stage && sql`${stage} = ${filter.stage}`,
    ofAssignee(filter.assignee, caller),
    filter.form === undefined ? undefined : eq(leads.form, filter.form),
    filter.since && gte(leads.received_at, filter.since),
    filter.until && lt(leads.received_at, filter.until),
    receivedUnansweredBefore(lateSince),
    filter.sameSender === undefined ? undefined : sql`${leads.id} in ${sameSenderIds(sql`${filter.sameSender}`)}`,
    ...wordPatterns(filter.q ?? '').map((pattern) => like(leads.words, pattern.toLowerCase())),
  );
}

const receivedUnansweredBefore = (since: Date | null) =>
  since === null ? undefined : and(isNull(answeredAt), lt(leads.received_at, since));
