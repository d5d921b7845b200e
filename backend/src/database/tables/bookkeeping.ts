import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** How far this database has taken in the journal of leads beside it; one row. */
export const journalMarks = pgTable('journal_marks', {
  journal: text().primaryKey(),
  generation: integer().notNull(),
});

/** One row for each set of records that was put in; it keeps a restart from putting them in again. */
export const seedings = pgTable('seedings', {
  name: text().primaryKey(),
  done_at: instant().notNull(),
});
