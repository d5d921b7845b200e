import { ownName, readTranslation } from '@iwan/shared/api/translation/read-translation';
import { loadingDialogId } from '@iwan/shared/dom/loading-dialog';
import { unknownPlaceholders } from '@iwan/shared/domain/facts/fact-text';
import { readLine, readText, type UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';
import { faqTopics, longestQuestionSlug, questionSlugPattern } from '@iwan/shared/domain/records/faq-topics';
import { toSlug } from '@iwan/shared/domain/text/slug';
import { paragraphsOf, type Question } from './question';

/**
 * A question off the wire; `null` without a question, an answer or a known topic, and for an answer with a fact that this release does
 * not know: its figure would be missing.
 */
export function parseQuestion(record: UntrustedRecord): Question | null {
  const question = readLine(record, 'name');
  const answer = readText(record, 'answer') ?? '';
  const topic = faqTopics.find((known) => known === readText(record, 'topic'));
  if (!question || topic === undefined || unknownPlaceholders(answer).length > 0) return null;
  if (paragraphsOf({ answer }).length === 0) return null;
  const written = readText(record, 'slug') ?? '';
  const isSound = questionSlugPattern.test(written) && written.length <= longestQuestionSlug;
  const slug = isSound ? written : toSlug(ownName(record) ?? question).slice(0, longestQuestionSlug);
  return { slug, topic, question, answer, ...readTranslation(record) };
}

/** Ids of the document: an element with one of them would be taken for the document's own. */
const reserved = [
  'boot',
  'fonts',
  loadingDialogId,
  'main',
  'root',
  'start-up-plan',
  ...faqTopics.map((topic) => `topic-${topic}`),
];

/** The questions, each with a hash of its own: of several with the same one, the later ones get a number. */
export function withOwnHashes(questions: readonly Question[]): readonly Question[] {
  const taken = new Set<string>(reserved);
  return questions.map((question) => {
    const base = question.slug || 'question';
    let slug = base;
    for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
    taken.add(slug);
    return { ...question, slug };
  });
}
