/** What people of the office are, from the one who may do everything to the one who may look. */
export const roles = ['administrator', 'editor', 'agent', 'reader'] as const;

export type Role = (typeof roles)[number];

export function isRole(value: unknown): value is Role {
  return (roles as readonly unknown[]).includes(value);
}
