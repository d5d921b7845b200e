import type { ShortlistAnswer } from '@iwan/shared/domain/shortlist/shortlist-wire';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Somebody who has voted or commented; several may use one browser. */
export interface ShortlistPerson {
  readonly id: string;
  /** The hash of the secret in the browser's cookie. */
  readonly browser: string;
  readonly name: string;
  /** By the id of the project. */
  readonly answers: Readonly<Record<string, ShortlistAnswer>>;
}

/** Shortlists that visitors share by a link, of whose token only a hash is stored. Nothing that was typed is left in an ended one. */
export const shortlists = pgTable(
  'shortlists',
  {
    token_hash: text().primaryKey(),
    /** Of the browser that made it. */
    owner_hash: text().notNull(),
    name: text().notNull(),
    /** With the names of that time, for those that are withdrawn later. */
    projects: jsonb().$type<readonly { readonly id: number; readonly name: string }[]>().notNull(),
    people: jsonb().$type<readonly ShortlistPerson[]>().notNull().default([]),
    /** The network that it was made from, as a keyed hash; empty after a day. */
    site_key: text().notNull(),
    created_at: instant().notNull(),
    /** When it was last opened or changed, to a day. */
    used_at: instant().notNull(),
    ended_at: instant(),
  },
  (table) => [index().on(table.site_key, table.created_at), index().on(table.used_at)],
);
