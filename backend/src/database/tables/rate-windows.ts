import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * How many requests each network has sent within a window, for limits that several nodes share. Networks are stored as keyed
 * hashes. The migration makes the table unlogged: a crash of the server empties it, which costs one window of the counts, and no
 * count waits for the disk.
 */
export const rateWindows = pgTable(
  'rate_windows',
  {
    /** The limit, and the network or the customer's site that it counts. */
    key: text().primaryKey(),
    requests: integer().notNull(),
    ends_at: instant().notNull(),
  },
  (table) => [index().on(table.ends_at)],
);
