import type { LeadStage, LostReason } from '@iwan/shared/domain/office/lead-stages';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { officePeople } from './office';

const leadId = () => integer().references(() => leads.id, { onDelete: 'cascade' });

/** The work of the office on a lead. A lead without a row is new and unassigned. */
export const leadWork = pgTable(
  'lead_work',
  {
    lead_id: leadId().primaryKey(),
    stage: text().$type<LeadStage>().notNull().default('new'),
    lost_reason: text().$type<LostReason>(),
    assignee_id: integer().references(() => officePeople.id, { onDelete: 'set null' }),
    assigned_at: instant(),
    first_answered_at: instant(),
    won_at: instant(),
    next_what: text(),
    next_at: instant(),
    /** The lowest id of the leads that were joined manually as those of one person. */
    joined_to: integer(),
    /** When the administrators were notified that there is no answer. */
    escalated_at: instant(),
    version: integer().notNull().default(1),
  },
  (table) => [index().on(table.assignee_id), index().on(table.stage), index().on(table.joined_to)],
);

export const leadNotes = pgTable(
  'lead_notes',
  {
    id: id(),
    lead_id: leadId().notNull(),
    at: instant().notNull(),
    person_id: integer(),
    person_name: text(),
    text: text().notNull(),
  },
  (table) => [index().on(table.lead_id)],
);

/** The outbox of the office's mails: answers to leads, and notifications of administrators. A row is deleted after delivery. */
export const officeMails = pgTable(
  'office_mails',
  {
    id: id(),
    /** `null` for a mail about no lead, such as an invitation. */
    lead_id: leadId(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** Why the mail server refused it permanently; the row stays visible and is not sent again. */
    refused: text(),
    created_at: instant().notNull(),
    due_at: instant().notNull(),
    attempts: integer().notNull().default(0),
    last_error: text(),
  },
  (table) => [index('office_mails_waiting').on(table.due_at).where(sql`refused is null`), index().on(table.lead_id)],
);

export interface LeadAttachment {
  /** Its name among the stored files, random. */
  readonly storedAs: string;
  /** The name of the visitor's file; shown, never used as a path. */
  readonly originalName: string;
  readonly mediaType: string;
  readonly bytes: number;
}

export const leads = pgTable(
  'leads',
  {
    id: id(),
    idempotency_key: text().notNull().unique(),
    form: text().notNull(),
    fields: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    attachment: jsonb().$type<LeadAttachment>(),
    /** Probably submitted by a bot: delivered later and with a remark, unless the office says before that it is spam or none. */
    is_spam: boolean().notNull().default(false),
    /** Sent faster than anybody types, as by autofill or a bot: delivered with a note. */
    is_hasty: boolean().notNull().default(false),
    received_at: instant().notNull(),
    /** The state of the work on it, mirrored from `lead_work` by a trigger, so that lists and figures read one index. */
    stage: text().$type<LeadStage>().notNull().default('new'),
    assignee_id: integer(),
    answered_at: instant(),
    /** A generated column: the project that it names. Shortened, since an index refuses longer rows. */
    property: text().generatedAlwaysAs(sql`left(nullif(fields ->> 'property', ''), 200)`),
    /**
     * A generated column for the office's search: lower case, the phone number with and without punctuation. Shortened, since an
     * index refuses longer rows.
     */
    words: text().generatedAlwaysAs(
      sql`left(lower(coalesce(fields ->> 'name', '') || ' ' || coalesce(fields ->> 'email', '') || ' ' || coalesce(fields ->> 'phone', '') || ' ' || regexp_replace(coalesce(fields ->> 'phone', ''), '\\D', '', 'g')), 500)`,
    ),
  },
  (table) => [
    index().on(table.received_at),
    // The lists and figures of the office. Each has all columns of its filters, so that only the rows of one page are read.
    index('leads_list')
      .on(table.received_at, table.id, table.stage, table.assignee_id, table.form, table.answered_at, table.property)
      .where(sql`not is_spam`),
    index('leads_stage').on(table.stage, table.received_at, table.id).where(sql`not is_spam`),
    index('leads_assignee').on(table.assignee_id, table.received_at, table.id, table.stage).where(sql`not is_spam`),
    index('leads_waiting')
      .on(sql`(coalesce(answered_at, timestamptz '3000-01-01 00:00:00+00') - received_at)`, table.id)
      .where(sql`not is_spam`),
    index('leads_words')
      .on(table.received_at, table.id, table.words, table.stage, table.assignee_id, table.form, table.answered_at)
      .where(sql`not is_spam`),
    index('leads_spam').on(table.received_at, table.id).where(sql`is_spam`),
    // For finding the leads of one person.
    index('leads_email').on(sql`lower(fields ->> 'email')`),
    index('leads_phone').on(sql`regexp_replace(fields ->> 'phone', '\\D', '', 'g')`),
  ],
);

/** The outbox of leads: a row for each lead and channel, written in the transaction that stores the lead. */
export const leadDeliveries = pgTable(
  'lead_deliveries',
  {
    id: id(),
    lead_id: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    channel: text().notNull(),
    /** Not tried before this: the end of a lease, or of the pause after a failure. */
    due_at: instant().notNull(),
    attempts: integer().notNull().default(0),
    delivered_at: instant(),
    last_error: text(),
  },
  (table) => [
    unique().on(table.lead_id, table.channel),
    index('lead_deliveries_waiting').on(table.channel, table.due_at).where(sql`delivered_at is null`),
    index().on(table.channel, table.id),
  ],
);

/** The times of agents that are taken by calls and viewings; a row goes with its lead, or when that is lost. */
export const bookedTimes = pgTable(
  'booked_times',
  {
    /** The name of the agent, as in the lead. */
    agent: text().notNull(),
    at: instant().notNull(),
    lead_key: text().notNull(),
    /** When the sender is reminded; `null` after that. */
    remind_at: instant(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.at] }), index().on(table.lead_key)],
);

/** Files of erased leads that are still to be deleted: a bucket may not answer at that moment. */
export const fileRemovals = pgTable('file_removals', { stored_as: text().primaryKey() });
