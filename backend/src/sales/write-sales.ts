import type { Database } from '../database/database';
import { sales } from '../database/schema';
import type { NewSale } from './read-sales';

/** Rows in one statement, which takes at most 65,535 parameters. */
const batch = 1_000;

/** Keeps the sales that are not there yet. Resolves with how many these are. */
export async function writeSales(db: Database, rows: readonly NewSale[]): Promise<number> {
  let added = 0;
  for (let start = 0; start < rows.length; start += batch) {
    const values = rows.slice(start, start + batch);
    added += (await db.insert(sales).values(values).onConflictDoNothing().returning({ id: sales.id })).length;
  }
  return added;
}
