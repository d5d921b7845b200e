/** The resources of the office's API, by the name in their address. */
export const officeResources = [
  'people',
  'leads',
  'projects',
  'agents',
  'team',
  'developers',
  'blogs',
  'openings',
  'areas',
  'faq',
  'texts',
  'comments',
  'reviews',
  'redirects',
  'audit',
] as const;

export type OfficeResource = (typeof officeResources)[number];

/** The public records that the office edits. */
export const contentResources = [
  'projects',
  'agents',
  'team',
  'developers',
  'blogs',
  'openings',
  'areas',
  'faq',
  'texts',
] as const;

export type ContentResource = (typeof contentResources)[number];

/** The subject of a right: a resource, the figures of leads, personal data, uploaded files, or files with public records. */
export type RightSubject = OfficeResource | 'figures' | 'persons' | 'media' | 'content';
