import { contentResources } from '@iwan/shared/domain/office/resources';
import { and, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { contentTables } from '../../database/content-tables';
import type { Database } from '../../database/database';
import { blogDetails, contentPreviews, officeAudit } from '../../database/schema';
import type { UploadedMedia } from '../../media/uploaded/uploaded-media';

const day = 86_400_000;

/** The names of uploaded files in a text, as PostgreSQL's regular expressions have it. */
const named = '[0-9a-f]{32}(?:-[0-9]+x[0-9]+[.]webp|[.]pdf)';

/** The uploaded files that are named in a table, whichever of its columns names them. */
async function namesIn(db: Database, table: PgTable, where?: SQL): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ name: sql<string>`(regexp_matches(${table}::text, ${named}, 'g'))[1]` })
    .from(table)
    .where(where);
  return rows.map(({ name }) => name);
}

/** The uploaded files that records, previews, and the history since a moment name. */
async function namedUploads(db: Database, since: Date): Promise<ReadonlySet<string>> {
  const history = and(inArray(officeAudit.resource, [...contentResources]), gte(officeAudit.at, since));
  const names = new Set(await namesIn(db, officeAudit, history));
  for (const table of [...Object.values(contentTables), blogDetails, contentPreviews]) {
    for (const name of await namesIn(db, table)) names.add(name);
  }
  return names;
}

/**
 * Deletes the uploaded files that are older than so many days and that no record names, nor the history of these days, which can
 * restore them. Returns how many.
 */
export async function clearUnusedUploads(
  { db, uploaded }: { readonly db: Database; readonly uploaded: UploadedMedia },
  days: number | null,
  now: Date,
): Promise<number> {
  if (days === null) return 0;
  const since = new Date(now.getTime() - days * day);
  const old = await uploaded.storedBefore(since);
  if (old.length === 0) return 0;
  const names = await namedUploads(db, since);
  let count = 0;
  for (const name of old) if (!names.has(name) && (await uploaded.discard(name, since))) count += 1;
  return count;
}
