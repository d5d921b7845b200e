import { agent } from './agent';
import { area } from './area';
import { article } from './article';
import { developer } from './developer';
import { opening } from './opening';
import { project } from './project';
import { question } from './question';
import { siteText } from './site-texts';
import { teamMember } from './team-member';

/**
 * The description of each public record, by its name in the office's addresses and in files. In the order of writing: a project refers to its
 * developer and its agents.
 */
export const records = {
  developers: developer,
  agents: agent,
  team: teamMember,
  projects: project,
  blogs: article,
  openings: opening,
  areas: area,
  faq: question,
  texts: siteText,
} as const;
