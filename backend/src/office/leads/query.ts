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

export const leadSorts = {
  receivedAt: leads.received_at,
  /** Descending: leads without an answer first, by their waiting time, then the answered ones. As in the index `leads_waiting`. */
  waiting: sql`(coalesce(${leads.answered_at}, timestamptz '3000-01-01 00:00:00+00') - ${leads.received_at})`,
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
  return isLimitedToOwn(caller, 'leads', 'read') ? eq(leads.assignee_id, caller.person.id) : undefined;
}

function ofAssignee(requested: ReadFilter['assignee'], caller: Caller): SQL | undefined {
  if (requested === undefined) return undefined;
  if (requested === 'none') return isNull(leads.assignee_id);
  return eq(leads.assignee_id, requested === 'me' ? caller.person.id : requested);
}

/** The condition of a filter, within what the caller may see. */
export function matchingLeads(filter: ReadFilter, caller: Caller, now: Date): SQL | undefined {
  const lateSince = filter.late === undefined ? null : new Date(now.getTime() - filter.late * 60_000);
  return and(
    within(caller),
    // As the partial indexes have it.
    filter.spam === undefined ? undefined : filter.spam ? sql`${leads.is_spam}` : sql`not ${leads.is_spam}`,
    filter.stage && eq(leads.stage, filter.stage),
    ofAssignee(filter.assignee, caller),
    filter.form === undefined ? undefined : eq(leads.form, filter.form),
    filter.since && gte(leads.received_at, filter.since),
    filter.until && lt(leads.received_at, filter.until),
    receivedUnansweredBefore(lateSince),
    filter.sameSender === undefined ? undefined : sql`${leads.id} in ${sameSenderIds(sql`${filter.sameSender}`)}`,
    // Lower case by the database, as the column is: its locale may know that of ASCII only.
    ...wordPatterns(filter.q).map((pattern) => like(leads.words, sql`lower(${pattern})`)),
  );
}

const receivedUnansweredBefore = (since: Date | null) =>
  since === null ? undefined : and(isNull(leads.answered_at), lt(leads.received_at, since));
