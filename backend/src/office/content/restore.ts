import type { ContentResource } from '@iwan/shared/domain/office/resources';
import { and, eq } from 'drizzle-orm';
import { fieldsOf } from '../../content/resources';
import type { Database } from '../../database/database';
import { officeAudit } from '../../database/schema';
import { HttpError, notFound } from '../../http/http-error';

type Fields = Readonly<Record<string, unknown>>;

/** The fields that a change of a project's links has in the trail, beside those of a file. */
const links = ['developer_id', 'agent_ids'];

/**
 * What the fields of a change were before it, of those that are written by a form. Throws an `HttpError` 404 for an entry that is not
 * of this record, 400 where there is nothing before it.
 */
export async function fieldsBefore(
  db: Database,
  resource: ContentResource,
  id: number,
  entry: number,
): Promise<Fields> {
  const ofRecord = and(eq(officeAudit.resource, resource), eq(officeAudit.record_id, String(id)));
  const [row] = await db
    .select()
    .from(officeAudit)
    .where(and(ofRecord, eq(officeAudit.id, entry)));
  if (row === undefined) throw notFound('Entry');
  const before = restorableFields(resource, row.before);
  if (before === null) throw new HttpError(400, 'There is nothing before this that could be restored');
  return before;
}

/** The fields of one side of an entry that a form writes; `null` where there is none. What the site shows is decided by steps. */
export function restorableFields(resource: ContentResource, fields: Fields | null): Fields | null {
  const written = new Set([...fieldsOf(resource).filter((field) => field !== 'publication'), ...links]);
  const entries = Object.entries(fields ?? {}).filter(([field]) => written.has(field));
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
