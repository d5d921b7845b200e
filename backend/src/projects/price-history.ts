import { desc, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { priceHistory } from '../database/schema';
import type { FormerPrice } from './project-record';

/** The most former prices of a project in a response. */
const most = 12;

/** The former prices of some projects by their ids, the latest first. */
export async function readPriceHistory(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly FormerPrice[]>> {
  const rows = await db
    .select()
    .from(priceHistory)
    .where(inArray(priceHistory.project_id, [...ids]))
    .orderBy(desc(priceHistory.at), desc(priceHistory.id));
  const byProject = new Map<number, FormerPrice[]>();
  for (const { project_id, price, at } of rows) {
    const known = byProject.get(project_id) ?? [];
    byProject.set(project_id, known);
    if (known.length < most) known.push({ price, at });
  }
  return byProject;
}
