import { missingOf, textLength } from '@iwan/shared/domain/office/text-length';

/** Amounts, percentages and years, which change with laws and fees. */
const figures = /AED\s?\d|\d\s?(?:%|per cent|years?\b)/;
const placeholders = /\{[^{}]*\}/g;

/** What a question lacks, the gravest first. `figures`: some are written by hand, so that neither source nor day is given. */
export function missingContentOf(question: Readonly<Record<string, unknown>>) {
  const { topic, answer } = question;
  const written = typeof answer === 'string' ? answer.replace(placeholders, '') : '';
  return missingOf({
    topic: textLength(topic) === 0,
    answer: textLength(answer) === 0,
    figures: figures.test(written),
  });
}
