/** What the office's API lists and changes, by the name in its address. */
export const officeResources = [
  'people',
  'leads',
  'projects',
  'agents',
  'team',
  'developers',
  'blogs',
  'comments',
  'redirects',
  'audit',
] as const;

export type OfficeResource = (typeof officeResources)[number];

/** The records of the public pages that the office edits. */
export const contentResources = ['projects', 'agents', 'team', 'developers', 'blogs'] as const;

export type ContentResource = (typeof contentResources)[number];

/** What a right is about: a resource, the figures of leads, or what is held about a person. */
export type RightSubject = OfficeResource | 'figures' | 'persons';
