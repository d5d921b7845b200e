import type { ContentResource } from '@iwan/shared/domain/office/resources';
import { eq } from 'drizzle-orm';
import { readAgents } from '../agents/store';
import { readArticles } from '../blogs/store';
import type { Database } from '../database/database';
import {
  agents,
  blogs,
  developers,
  faqQuestions,
  openings,
  projects,
  siteTexts,
  teamMembers,
} from '../database/schema';
import { readDevelopers } from '../developers/store';
import { readQuestions } from '../faq/store';
import { readOpenings } from '../openings/store';
import type { ImageWidths } from '../projects/image-widths';
import { readProjects } from '../projects/records/read-projects';
import { readSiteTexts } from '../site-texts/store';
import { readTeam } from '../team/store';

/** Reads one record in the form of the public API, published or not; `undefined` for an unknown one. */
export type PublicRecordReader = (
  db: Database,
  resource: ContentResource,
  id: number,
) => Promise<Readonly<Record<string, unknown>> | undefined>;

/** By the functions that read the public records. */
export function publicRecordReader(widths: ImageWidths): PublicRecordReader {
  const readers: Readonly<Record<ContentResource, (db: Database, id: number) => Promise<readonly object[]>>> = {
    projects: (db, id) => readProjects(db, widths, eq(projects.id, id)),
    agents: (db, id) => readAgents(db, eq(agents.id, id)),
    team: (db, id) => readTeam(db, eq(teamMembers.id, id)),
    developers: (db, id) => readDevelopers(db, eq(developers.id, id)),
    blogs: (db, id) => readArticles(db, eq(blogs.id, id)),
    openings: (db, id) => readOpenings(db, eq(openings.id, id)),
    faq: (db, id) => readQuestions(db, eq(faqQuestions.id, id)),
    texts: (db, id) => readSiteTexts(db, eq(siteTexts.id, id)),
  };
  return async (db, resource, id) => {
    const [record] = await readers[resource](db, id);
    return record && { ...record };
  };
}
