import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

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
