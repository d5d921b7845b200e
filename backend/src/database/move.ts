import { getTableColumns, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import * as schema from './schema';

/** Every table of the schema, each after those that it references: the order in which rows can be inserted. */
function tablesInOrder(): readonly PgTable[] {
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

const tableName = (table: PgTable): string => getTableConfig(table).name;

/** Rows in one statement, which takes at most 65,535 parameters; our widest table has 25 columns. */
const batch = 1_000;

export interface MovedTable {
  readonly table: string;
  readonly rows: number;
}

/** The first table with rows; `null` when all are empty. */
export async function firstFilledTable(db: Database): Promise<MovedTable | null> {
  for (const table of tablesInOrder()) {
    const rows = await db.$count(table);
    if (rows > 0) return { table: tableName(table), rows };
  }
  return null;
}

/** Rows by id: a reply has to follow the comment that it answers. */
async function copyTable(from: Database, to: Database, table: PgTable): Promise<MovedTable> {
  const { id } = getTableColumns(table);
  const all = from.select().from(table).$dynamic();
  const rows = await (id ? all.orderBy(id) : all);
  // Rows that triggers have inserted meanwhile.
  await to.delete(table);
  for (let start = 0; start < rows.length; start += batch) {
    await to.insert(table).values(rows.slice(start, start + batch));
  }
  const name = tableName(table);
  if (id?.getSQLType() === 'integer') {
    await to.execute(
      sql.raw(
        // Not below the sequence's start, which is not 1 everywhere.
        `select setval(seqrelid, greatest(seqstart, (select coalesce(max(id), 0) + 1 from "${name}")), false)
          from pg_sequence where seqrelid = pg_get_serial_sequence('"${name}"', 'id')::regclass`,
      ),
    );
  }
  const arrived = await to.$count(table);
  if (arrived !== rows.length) throw new Error(`Of ${rows.length} rows of ${name} ${arrived} have arrived`);
  return { table: name, rows: rows.length };
}

/** Copies every row of one database into another with empty tables, all or nothing, and counts the copied rows. */
export async function copyDatabase(from: Database, to: Database): Promise<readonly MovedTable[]> {
  return to.transaction(async (transaction) => {
    const moved: MovedTable[] = [];
    for (const table of tablesInOrder()) moved.push(await copyTable(from, transaction, table));
    return moved;
  });
}
