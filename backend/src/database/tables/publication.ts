import type { ContentResource } from '@iwan/shared/domain/office/resources';
import { records } from '@iwan/shared/domain/records/records';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { contentTable, id, instant, revision } from './columns';

/** The questions of the FAQ. Beyond section 3. */
export const faqQuestions = contentTable('faq_questions', records.faq);

/** The texts of the footer, and the templates of answers to leads. */
export const siteTexts = contentTable('site_texts', records.texts);

/** Records as somebody has asked to see them before the site shows them, until a moment. */
export const contentPreviews = pgTable(
  'content_previews',
  {
    id: id(),
    resource: text().$type<ContentResource>().notNull(),
    /** As the public wire has it. */
    record: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    ends_at: instant().notNull(),
  },
  (table) => [index().on(table.ends_at)],
);

/**
 * Names that published records had before: their old addresses lead on. Kept by the database itself, whoever renames. A project has
 * its developer's name in its address.
 */
export const formerNames = pgTable(
  'former_names',
  {
    id: id(),
    resource: text().$type<'projects' | 'developers' | 'agents' | 'openings'>().notNull(),
    record_id: integer().notNull(),
    name: text().notNull(),
    /** Of a project: whose it was. */
    developer: text(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.resource, table.record_id)],
);

/** Addresses of the site that lead on to others, as people of the office have written them. */
export const redirects = pgTable('redirects', {
  id: id(),
  /** In its one spelling (`redirectKey`). */
  from: text().notNull().unique(),
  to: text().notNull(),
  created_at: instant().notNull(),
  revision: revision(),
});
