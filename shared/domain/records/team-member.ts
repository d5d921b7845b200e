import type { RecordDescription } from './field';

/** A member of the team (section 3). */
export const teamMember = {
  name: { kind: 'line', most: 200, isRequired: true, isTranslatable: true, group: 'main' },
  designation: { kind: 'line', isTranslatable: true, group: 'main' },
  /** `Leader`, for the people of the page of the team (section 2). */
  type: { kind: 'choice', group: 'main' },
  linkedin: { kind: 'web', group: 'main' },
  image: { kind: 'picture', group: 'main' },
} as const satisfies RecordDescription;
