import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import { tableName, tablesInOrder } from './table-order';

/** Rows that go into one statement; a statement takes 65,535 parameters and our widest table has 25 columns. */
const batch = 1_000;

export interface MovedTable {
  readonly table: string;
  readonly rows: number;
}

/** The first table of a database that is not empty; `null` when all are. */
export async function firstFilledTable(db: Database): Promise<MovedTable | null> {
  for (const table of tablesInOrder()) {
    const rows = await db.$count(table);
    if (rows > 0) return { table: tableName(table), rows };
  }
  return null;
}

/** Rows in the order of their ids: a reply comes behind the comment that it answers. */
async function copyTable(from: Database, to: Database, table: PgTable): Promise<MovedTable> {
  const { id } = getTableColumns(table);
  const all = from.select().from(table).$dynamic();
  const rows = await (id ? all.orderBy(id) : all);
  // What triggers have noted of the tables before it.
  await to.delete(table);
  for (let start = 0; start < rows.length; start += batch) {
    await to.insert(table).values(rows.slice(start, start + batch));
  }
  const name = tableName(table);
  if (id?.getSQLType() === 'integer') {
    await to.execute(
      sql.raw(
        // Not below where its numbers begin, which is not 1 everywhere.
        `select setval(seqrelid, greatest(seqstart, (select coalesce(max(id), 0) + 1 from "${name}")), false)
          from pg_sequence where seqrelid = pg_get_serial_sequence('"${name}"', 'id')::regclass`,
      ),
    );
  }
  const arrived = await to.$count(table);
  if (arrived !== rows.length) throw new Error(`Of ${rows.length} rows of ${name} ${arrived} have arrived`);
  return { table: name, rows: rows.length };
}

/** Copies every row of one database into another whose tables are empty, all or nothing, and counts what has arrived. */
export async function copyDatabase(from: Database, to: Database): Promise<readonly MovedTable[]> {
  return to.transaction(async (transaction) => {
    const moved: MovedTable[] = [];
    for (const table of tablesInOrder()) moved.push(await copyTable(from, transaction, table));
    return moved;
  });
}
