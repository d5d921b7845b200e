import type { Publication } from '@iwan/shared/domain/office/publication';
import { integer, text, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Which state of a record an editor has seen: counted up by the database at each change, whoever writes. */
export const revision = () => integer().notNull().default(1);

/** Whether the site shows a record. Who writes past the office, as an import does, publishes. */
export const publication = () => ({
  publication: text().$type<Publication>().notNull().default('published'),
  /** When a scheduled one is published. */
  publish_at: instant(),
});
