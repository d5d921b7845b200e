import type { ContentResource } from '@iwan/shared/domain/office/resources';
import { eq } from 'drizzle-orm';
import { readArticles } from '../blogs/store';
import { listingOf } from '../catalogue/listed-records';
import type { Database } from '../database/database';
import { blogs, projects } from '../database/schema';
import type { ImageWidths } from '../projects/image-widths';
import { readProjects } from '../projects/records/read-projects';

/** Reads one record in the form of the public API, published or not; `undefined` for an unknown one. */
export type PublicRecordReader = (
  db: Database,
  resource: ContentResource,
  id: number,
) => Promise<Readonly<Record<string, unknown>> | undefined>;

/** By the functions that read the public records. */
export function publicRecordReader(widths: ImageWidths): PublicRecordReader {
  const read = (db: Database, resource: ContentResource, id: number): Promise<readonly object[]> => {
    if (resource === 'projects') return readProjects(db, widths, eq(projects.id, id));
    if (resource === 'blogs') return readArticles(db, eq(blogs.id, id));
    const listing = listingOf(resource);
    return listing.read(db, eq(listing.id, id));
  };
  return async (db, resource, id) => {
    const [record] = await read(db, resource, id);
    return record && { ...record };
  };
}
