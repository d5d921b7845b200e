/** The roles of the office, from all rights to read-only. */
export const roles = ['administrator', 'editor', 'agent', 'reader'] as const;

export type Role = (typeof roles)[number];
