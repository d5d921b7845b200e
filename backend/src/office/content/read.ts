import type { Publication } from '@iwan/shared/domain/office/publication';
import type { ContentResource } from '@iwan/shared/domain/office/resources';
import type { ContentRecord } from '@iwan/shared/domain/office/wire';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { blogDetails, projectAgents } from '../../database/schema';
import { translationValues } from '../../database/translations/stored-translations';

interface Row extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly revision: number;
  readonly publication: Publication;
  readonly publish_at: Date | null;
  readonly unpublish_at: Date | null;
}

async function agentIds(db: Database, ids: readonly number[]) {
  const { project_id, position } = projectAgents;
  const rows = await db
    .select()
    .from(projectAgents)
    .where(inArray(project_id, [...ids]))
    .orderBy(asc(position));
  return (id: number) => rows.filter((row) => row.project_id === id).map((row) => row.agent_id);
}

async function details(db: Database, ids: readonly number[]) {
  const { blog_id, position } = blogDetails;
  const rows = await db
    .select()
    .from(blogDetails)
    .where(inArray(blog_id, [...ids]))
    .orderBy(asc(position));
  return (id: number) =>
    rows
      .filter((row) => row.blog_id === id)
      .map(({ sub_heading, images, paragraph }) => ({ sub_heading, images, paragraph }));
}

/** Rows as the office's API sends them: with the data of related tables, translations, and instants as text. */
export async function contentRecords(
  db: Database,
  resource: ContentResource,
  rows: readonly Row[],
): Promise<readonly ContentRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const assigned = resource === 'projects' ? await agentIds(db, ids) : null;
  const translations = await translationValues(db, resource, ids);
  const sections = resource === 'blogs' ? await details(db, ids) : null;
  return rows.map(({ revision, ...row }) => ({
    ...Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
    ),
    ...(assigned && { agent_ids: assigned(row.id) }),
    ...(sections && { details: sections(row.id) }),
    ...translations(row.id),
    id: row.id,
    version: revision,
    publication: row.publication,
    publish_at: row.publish_at?.toISOString() ?? null,
    unpublish_at: row.unpublish_at?.toISOString() ?? null,
  }));
}
