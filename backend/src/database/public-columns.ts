import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The columns that the office alone reads. */
type OfficeColumn = 'revision' | 'publication' | 'publish_at';

/** A row as the public wire has it. */
export type PublicRow<Table extends PgTable> = Omit<Table['$inferSelect'], OfficeColumn>;

/** The columns of a table but for those that the office alone reads. */
export function publicColumns<Table extends PgTable>(table: Table): Omit<Table['_']['columns'], OfficeColumn> {
  const { revision: _, publication: __, publish_at: ___, ...columns } = getTableColumns(table);
  return columns as Omit<Table['_']['columns'], OfficeColumn>;
}

/** Keeps the records that the site shows. */
export function isPublished(table: { readonly publication: PgColumn }): SQL {
  return eq(table.publication, 'published');
}
