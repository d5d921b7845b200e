import type { Publication } from '@iwan/shared/domain/office/publication';
import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import { integer, type PgColumn, type PgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The columns that only the office reads. */
type OfficeColumn = 'revision' | 'publication' | 'publish_at' | 'unpublish_at';

/** A row in the form of the public API. */
export type PublicRow<Table extends PgTable> = Omit<Table['$inferSelect'], OfficeColumn>;

/** The columns of a table without those that only the office reads. */
export function publicColumns<Table extends PgTable>(table: Table): Omit<Table['_']['columns'], OfficeColumn> {
  const { revision: _, publication: __, publish_at: ___, unpublish_at: ____, ...columns } = getTableColumns(table);
  return columns as Omit<Table['_']['columns'], OfficeColumn>;
}

/** The condition that the site shows a record. */
export function isPublished(table: { readonly publication: PgColumn }): SQL {
  return eq(table.publication, 'published');
}

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
