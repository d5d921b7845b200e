import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database';
import { openings, seedings } from '../schema';

const openingSeeding = 'openings';

/**
 * Inserts the openings of the specification into a database that never had any, one of an earlier release included: its site has shown
 * them so far. They are content and no demo records, so the setting `DEMO` does not matter. Nodes that start at the same time insert them once.
 */
export async function seedOpeningsOnce(database: Database, seedFolder: string): Promise<void> {
  await database.transaction(async (db) => {
    const row = { name: openingSeeding, done_at: new Date() };
    const begun = await db.insert(seedings).values(row).onConflictDoNothing().returning({ name: seedings.name });
    if (begun.length === 0 || (await db.$count(openings)) > 0) return;
    await db.insert(openings).values([...(await readSeedOpenings(seedFolder))]);
  });
}

/** A test validates them, so they are not validated at every start. */
export async function readSeedOpenings(folder: string): Promise<readonly (typeof openings.$inferInsert)[]> {
  return JSON.parse(await readFile(join(folder, 'openings.json'), 'utf8'));
}
