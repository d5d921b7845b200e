import { type FaqTopic, faqTopics } from '@iwan/shared/domain/records/faq-topics';
import type { Translated } from '@iwan/shared/domain/translation/record-translation';

/** A question of the FAQ. */
export interface Question extends Translated {
  /** Its hash, one of its own: `/faq#golden-visa`. */
  readonly slug: string;
  readonly topic: FaqTopic;
  readonly question: string;
  /** Paragraphs, divided by empty lines, with placeholders for facts (`domain/facts/fact-text`). */
  readonly answer: string;
}

/** What the page is loaded with. */
export interface FaqData {
  /** In the order of the page, within their topics. */
  readonly questions: readonly Question[];
}

/** The paragraphs of an answer, with their placeholders. */
export function paragraphsOf({ answer }: Pick<Question, 'answer'>): readonly string[] {
  return answer
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** The topics that have questions, in the order of the page. */
export function byTopic(
  questions: readonly Question[],
): readonly { readonly topic: FaqTopic; readonly questions: readonly Question[] }[] {
  return faqTopics
    .map((topic) => ({ topic, questions: questions.filter((question) => question.topic === topic) }))
    .filter((each) => each.questions.length > 0);
}
