import type { Answers } from '../catalogue/responses';
import { servedParts } from '../catalogue/served-list';
import type { Database } from '../database/database';
import { feedListings } from '../database/schema';
import { servedChunks } from '../http/responses/served-chunks';
import { serve } from '../http/responses/served-json';
import type { ZodRoutes } from '../http/zod-routes';
import { type ProjectReader, wholeListLimit } from '../projects/store';
import { exportedListings, propertyElement } from './exported';

interface Parts {
  readonly db: Database;
  readonly projects: Pick<ProjectReader, 'index' | 'each'>;
  readonly answers: Answers;
  /** The origin of the site. */
  readonly site: string;
}

/** As the feed of the blog: readers ask again after five minutes. */
const caching = { 'cache-control': 'public, max-age=300', vary: 'Accept-Encoding' };

/** What is for sale, for portals and partners: as XML in the format of Property Finder, and the same as JSON. */
export function feedRoutes({ db, projects, answers, site }: Parts): ZodRoutes {
  async function* listings() {
    const rows = await db.select({ id: feedListings.project_id, reference: feedListings.reference }).from(feedListings);
    const references = new Map(rows.map(({ id, reference }) => [id, reference]));
    for await (const records of projects.each(projects.index().ids().slice(0, wholeListLimit))) {
      yield records.flatMap((record) => exportedListings(record, references.get(record.id), site));
    }
  }
  async function* xml() {
    yield Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<list>\n');
    for await (const some of listings()) yield Buffer.from(some.map(propertyElement).join('\n'));
    yield Buffer.from('\n</list>\n');
  }
  return async (app) => {
    app.get('/api/feeds/listings.xml', (request, reply) => {
      reply.type('application/xml; charset=utf-8');
      return serve(
        request,
        reply,
        answers.get(projects.index(), 'feed xml', () => servedChunks(xml())),
        caching,
      );
    });
    app.get('/api/feeds/listings.json', (request, reply) =>
      serve(
        request,
        reply,
        answers.get(projects.index(), 'feed json', () => servedParts(listings())),
        caching,
      ),
    );
  };
}
