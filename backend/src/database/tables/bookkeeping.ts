import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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

/** Up to which generation this database has replayed the journal of leads; one row. */
export const journalMarks = pgTable('journal_marks', {
  journal: text().primaryKey(),
  generation: integer().notNull(),
});

/** Ids of the demo records by table. */
export type SeededIds = Readonly<Record<'developers' | 'agents' | 'team' | 'projects' | 'blogs', readonly number[]>>;

/** One row for each set of records that was inserted or declined, so that a restart does not insert them again. */
export const seedings = pgTable('seedings', {
  name: text().primaryKey(),
  done_at: instant().notNull(),
  /** The inserted records that are left; `null` where none were inserted. */
  records: jsonb().$type<SeededIds>(),
});
