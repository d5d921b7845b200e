import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database';
import { sales, seedings } from '../schema';

/** Inserts the made sales of the demo projects, once, marked as invented. */
export async function seedSalesOnce(database: Database, folder: string): Promise<void> {
  await database.transaction(async (db) => {
    const row = { name: 'demo sales', done_at: new Date() };
    const begun = await db.insert(seedings).values(row).onConflictDoNothing().returning({ name: seedings.name });
    if (begun.length === 0) return;
    const made = await readSeedSales(folder);
    await db.insert(sales).values(made.map((sale) => ({ ...sale, invented: true })));
  });
}

/** A test validates them, so they are not validated at every start. */
export async function readSeedSales(folder: string): Promise<readonly (typeof sales.$inferInsert)[]> {
  return JSON.parse(await readFile(join(folder, 'sales.json'), 'utf8'));
}
