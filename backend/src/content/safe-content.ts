import { safeAgent, safeBlog, safeBlogDetail, safeDeveloper, safeProject } from '../html/safe-record';
import type { Content } from './resources';

/** The same content with sanitised markup, so that no unsafe markup is ever stored. */
export function safeContent(content: Content): Content {
  return {
    ...content,
    developers: content.developers.map(safeDeveloper),
    agents: content.agents.map(safeAgent),
    projects: content.projects.map(safeProject),
    blogs: content.blogs.map((blog) => {
      const { details } = blog;
      return { ...safeBlog(blog), ...(details !== undefined && { details: details.map(safeBlogDetail) }) };
    }),
  };
}
