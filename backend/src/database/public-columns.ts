import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

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
