import type { ContentResource } from '@iwan/shared/domain/office/resources';
import { and, eq } from 'drizzle-orm';
import { fieldsOf } from '../../content/resources';
import type { Database } from '../../database/database';
import { officeAudit } from '../../database/schema';
import { HttpError, notFound } from '../../http/http-error';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a project's links in the audit log, beside those of a file. */
const links = ['developer_id', 'agent_ids'];

/**
 * The earlier values of the fields of a change that a form can write. Throws an `HttpError` 404 for an audit entry of another record, 400 for
 * one without earlier values.
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

/** The fields of one side of an audit entry that a form can write; `null` without any. The publication state is not one of them. */
export function restorableFields(resource: ContentResource, fields: Fields | null): Fields | null {
  const written = new Set([...fieldsOf(resource).filter((field) => field !== 'publication'), ...links]);
  const entries = Object.entries(fields ?? {}).filter(([field]) => written.has(field));
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
