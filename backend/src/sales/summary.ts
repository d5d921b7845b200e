import type { CalendarDay } from '@iwan/shared/domain/record/calendar-day';
import { and, count, desc, eq, gt, isNotNull, isNull, max, min, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database';
import { sales } from '../database/schema';
import { projectKey } from './registered-names';

/** How many of the latest sales are shown. */
const mostLatest = 10;
/** The last three years before the latest sale. */
const mostQuarters = 12;

const day = z.string().meta({ format: 'date' });

const sale = z.object({
  sold_on: day,
  project: z.string().nullable(),
  building: z.string().nullable(),
  bedrooms: z.int().nullable(),
  is_off_plan: z.boolean(),
  price: z.number(),
  square_feet: z.number().nullable(),
});

/** What homes of a project or an area were sold for, in dirhams. */
export const salesSummary = z.object({
  total: z.int(),
  /** The days of the first and the latest sale; `null` without one. */
  first: day.nullable(),
  last: day.nullable(),
  /** Whether they were made for the demo. */
  invented: z.boolean(),
  latest: z.array(sale),
  /** The median price of a square foot by quarter (`2026-Q3`), the latest first; quarters without a sale are left out. */
  quarters: z.array(z.object({ quarter: z.string(), sales: z.int(), per_square_foot: z.number() })),
  /** All sales with a size of the twelve months up to the latest sale; `null` without one. */
  year: z.object({ sales: z.int(), since: day, per_square_foot: z.number() }).nullable(),
  /** The medians of the same twelve months by bedrooms (0 for a studio); `sized` of the sales have a size. */
  bedrooms: z.array(
    z.object({
      ...{ bedrooms: z.int(), sales: z.int(), sized: z.int(), since: day },
      ...{ price: z.number(), per_square_foot: z.number().nullable() },
    }),
  ),
});

export type SalesSummary = z.output<typeof salesSummary>;

/** The sales of a project by its name, in its area where both are known. A registered project of the same name elsewhere is another. */
export function ofProject(name: string, areaSlug: string | null): SQL | undefined {
  const named = eq(sales.project_key, projectKey(name));
  return areaSlug === null ? named : and(named, or(isNull(sales.area_slug), eq(sales.area_slug, areaSlug)));
}

export const ofArea = (slug: string): SQL => eq(sales.area_slug, slug);

const median = (of: SQL) =>
  sql<number | null>`percentile_cont(0.5) within group (order by ${of})`.mapWith(numberOrNull);
const numberOrNull = (value: unknown) => (value === null ? null : Number(value));
/** `null` without a size, which a median leaves out. */
const perSquareFoot = sql`${sales.price} / nullif(${sales.square_feet}, 0)`;
const quarter = sql<string>`substr(${sales.sold_on}, 1, 4) || '-Q' || ((substr(${sales.sold_on}, 6, 2)::int + 2) / 3)`;

/** The day a year before. */
const yearBefore = (day: CalendarDay): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/** What the sales of a project or an area say. */
export async function summaryOf(db: Database, which: SQL | undefined): Promise<SalesSummary> {
  const [known] = await db
    .select({
      total: count(),
      first: min(sales.sold_on),
      last: max(sales.sold_on),
      invented: sql<boolean>`coalesce(bool_or(${sales.invented}), false)`,
    })
    .from(sales)
    .where(which);
  const { total = 0, first = null, last = null, invented = false } = known ?? {};
  if (last === null)
    return { total: 0, first: null, last: null, invented: false, latest: [], quarters: [], year: null, bedrooms: [] };
  const { sold_on, project, building, bedrooms: rooms, is_off_plan, price, square_feet } = sales;
  const latest = await db
    .select({ sold_on, project, building, bedrooms: rooms, is_off_plan, price, square_feet })
    .from(sales)
    .where(which)
    .orderBy(desc(sold_on), desc(sales.id))
    .limit(mostLatest);
  const sized = and(which, gt(sales.square_feet, 0));
  const quarters = await db
    .select({ quarter: quarter.as('quarter'), sales: count(), per_square_foot: median(perSquareFoot) })
    .from(sales)
    .where(sized)
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
    .limit(mostQuarters);
  const isOfYear = gt(sold_on, yearBefore(last as CalendarDay));
  const [year] = await db
    .select({ sales: count(), since: min(sold_on), per_square_foot: median(perSquareFoot) })
    .from(sales)
    .where(and(sized, isOfYear));
  const bedrooms = await db
    .select({
      bedrooms: rooms,
      sales: count(),
      sized: count(square_feet),
      since: min(sold_on),
      price: median(sql`${price}`),
      per_square_foot: median(perSquareFoot),
    })
    .from(sales)
    .where(and(which, isOfYear, isNotNull(rooms)))
    .groupBy(rooms)
    .orderBy(rooms);
  return {
    ...{ total, first, last, invented, latest },
    quarters: quarters as SalesSummary['quarters'],
    year: year === undefined || year.since === null ? null : (year as SalesSummary['year']),
    bedrooms: bedrooms as SalesSummary['bedrooms'],
  };
}
