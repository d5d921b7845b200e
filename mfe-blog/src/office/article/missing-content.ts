import { missingOf, textLength } from '@iwan/shared/domain/office/text-length';

/** Characters from which a summary tells what the article is about. */
const leastSummary = 60;

/** What an article lacks for a good page, the gravest first. */
export function missingContentOf(article: Readonly<Record<string, unknown>>) {
  const details = Array.isArray(article.details)
    ? (article.details as readonly Readonly<Record<string, unknown>>[])
    : [];
  return missingOf({
    sections: !details.some(({ paragraph }) => textLength(paragraph) > 0),
    summary: textLength(article.description) < leastSummary,
    picture: !details.some(({ images }) => textLength(images) > 0),
    subheadings: details.length > 1 && details.some(({ sub_heading: heading }) => textLength(heading) === 0),
  });
}
