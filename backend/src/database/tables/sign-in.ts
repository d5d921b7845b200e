import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

/**
 * Whoever has signed in once. The numbers begin above those of the demo's invented readers, so that nobody becomes the
 * author of what one of them wrote.
 */
export const users = pgTable('users', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
  /** In lower case. */
  email: text().notNull().unique(),
  /** Shown beside comments. */
  name: text().notNull(),
  created_at: instant().notNull(),
  /** Since then the reader may write nothing more. */
  stopped_at: instant(),
});

/** Only the SHA-256 of the cookie's 256 random bits is kept: who reads the table can sign in as nobody. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: instant().notNull(),
    last_seen_at: instant().notNull(),
    expires_at: instant().notNull(),
    /** From where it began, as a keyed hash: the limits for strangers do not hold for whoever comes from there again. */
    network_key: text(),
  },
  (table) => [index().on(table.user_id), index().on(table.expires_at)],
);

/**
 * The codes of an address that may still be used, one for each network that has asked: a stranger who asks for a code
 * does not end the owner's. Addresses stand here only as keyed hashes.
 */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    email_key: text().notNull(),
    network_key: text().notNull(),
    salt: text().notNull(),
    code_hash: text().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.email_key, table.network_key] })],
);

/** Codes that were asked for and guesses that failed, for an hour: what the limits count. */
export const signInEvents = pgTable(
  'sign_in_events',
  {
    id: id(),
    kind: text().$type<'sent' | 'unsent' | 'failed'>().notNull(),
    /** What the code opens. */
    purpose: text().$type<'site' | 'office'>().notNull().default('site'),
    email_key: text().notNull(),
    /** Of the mailbox that the address leads to. */
    mailbox_key: text().notNull().default(''),
    network_key: text().notNull(),
    /** Of the customer whose network it is. */
    site_key: text().notNull().default(''),
    at: instant().notNull(),
  },
  (table) => [
    index().on(table.email_key, table.at),
    index().on(table.mailbox_key, table.at),
    index().on(table.network_key, table.at),
    index().on(table.site_key, table.at),
    index().on(table.at),
  ],
);
