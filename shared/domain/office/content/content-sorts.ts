import type { ContentResource } from '../resources';

/** The fields by which the office's lists of public records can be sorted. */
export const contentSorts = {
  projects: ['id', 'name', 'location', 'status', 'updated_at', 'publication'],
  agents: ['id', 'name', 'designation', 'publication'],
  team: ['id', 'name', 'designation', 'publication'],
  developers: ['id', 'name', 'location', 'publication'],
  blogs: ['id', 'heading', 'created_at', 'likes', 'publication'],
  openings: ['id', 'name', 'posted_on', 'closes_on', 'publication'],
  areas: ['id', 'name', 'publication'],
  faq: ['id', 'name', 'topic', 'publication'],
  texts: ['id', 'name', 'text', 'publication'],
} as const satisfies Readonly<Record<ContentResource, readonly string[]>>;

/** Whether a list can be sorted by a field. */
export function isContentSort(resource: string, field: string): boolean {
  const sorts: readonly string[] = Object.hasOwn(contentSorts, resource)
    ? contentSorts[resource as ContentResource]
    : [];
  return sorts.includes(field);
}
