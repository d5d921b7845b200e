import type { FaqTopic } from '@iwan/shared/domain/model/faq-topics';
import type { SiteTextName } from '@iwan/shared/domain/model/site-texts';
import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';
import { id, publication, revision } from './columns';

/** The questions of the FAQ. Beyond section 3. */
export const faqQuestions = pgTable('faq_questions', {
  id: id(),
  /** The question itself. */
  name: text().notNull(),
  topic: text().$type<FaqTopic>(),
  /** Paragraphs, divided by empty lines, with placeholders for facts (`domain/facts/fact-text`). */
  answer: text(),
  /** Its hash: `/faq#golden-visa`. */
  slug: text(),
  /** Its place within the topic; its id where it was never moved. A moved one gets a number between those of its neighbours. */
  position: doublePrecision(),
  revision: revision(),
  ...publication(),
});

/** The texts of the footer, and the templates of answers to leads. */
export const siteTexts = pgTable('site_texts', {
  id: id(),
  name: text().$type<SiteTextName>().notNull(),
  /** With gaps (`domain/model/site-texts`). */
  text: text(),
  revision: revision(),
  ...publication(),
});
