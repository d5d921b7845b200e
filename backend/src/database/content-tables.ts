import type { ContentResource } from '@iwan/shared/domain/office/resources';
import { agents, areas, blogs, developers, faqQuestions, openings, projects, siteTexts, teamMembers } from './schema';

/** The tables of the public records, which the office edits and files contain. */
export const contentTables = {
  projects,
  agents,
  team: teamMembers,
  developers,
  blogs,
  openings,
  areas,
  faq: faqQuestions,
  texts: siteTexts,
} as const;

/** The name of a record in an error message. */
export const recordWords: Readonly<Record<ContentResource, string>> = {
  projects: 'Project',
  agents: 'Agent',
  team: 'Team member',
  developers: 'Developer',
  blogs: 'Article',
  openings: 'Opening',
  areas: 'Area',
  faq: 'Question',
  texts: 'Text',
};

/** The column with the name of a record. */
export const nameColumn = (resource: ContentResource) =>
  resource === 'blogs' ? blogs.heading : contentTables[resource].name;
