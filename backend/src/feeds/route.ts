import type { Answers } from '../catalogue/responses';
import { servedParts } from '../catalogue/served-list';
import type { Database } from '../database/database';
import type { ProjectRecord } from '../database/project-record';
import { feedListings } from '../database/schema';
import { servedChunks } from '../http/responses/served-chunks';
import { serve } from '../http/responses/served-json';
import type { ZodRoutes } from '../http/zod-routes';
import { type ProjectReader, wholeListLimit } from '../projects/store';
import { type ExportedListing, exportedListings, listingXml } from './exported';

interface Parts {
  readonly db: Database;
  readonly projects: Pick<ProjectReader, 'index' | 'each'>;
  readonly answers: Answers;
  /** The origin of the site. */
  readonly site: string;
}

/** As the feed of the blog: readers ask again after five minutes. */
const caching = { 'cache-control': 'public, max-age=300', vary: 'Accept-Encoding' };

async function* xmlOf(parts: AsyncIterable<readonly ExportedListing[]>): AsyncGenerator<Buffer> {
  yield Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<list>\n');
  for await (const listings of parts) yield Buffer.from(listings.map(listingXml).join(''));
  yield Buffer.from('</list>\n');
}

/** What is for sale, for portals and partners: as XML in the format of Property Finder, and as JSON. */
export function feedRoutes({ db, projects, answers, site }: Parts): ZodRoutes {
  async function* exported(records: AsyncIterable<readonly ProjectRecord[]>) {
    const rows = await db.select({ id: feedListings.project_id, reference: feedListings.reference }).from(feedListings);
    const references = new Map(rows.map(({ id, reference }) => [id, reference]));
    const around = { site, referenceOf: (id: number) => references.get(id) };
    for await (const some of records) yield some.flatMap((record) => exportedListings(record, around));
  }
  const all = () => exported(projects.each(projects.index().ids().slice(0, wholeListLimit)));
  return async (app) => {
    app.get('/api/feeds/listings.xml', (request, reply) => {
      reply.type('application/xml; charset=utf-8');
      const made = answers.get(projects.index(), 'feed xml', () => servedChunks(xmlOf(all())));
      return serve(request, reply, made, caching);
    });
    app.get('/api/feeds/listings.json', (request, reply) =>
      serve(
        request,
        reply,
        answers.get(projects.index(), 'feed json', () => servedParts(all())),
        caching,
      ),
    );
  };
}
