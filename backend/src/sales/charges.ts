import { areaOf } from '@iwan/shared/domain/areas/area-of';
import type { CalendarDay } from '@iwan/shared/domain/record/calendar-day';
import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { projects } from '../database/schema';
import { isPublished } from '../database/tables/columns';

/** The service charges of the projects in an area, in dirhams a square foot and year. */
export interface AreaCharges {
  readonly from: number;
  readonly to: number;
  /** Of how many projects. */
  readonly projects: number;
  /** The day of the oldest of these figures. */
  readonly as_of: CalendarDay;
  /** Whether any of them was made for the demo. */
  readonly invented: boolean;
}

/** What the figures of an area's projects say, where any has a service charge. */
export async function chargesIn(db: Database, slug: string): Promise<AreaCharges | null> {
  const { location, figures } = projects;
  const locations = await db.selectDistinct({ location }).from(projects);
  const spellings = locations.flatMap(({ location: place }) => (areaOf(place)?.slug === slug ? (place ?? []) : []));
  if (spellings.length === 0) return null;
  const rows = await db
    .select({ figures })
    .from(projects)
    .where(and(isPublished(projects), isNotNull(figures), inArray(location, spellings)));
  const charged = rows
    .map((row) => (row.figures ?? []).filter(({ kind }) => kind === 'service_charge'))
    .filter((some) => some.length > 0);
  const all = charged.flat();
  const [oldest] = all.map(({ as_of }) => as_of).sort();
  if (oldest === undefined) return null;
  const values = all.map(({ value }) => value);
  return {
    ...{ from: Math.min(...values), to: Math.max(...values), projects: charged.length },
    ...{ as_of: oldest, invented: all.some(({ invented }) => invented === true) },
  };
}
