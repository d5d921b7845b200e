import { faqTopics, longestQuestionSlug, questionSlugPattern } from './faq-topics';
import type { RecordDescription } from './field';

const checkSlug = (slug: string) =>
  questionSlugPattern.test(slug) ? null : 'must be small letters, digits and hyphens, such as golden-visa';

/** A question of the FAQ. Beyond section 3. */
export const question = {
  /** The question itself. */
  name: { kind: 'line', most: 200, isRequired: true, isTranslatable: true, group: 'main' },
  topic: { kind: 'choice', options: faqTopics, group: 'main' },
  /** Paragraphs, divided by empty lines, with placeholders for facts (`domain/facts/fact-text`). */
  answer: { kind: 'lines', most: 10_000, isTranslatable: true, group: 'main' },
  /** Its hash: `/faq#golden-visa`. */
  slug: { kind: 'line', most: longestQuestionSlug, check: checkSlug, group: 'main' },
  /** Its place within the topic; its id where it was never moved. A moved one gets a number between those of its neighbours. */
  position: { kind: 'decimal', least: -1e9, most: 1e9 },
} as const satisfies RecordDescription;
