import { hasEntry } from '../record/split-list';

/** The type-of-property labels of section 9. */
export const labels = ['Featured', 'Fresh Finds', 'Hot Selling', 'New', 'Trending'] as const;

export type Label = (typeof labels)[number];

/** Whether a project has a label, ignoring case; always true without one. */
export function hasLabel(project: { readonly labels: readonly string[] }, label?: string): boolean {
  return label === undefined || hasEntry(project.labels, label);
}
