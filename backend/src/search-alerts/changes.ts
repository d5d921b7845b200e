import { parsePrice } from '@iwan/shared/domain/money/price';
import { asc, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { priceHistory, projects } from '../database/schema';
import { type IndexedProject, indexProject } from '../projects/indexed-project';
import type { ProjectRecord } from '../projects/project-record';

/** What has happened to a project lately. */
export interface ProjectChange {
  readonly project: IndexedProject;
  readonly listedAt: Date;
  /** Former prices with the time until which each stood, the earliest first. */
  readonly prices: readonly { readonly dirhams: number | null; readonly at: Date }[];
}

/** The database's own time, which all nodes share. */
export async function databaseTime(db: Database): Promise<Date> {
  const [row] = await db.select({ at: sql<string>`clock_timestamp()::text` }).from(sql`(values (1)) one (n)`);
  return new Date(row?.at ?? Number.NaN);
}

/** The projects that were listed, or whose price was changed, after a moment. */
export async function changesSince(
  db: Database,
  since: Date,
  records: () => readonly ProjectRecord[],
): Promise<readonly ProjectChange[]> {
  const listed = await db
    .select({ id: projects.id, at: projects.listed_at })
    .from(projects)
    .where(gt(projects.listed_at, since));
  const prices = await db
    .select()
    .from(priceHistory)
    .where(gt(priceHistory.at, since))
    .orderBy(asc(priceHistory.at), asc(priceHistory.id));
  if (listed.length === 0 && prices.length === 0) return [];
  const listedAt = new Map(listed.map(({ id, at }) => [id, at]));
  const pricesOf = new Map<number, ProjectChange['prices'][number][]>();
  for (const { project_id, price, at } of prices) {
    const former = { dirhams: parsePrice(price), at };
    const others = pricesOf.get(project_id);
    if (others) others.push(former);
    else pricesOf.set(project_id, [former]);
  }
  return records()
    .filter(({ id }) => listedAt.has(id) || pricesOf.has(id))
    .map((record) => ({
      project: indexProject(record),
      listedAt: listedAt.get(record.id) ?? new Date(0),
      prices: pricesOf.get(record.id) ?? [],
    }));
}

/**
 * The dirhams before what has changed since a moment; `null` where the price is the same again, or either is none. Read
 * once for all searches: `dirhams` stands beside each former price.
 */
export function priceBefore({ project, prices }: ProjectChange, since: Date): number | null {
  const before = prices.find(({ at }) => at > since)?.dirhams ?? null;
  return before === null || project.price === 0 || before === project.price ? null : before;
}
