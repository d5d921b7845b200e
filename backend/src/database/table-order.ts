import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema';

/** Every table of the schema, each after those that it references: the order in which rows can be inserted. */
export function tablesInOrder(): readonly PgTable[] {
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  const ordered = new Set<PgTable>();
  const place = (table: PgTable) => {
    if (ordered.has(table)) return;
    for (const { reference } of getTableConfig(table).foreignKeys) {
      const { foreignTable } = reference();
      if (foreignTable !== table) place(foreignTable);
    }
    ordered.add(table);
  };
  tables.forEach(place);
  return [...ordered];
}

export const tableName = (table: PgTable): string => getTableConfig(table).name;
