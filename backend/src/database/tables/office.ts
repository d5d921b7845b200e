import type { Role } from '@iwan/shared/domain/office/roles';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { agents } from './catalogue';
import { id, instant } from './columns';

/** The people of the office. They are separate from the readers of the site, and so are their sessions. */
export const officePeople = pgTable('office_people', {
  id: id(),
  /** In lower case. */
  email: text().notNull().unique(),
  name: text().notNull(),
  role: text().$type<Role>().notNull(),
  /** The agent record of this person. */
  agent_id: integer().references(() => agents.id, { onDelete: 'set null' }),
  invited_at: instant().notNull(),
  last_seen_at: instant(),
  version: integer().notNull().default(1),
});

/** Only the hash of the cookie is stored, as for readers. */
export const officeSessions = pgTable(
  'office_sessions',
  {
    token_hash: text().primaryKey(),
    person_id: integer()
      .notNull()
      .references(() => officePeople.id, { onDelete: 'cascade' }),
    network_key: text().notNull(),
    created_at: instant().notNull(),
    last_seen_at: instant().notNull(),
    expires_at: instant().notNull(),
    /** The session has passed the second factor. */
    has_factor: boolean().notNull().default(false),
    /** The challenge that the passkey has to sign next, once. */
    challenge: text(),
    challenge_ends_at: instant(),
  },
  (table) => [index().on(table.person_id), index().on(table.expires_at)],
);

/** The public keys of second factors (WebAuthn). */
export const officePasskeys = pgTable(
  'office_passkeys',
  {
    /** The credential's own id, base64url. */
    id: text().primaryKey(),
    person_id: integer()
      .notNull()
      .references(() => officePeople.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** COSE, base64url. */
    public_key: text().notNull(),
    counter: integer().notNull(),
    transports: jsonb().$type<readonly string[]>().notNull(),
    created_at: instant().notNull(),
    last_used_at: instant(),
  },
  (table) => [index().on(table.person_id)],
);

/** The fields of a record, by their names on the wire. */
export type AuditFields = Readonly<Record<string, unknown>>;

/**
 * The audit log: every change of the office. The database refuses to change or delete a row, except to erase personal data from
 * it.
 */
export const officeAudit = pgTable(
  'office_audit',
  {
    id: id(),
    at: instant().notNull(),
    /** Not a foreign key: the entry stays when the person has left. */
    person_id: integer(),
    person_name: text(),
    resource: text().notNull(),
    record_id: text().notNull(),
    action: text().notNull(),
    before: jsonb().$type<AuditFields>(),
    after: jsonb().$type<AuditFields>(),
  },
  (table) => [
    index().on(table.resource, table.record_id),
    index().on(table.at),
    // The filters of the log.
    index().on(table.resource, table.at, table.id),
    index().on(table.person_id, table.at, table.id),
    index().on(table.action, table.at, table.id),
  ],
);
