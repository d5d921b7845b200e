import { records } from '@iwan/shared/domain/records/records';
import { type AnyPgColumn, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { columnsOf, id, instant, publication, revision } from './columns';
import { users } from './sign-in';

/** Its sections are a table of their own. */
const { details, created_at: _, ...own } = records.blogs;

export const blogs = pgTable('blogs', {
  id: id(),
  ...columnsOf(own),
  created_at: instant().notNull(),
  likes: integer().notNull().default(0),
  revision: revision(),
  ...publication(),
});

export const blogDetails = pgTable(
  'blog_details',
  {
    id: id(),
    blog_id: integer()
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    ...columnsOf(details.row),
  },
  (table) => [index().on(table.blog_id)],
);

/** Comments and replies share one id space, so that a reply's `comment_id` can point at either and nest to any depth. */
export const blogComments = pgTable(
  'blog_comments',
  {
    id: id(),
    blog_id: integer()
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    parent_id: integer().references((): AnyPgColumn => blogComments.id, { onDelete: 'cascade' }),
    user_id: integer().notNull(),
    user_name: text().notNull(),
    comment: text().notNull(),
    created_at: instant().notNull(),
    /** When it was hidden: since then only the office reads it. */
    hidden_at: instant(),
    revision: revision(),
  },
  (table) => [index().on(table.blog_id)],
);

/** The comments of deleted articles, which are there again with an article that is restored. */
export const removedComments = pgTable(
  'removed_comments',
  {
    id: integer().primaryKey(),
    blog_id: integer().notNull(),
    parent_id: integer(),
    user_id: integer().notNull(),
    user_name: text().notNull(),
    comment: text().notNull(),
    created_at: instant().notNull(),
    hidden_at: instant(),
    revision: integer().notNull(),
    /** The heading of the article. */
    article: text().notNull(),
  },
  (table) => [index().on(table.blog_id), index().on(table.user_id)],
);

export const blogReactions = pgTable(
  'blog_reactions',
  {
    blog_id: integer()
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A dislike if false. */
    is_like: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.blog_id, table.user_id] })],
);
