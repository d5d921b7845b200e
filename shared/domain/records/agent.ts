import type { RecordDescription } from './field';

/** An agent (section 3). */
export const agent = {
  name: { kind: 'line', most: 200, isRequired: true, isTranslatable: true, group: 'main' },
  designation: { kind: 'line', isTranslatable: true, group: 'main' },
  language: { kind: 'line', group: 'main' },
  /** The areas that they know best: slugs of `domain/areas`; the site leaves out any other text. */
  areas: { kind: 'choices', isBeyondSection7: true, group: 'main' },
  /** Digits with the country code. */
  phone: { kind: 'phone', isBeyondSection7: true, group: 'main' },
  linkedin: { kind: 'web', group: 'main' },
  /** The broker registration number of the Land Department. */
  brn: { kind: 'line', isBeyondSection7: true, group: 'main' },
  sub_heading: { kind: 'line', isTranslatable: true, group: 'words' },
  description: { kind: 'rich', isTranslatable: true, group: 'words' },
  images: { kind: 'picture', group: 'pictures' },
  /** The business card. */
  card: { kind: 'file', group: 'pictures' },
} as const satisfies RecordDescription;
