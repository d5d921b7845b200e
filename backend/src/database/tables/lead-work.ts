import type { LeadStage, LostReason } from '@iwan/shared/domain/office/lead-stages';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { leads } from './leads';
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
