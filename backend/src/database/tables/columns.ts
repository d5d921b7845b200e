import type { Publication } from '@iwan/shared/domain/office/publication';
import { integer, text, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** The version of a record, for optimistic locking; incremented by a trigger. */
export const revision = () => integer().notNull().default(1);

/** Whether the site shows a record. Who writes past the office, as an import does, publishes. */
export const publication = () => ({
  publication: text().$type<Publication>().notNull().default('published'),
  /** When a scheduled one is published. */
  publish_at: instant(),
  /** When a published or scheduled one is unpublished. */
  unpublish_at: instant(),
});
