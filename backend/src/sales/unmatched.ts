import { areaOf } from '@iwan/shared/domain/areas/area-of';
import { and, count, desc, isNotNull, isNull, max } from 'drizzle-orm';
import type { Database } from '../database/database';
import { projects, sales } from '../database/schema';
import { projectKey } from './registered-names';

/** The most names of each list. */
const mostNames = 300;

/** A registered name that is shown nowhere, with its sales. */
export interface UnmatchedName {
  readonly name: string;
  readonly sales: number;
  /** The day of the latest. */
  readonly last: string | null;
}

export interface UnmatchedSales {
  /** Registered communities that are no area of the site. */
  readonly areas: readonly UnmatchedName[];
  /**
   * Registered projects in its areas that are none of its projects there. `like`: the project whose name begins with the same word: perhaps the
   * same one, spelled differently.
   */
  readonly projects: readonly (UnmatchedName & { readonly area: string; readonly like: string | null })[];
}

const firstWord = (key: string) => key.split(' ').find((word) => word.length > 3) ?? null;

/** The registered names that match nothing of the site, drafts included; those with the most sales first. */
export async function unmatchedSales(db: Database): Promise<UnmatchedSales> {
  const { area, area_slug, project, project_key, sold_on } = sales;
  const figures = { sales: count(), last: max(sold_on) };
  const areas = await db
    .select({ name: area, ...figures })
    .from(sales)
    .where(isNull(area_slug))
    .groupBy(area)
    .orderBy(desc(count()), area)
    .limit(mostNames);
  const registered = await db
    .select({ name: max(project), key: project_key, slug: area_slug, area: max(area), ...figures })
    .from(sales)
    .where(and(isNotNull(area_slug), isNotNull(project_key)))
    .groupBy(area_slug, project_key)
    .orderBy(desc(count()), project_key);
  const known = (await db.select({ name: projects.name, location: projects.location }).from(projects)).map(
    ({ name, location }) => ({ name, key: projectKey(name), slug: areaOf(location)?.slug ?? null }),
  );
  const unmatched = registered.filter(
    ({ key, slug }) => !known.some((each) => each.key === key && (each.slug === null || each.slug === slug)),
  );
  return {
    areas,
    projects: unmatched.slice(0, mostNames).map(({ name, key, slug, ...each }) => {
      const word = firstWord(key ?? '');
      const like = known.find((one) => word !== null && one.slug === slug && firstWord(one.key) === word);
      return { ...each, name: name ?? '', area: each.area ?? '', like: like?.name ?? null };
    }),
  };
}
