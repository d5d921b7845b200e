/** What a node caches, by the tables that it is read from. */
export const watchedTables = {
  projects: ['projects', 'project_agents', 'developers', 'agents', 'translations'],
  developers: ['developers', 'translations'],
  agents: ['agents', 'translations'],
  team: ['team_members', 'translations'],
  openings: ['openings', 'translations'],
  areas: ['areas', 'translations'],
  faq: ['faq_questions', 'translations'],
  texts: ['site_texts', 'translations'],
  blogs: ['blogs', 'blog_details', 'blog_comments', 'translations'],
  // A rename leads the old address on.
  redirects: ['redirects', 'former_names', 'projects', 'developers', 'agents', 'openings'],
} as const;

export type Resource = keyof typeof watchedTables;

export const allResources = Object.keys(watchedTables) as readonly Resource[];

/** The resources that are affected by a change of a table. */
export function resourcesOf(table: string): readonly Resource[] {
  return allResources.filter((resource) => (watchedTables[resource] as readonly string[]).includes(table));
}

/** The resources that contain data of this one. */
export const readersOf = (resource: Resource): readonly Resource[] => resourcesOf(watchedTables[resource][0]);
