import type { SavedLists } from '@iwan/shared/domain/visitor/saved-lists';
import { index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

/**
 * Readers who have signed in. Ids begin above those of the demo's readers, so that nobody becomes the author of their comments.
 */
export const users = pgTable('users', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
  /** In lower case. */
  email: text().notNull().unique(),
  /** Shown beside comments. */
  name: text().notNull(),
  created_at: instant().notNull(),
  /** When the reader was blocked from writing. */
  stopped_at: instant(),
});

/** What a reader has saved, the same on each device. Browsers merge the lists; `version` is the one that they have merged with. */
export const savedLists = pgTable('saved_lists', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: integer().notNull(),
  // Not `jsonb`, which refuses some characters of texts.
  lists: json().$type<SavedLists>().notNull(),
  changed_at: instant().notNull(),
});

/** Only the SHA-256 of the cookie's 256 random bits is stored: reading the table does not allow signing in. */
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
    /** The network where the session began, as a keyed hash: the limits for strangers do not apply there. */
    network_key: text(),
  },
  (table) => [index().on(table.user_id), index().on(table.expires_at)],
);

/**
 * The valid codes of an address, one for each network that has requested one: a stranger who requests a code does not
 * invalidate the owner's. Addresses are stored only as keyed hashes.
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

/** Requested codes and wrong guesses of the last hour, for the rate limits. */
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
    /** Of the customer who has the network. */
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
