import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The columns of a table without the revision, which only the office reads. */
export function publicColumns<Table extends PgTable>(table: Table): Omit<Table['_']['columns'], 'revision'> {
  const { revision: _, ...columns } = getTableColumns(table);
  return columns as Omit<Table['_']['columns'], 'revision'>;
}
