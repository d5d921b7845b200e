import { textLength } from '@iwan/shared/domain/office/text-length';

/** What a good page of an article has. */
export type MissingContent = 'summary' | 'sections' | 'picture' | 'subheadings';

/** Characters from which a summary tells what the article is about. */
const leastSummary = 60;

/** What an article lacks for a good page, the gravest first. */
export function missingContentOf(article: Readonly<Record<string, unknown>>): readonly MissingContent[] {
  const details = Array.isArray(article.details)
    ? (article.details as readonly Readonly<Record<string, unknown>>[])
    : [];
  const found: readonly (readonly [MissingContent, boolean])[] = [
    ['sections', !details.some(({ paragraph }) => textLength(paragraph) > 0)],
    ['summary', textLength(article.description) < leastSummary],
    ['picture', !details.some(({ images }) => textLength(images) > 0)],
    ['subheadings', details.length > 1 && details.some(({ sub_heading: heading }) => textLength(heading) === 0)],
  ];
  return found.filter(([, isMissing]) => isMissing).map(([each]) => each);
}
