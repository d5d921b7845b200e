import type { ReviewState } from '@iwan/shared/domain/reviews/review-wire';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { leads } from './leads';

/** Reviews of agents, one for each lead. A row is written when the sender of an answered lead is asked for one. */
export const agentReviews = pgTable(
  'agent_reviews',
  {
    id: id(),
    /** `null` after the lead was erased: the link of its mail ends then. */
    lead_id: integer()
      .unique()
      .references(() => leads.id, { onDelete: 'set null' }),
    /** Not a foreign key: a restored agent has their reviews again. */
    agent_id: integer().notNull(),
    asked_at: instant().notNull(),
    given_at: instant(),
    stars: integer(),
    /** As it is to be shown. */
    name: text(),
    text: text(),
    state: text().$type<ReviewState>().notNull().default('asked'),
    /** Why it is hidden. */
    reason: text(),
    version: integer().notNull().default(1),
  },
  (table) => [index().on(table.agent_id, table.state), index().on(table.state, table.id)],
);
