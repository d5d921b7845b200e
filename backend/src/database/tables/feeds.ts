import type { FeedReport } from '@iwan/shared/domain/office/content/feed-wire';
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { projects } from './catalogue';
import { id, instant } from './columns';

/** The listings of the brokerage's feed (`src/feeds`), and which project each is on the site. */
export const feedListings = pgTable('feed_listings', {
  reference: text().primaryKey(),
  project_id: integer()
    .notNull()
    .unique()
    .references(() => projects.id, { onDelete: 'cascade' }),
  /** As the feed had them last, so that only what differs is written. */
  fields: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  /** When the feed had it no longer; `null` while it has. */
  withdrawn_at: instant(),
});

/** Pictures that were fetched for listings of the feed. */
export const feedPictures = pgTable(
  'feed_pictures',
  {
    address: text().notNull(),
    /** When the feed says that it was changed last; empty where it does not say. */
    version: text().notNull(),
    /** As records have it. */
    path: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.address, table.version] })],
);

/** The last imports, for the office. */
export const feedImports = pgTable('feed_imports', {
  id: id(),
  /** The name of the file, or the host of the address. */
  source: text().notNull(),
  is_scheduled: boolean().notNull(),
  started_at: instant().notNull(),
  /** `null` while it runs, or where its process ended. */
  ended_at: instant(),
  /** Why nothing was imported. */
  refusal: text(),
  report: jsonb().$type<FeedReport>(),
});
