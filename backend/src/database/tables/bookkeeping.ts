import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** How far this database has taken in the journal of leads beside it; one row. */
export const journalMarks = pgTable('journal_marks', {
  journal: text().primaryKey(),
  generation: integer().notNull(),
});

/** The numbers of records by the table that they stand in. */
export type SeededIds = Readonly<Record<'developers' | 'agents' | 'team' | 'projects' | 'blogs', readonly number[]>>;

/** One row for each set of records that was put in, or declined; it keeps a restart from putting them in again. */
export const seedings = pgTable('seedings', {
  name: text().primaryKey(),
  done_at: instant().notNull(),
  /** What is left of it; `null` where nothing was put in. */
  records: jsonb().$type<SeededIds>(),
});
