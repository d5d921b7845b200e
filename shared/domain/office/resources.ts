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

/** The resources of the office's API, by the name in their address. */
export const officeResources = [
  'people',
  'leads',
  ...contentResources,
  'comments',
  'reviews',
  'redirects',
  'audit',
] as const;

export type OfficeResource = (typeof officeResources)[number];

/** The subjects of rights: the resources, the figures of leads, personal data, uploaded files, and files with public records. */
export const rightSubjects = [...officeResources, 'figures', 'persons', 'media', 'content'] as const;

export type RightSubject = (typeof rightSubjects)[number];
