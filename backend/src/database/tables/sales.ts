import type { CalendarDay } from '@iwan/shared/domain/record/calendar-day';
import { boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id } from './columns';

/** Sales of homes as the Dubai Land Department has registered them. Beyond section 3; without personal data. */
export const sales = pgTable(
  'sales',
  {
    id: id(),
    /** The hash of the row in its file, so that the same sale is imported once. */
    key: text().notNull().unique(),
    sold_on: text().$type<CalendarDay>().notNull(),
    /** The community, as the department names it. */
    area: text().notNull(),
    /** The area of the site; `null` for any other place. */
    area_slug: text(),
    /** The project, or the building where the department names none. */
    project: text(),
    project_key: text(),
    building: text(),
    /** 0 for a studio; `null` where the department counts none, as for offices. */
    bedrooms: integer(),
    is_off_plan: boolean().notNull(),
    /** Dirhams. */
    price: doublePrecision().notNull(),
    square_feet: doublePrecision(),
    /** Made for the demo. */
    invented: boolean().notNull().default(false),
  },
  (table) => [index().on(table.project_key, table.sold_on), index().on(table.area_slug, table.sold_on)],
);
