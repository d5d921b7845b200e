import type { RecordDescription } from './field';

/** A section of an article. */
const section = {
  sub_heading: { kind: 'line', isTranslatable: true },
  images: { kind: 'picture' },
  paragraph: { kind: 'rich', isTranslatable: true },
} as const satisfies RecordDescription;

/** What was wrong in an article, and since which day it is right. */
const correction = {
  corrected_on: { kind: 'day', isRequired: true },
  text: { kind: 'lines', most: 1000, isRequired: true, isTranslatable: true },
} as const satisfies RecordDescription;

/** An article (section 3). */
export const article = {
  heading: { kind: 'line', most: 200, isRequired: true, isTranslatable: true, group: 'main' },
  title: { kind: 'line', isTranslatable: true, group: 'main' },
  created_at: { kind: 'instant', group: 'main' },
  author: { kind: 'line', most: 200, isTranslatable: true, isBeyondSection7: true, group: 'main' },
  /** The broker registration number of the author. */
  author_brn: { kind: 'line', most: 60, isBeyondSection7: true, group: 'main' },
  description: { kind: 'rich', isTranslatable: true, group: 'main' },
  details: { kind: 'rows', row: section, most: 100, called: 'sections', isTranslatable: true, group: 'sections' },
  corrections: {
    ...{ kind: 'rows', row: correction, most: 30, called: 'corrections' },
    ...{ isTranslatable: true, isBeyondSection7: true, group: 'corrections' },
  },
} as const satisfies RecordDescription;
