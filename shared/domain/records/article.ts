import type { RecordDescription } from './field';

/** A section of an article. */
const section = {
  sub_heading: { kind: 'line', isTranslatable: true },
  images: { kind: 'picture' },
  paragraph: { kind: 'rich', isTranslatable: true },
} as const satisfies RecordDescription;

/** An article (section 3). */
export const article = {
  heading: { kind: 'line', most: 200, isRequired: true, isTranslatable: true, group: 'main' },
  title: { kind: 'line', isTranslatable: true, group: 'main' },
  created_at: { kind: 'instant', group: 'main' },
  description: { kind: 'rich', isTranslatable: true, group: 'main' },
  details: { kind: 'rows', row: section, most: 100, called: 'sections', isTranslatable: true, group: 'sections' },
} as const satisfies RecordDescription;
