import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSales } from '../../sales/read-sales';
import { writeSales } from '../../sales/write-sales';
import type { Database } from '../database';
import { seedings } from '../schema';

/** Inserts the made sales of the demo projects, once, marked as invented. */
export async function seedSalesOnce(database: Database, folder: string): Promise<void> {
  await database.transaction(async (db) => {
    const row = { name: 'demo sales', done_at: new Date() };
    const begun = await db.insert(seedings).values(row).onConflictDoNothing().returning({ name: seedings.name });
    if (begun.length === 0) return;
    await writeSales(db, readSales(await readFile(join(folder, 'sales.csv'), 'utf8')).sales, true);
  });
}
