import type { ContentResource } from '@iwan/shared/domain/office/resources';
import { agents, blogs, developers, projects, teamMembers } from '../../database/schema';

/** The tables of what the office edits of the public pages. */
export const contentTables = { projects, agents, team: teamMembers, developers, blogs } as const;

/** As an error names one of them. */
export const recordWords: Readonly<Record<ContentResource, string>> = {
  projects: 'Project',
  agents: 'Agent',
  team: 'Team member',
  developers: 'Developer',
  blogs: 'Article',
};

/** The column by which a record is known to people. */
export const nameColumn = (resource: ContentResource) =>
  resource === 'blogs' ? blogs.heading : contentTables[resource].name;
