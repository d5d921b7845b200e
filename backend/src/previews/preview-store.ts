import type { ContentResource } from '@iwan/shared/domain/office/resources';
import { eq, lt } from 'drizzle-orm';
import { readArticles } from '../blogs/store';
import { listingOf } from '../catalogue/listed-records';
import type { Database } from '../database/database';
import { blogs, contentPreviews, projects } from '../database/schema';
import { endingLinks } from '../http/ending-links';
import { fromStored, toStored } from '../language/translated-record';
import { type ImageWidths, readProjects } from '../projects/records/read-projects';

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

/** How long a preview can be read, in milliseconds. */
const life = 30 * 60_000;

export interface StoredPreview {
  readonly id: number;
  readonly resource: ContentResource;
  /** In the form of the public API. */
  readonly record: Readonly<Record<string, unknown>>;
  readonly endsAt: Date;
}

/** Records with unpublished changes, each readable through a signed link that expires. */
export type PreviewStore = ReturnType<typeof openPreviewStore>;

export function openPreviewStore(db: Database, pepper: string) {
  const links = endingLinks(pepper, 'preview', life);
  return {
    /** Stores a record in the form of the public API. */
    async keep(resource: ContentResource, record: StoredPreview['record'], now: Date) {
      const ends_at = new Date(now.getTime() + life);
      const [row] = await db
        .insert(contentPreviews)
        .values({ resource, record: toStored(record), ends_at })
        .returning();
      if (row === undefined) throw new Error('The database has not kept the preview');
      return links.make(row.id, now);
    },
    /** The record of a token; `null` for one that has expired or is unknown. A forged token causes no query. */
    async find(token: string, now: Date): Promise<StoredPreview | null> {
      const id = links.read(token, now);
      if (id === null) return null;
      const [row] = await db.select().from(contentPreviews).where(eq(contentPreviews.id, id));
      return row === undefined
        ? null
        : { id, resource: row.resource, record: fromStored(row.record), endsAt: row.ends_at };
    },
  };
}

/** Deletes expired previews. */
export async function clearEndedPreviews(db: Database, now: Date): Promise<void> {
  await db.delete(contentPreviews).where(lt(contentPreviews.ends_at, now));
}
