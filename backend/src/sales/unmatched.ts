import { areaOf } from '@iwan/shared/domain/areas/area-of';
import { and, count, desc, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { projects, sales } from '../database/schema';
import { projectKey } from './registered-names';

/** The most names that are listed. */
const mostNames = 500;

/** Registered names that match nothing of the site, and so are shown nowhere. */
export interface UnmatchedName {
  readonly area: string | null;
  /** `null` where the area itself is none of the site. */
  readonly project: string | null;
  /** The project in the area whose name begins with the same word: perhaps the same one, spelled differently. */
  readonly like: string | null;
  readonly sales: number;
  /** The day of the latest. */
  readonly last: string | null;
}

const firstWord = (key: string | null) => key?.split(' ').find((word) => word.length > 3) ?? null;

/** The names that match no area or, in an area, no project, drafts included; areas first, then those with the most sales. */
export async function unmatchedSales(db: Database): Promise<readonly UnmatchedName[]> {
  const { area, area_slug: slug, project, project_key: key, sold_on } = sales;
  const figures = { area: max(area), sales: count(), last: max(sold_on) };
  const areas = await db
    .select({ ...figures, project: sql<null>`null`, like: sql<null>`null` })
    .from(sales)
    .where(isNull(slug))
    .groupBy(area)
    .orderBy(desc(count()), area);
  const registered = await db
    .select({ ...figures, project: max(project), key, slug })
    .from(sales)
    .where(and(isNotNull(slug), isNotNull(key)))
    .groupBy(slug, key)
    .orderBy(desc(count()), key);
  const known = (await db.select({ name: projects.name, location: projects.location }).from(projects)).map(
    ({ name, location }) => ({ name, key: projectKey(name), slug: areaOf(location)?.slug ?? null }),
  );
  const unmatched = registered.flatMap(({ key: of, slug: within, ...row }) => {
    if (known.some((one) => one.key === of && (one.slug === null || one.slug === within))) return [];
    const word = firstWord(of);
    const like = known.find((one) => word !== null && one.slug === within && firstWord(one.key) === word);
    return [{ ...row, like: like?.name ?? null }];
  });
  return [...areas, ...unmatched].slice(0, mostNames);
}
