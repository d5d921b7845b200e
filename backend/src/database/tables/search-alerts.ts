import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

/** Searches whose news somebody gets by e-mail. No link's token is kept: each is made of `key` and the pepper. */
export const searchAlerts = pgTable(
  'search_alerts',
  {
    id: id(),
    key: text().notNull().unique(),
    /** In lower case. */
    email: text().notNull(),
    /** The mailbox that the address most likely leads to. */
    mailbox: text().notNull().default(''),
    /** As `storedSearch` writes it. */
    query: text().notNull(),
    /** A slug of section 5; empty for none, so that one search stands here once. */
    slug: text().notNull(),
    asked_at: instant().notNull(),
    confirmed_at: instant(),
    /** What came later is still to be told. */
    told_until: instant().notNull(),
    /** The last day whose news was looked for, `YYYY-MM-DD`. */
    told_day: text().notNull(),
    /** Its last mails that the address has refused for good. */
    refusals: integer().notNull().default(0),
  },
  (table) => [unique().on(table.email, table.query, table.slug), index().on(table.told_day), index().on(table.mailbox)],
);

/** What a mail of news says, without whom it goes to. */
export interface AlertDigest {
  readonly fresh: readonly AlertItem[];
  readonly freshTotal: number;
  readonly changed: readonly AlertItem[];
  readonly changedTotal: number;
  /** What an edit has brought into the search; left out in mails that were written before there was that. */
  readonly joined?: readonly AlertItem[];
  readonly joinedTotal?: number;
  /** What was among the matches and can be had no more; left out likewise. */
  readonly gone?: readonly AlertItem[];
  readonly goneTotal?: number;
}

export interface AlertItem {
  readonly name: string;
  /** `null` for a project that is no more. */
  readonly path: string | null;
  readonly location: string | null;
  readonly price: string | null;
  /** The price before, where that is the news. */
  readonly before: string | null;
  /** It was sold out, and is no more. */
  readonly isBack?: true;
  /** Why it can be had no more. */
  readonly end?: 'sold' | 'withdrawn';
}

/** The outbox of mails about searches; a row goes when its mail has. */
export const alertMails = pgTable(
  'alert_mails',
  {
    id: id(),
    alert_id: integer()
      .notNull()
      .references(() => searchAlerts.id, { onDelete: 'cascade' }),
    /** A digest otherwise, which is the content then. */
    is_confirmation: boolean().notNull(),
    digest: jsonb().$type<AlertDigest>(),
    created_at: instant().notNull(),
    due_at: instant().notNull(),
    attempts: integer().notNull().default(0),
    last_error: text(),
  },
  (table) => [index().on(table.due_at), index().on(table.alert_id)],
);

/** Confirmations that were asked for, for an hour: what the limits count. Addresses stand here as keyed hashes. */
export const alertRequests = pgTable(
  'alert_requests',
  {
    id: id(),
    /** Of the mailbox that the address leads to. */
    email_key: text().notNull(),
    network_key: text().notNull(),
    /** Of the customer whose network it is. */
    site_key: text().notNull().default(''),
    at: instant().notNull(),
  },
  (table) => [
    index().on(table.email_key, table.at),
    index().on(table.network_key, table.at),
    index().on(table.site_key, table.at),
    index().on(table.at),
  ],
);
