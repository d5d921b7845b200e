import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

export interface LeadAttachment {
  /** Name under `DATA_DIR/uploads`, random. */
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
    /** Probably submitted by a bot: stored, but nobody is notified. */
    is_spam: boolean().notNull().default(false),
    /** Sent faster than anybody types, as by autofill or a bot: delivered with a note. */
    is_hasty: boolean().notNull().default(false),
    received_at: instant().notNull(),
    /** A generated column for the office's search: lower case, the phone number with and without punctuation. */
    words: text().generatedAlwaysAs(
      sql`lower(coalesce(fields ->> 'name', '') || ' ' || coalesce(fields ->> 'email', '') || ' ' || coalesce(fields ->> 'phone', '') || ' ' || regexp_replace(coalesce(fields ->> 'phone', ''), '\\D', '', 'g'))`,
    ),
  },
  (table) => [
    index().on(table.received_at),
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
  ],
);
