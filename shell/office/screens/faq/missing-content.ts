import { textLength } from '@iwan/shared/domain/office/text-length';

/** What a question lacks to be shown, or to be trusted. */
export type MissingContent = 'topic' | 'answer' | 'figures';

/** Amounts, percentages and years, which change with laws and fees. */
const figures = /AED\s?\d|\d\s?(?:%|per cent|years?\b)/;
const placeholders = /\{[^{}]*\}/g;

/** What a question lacks, the gravest first. `figures`: some are written by hand, so that neither source nor day is given. */
export function missingContentOf(question: Readonly<Record<string, unknown>>): readonly MissingContent[] {
  const { topic, answer } = question;
  const written = typeof answer === 'string' ? answer.replace(placeholders, '') : '';
  const found: readonly (readonly [MissingContent, boolean])[] = [
    ['topic', textLength(topic) === 0],
    ['answer', textLength(answer) === 0],
    ['figures', figures.test(written)],
  ];
  return found.filter(([, isMissing]) => isMissing).map(([each]) => each);
}
