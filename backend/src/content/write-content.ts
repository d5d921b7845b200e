import { isDeepStrictEqual } from 'node:util';
import { parseInstant } from '@iwan/shared/domain/record/instant';
import { records } from '@iwan/shared/domain/records/records';
import { stateKey, translationKey } from '@iwan/shared/domain/translation/translated-fields';
import { eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { contentTables, nameColumn } from '../database/content-tables';
import type { Database } from '../database/database';
import * as tables from '../database/schema';
import {
  splitTranslations,
  type TranslationChange,
  translationValues,
  writeTranslations,
} from '../database/translations/stored-translations';
import { safeRecord } from '../html/safe-record';
import { type Content, keyField, type ResourceName, resourceNames } from './resources';

/** The same content with sanitised markup, so that no unsafe markup is ever stored. */
export const safeContent = (content: Content): Content =>
  Object.fromEntries(
    resourceNames.map((name) => [name, (content[name] as readonly object[]).map(safeRecord(records[name]))]),
  ) as unknown as Content;

export interface Written {
  readonly added: number;
  readonly changed: number;
}

/**
 * Splits the translations of a file from its records. One that the database has like this already is left as it is: where the file changes the
 * English only, it is stale. `changes`: by the names of their records.
 */
async function splitContent(db: Database, resource: ResourceName, rows: readonly object[]) {
  const split = rows.map((row) => ({ ...splitTranslations(resource, { ...row }), row }));
  const changed = split.filter(({ changes }) => changes.length > 0);
  const ids = changed.length === 0 ? new Map<string, number>() : await idsByName(db, resource);
  const nameOf = (row: object) => String(Reflect.get(row, keyField(resource)));
  const before = await translationValues(
    db,
    resource,
    changed.flatMap(({ row }) => ids.get(nameOf(row)) ?? []),
  );
  const changes = changed.map(({ row, changes: some }) => {
    const values = before(ids.get(nameOf(row)) ?? 0);
    const isNew = ({ field, language, value, state }: TranslationChange) =>
      (value !== undefined && !isDeepStrictEqual(value, values[translationKey(field, language)] ?? null)) ||
      (state !== undefined && state !== values[stateKey(field, language)]);
    return [nameOf(row), some.filter(isNew)] as const;
  });
  return { resource, rows: split.map(({ own }) => own), changes: new Map(changes) };
}

/** Rows that go into one statement. */
const batch = 500;

type NamedResource = Exclude<ResourceName, 'projects' | 'blogs'>;

async function idsByName(db: Database, resource: ResourceName): Promise<Map<string, number>> {
  const table = contentTables[resource] as typeof contentTables.team;
  const rows = await db
    .select({ id: table.id, name: nameColumn(resource) })
    .from(table)
    .orderBy(table.id);
  // Of equal names the first wins, as it does for readers.
  return new Map(rows.toReversed().map(({ id, name }) => [name, id]));
}

/** Inserts new rows in few statements and updates the rest; returns the ids of all rows by name. */
async function upsert<Row extends { readonly name: string }>(
  rows: readonly Row[],
  known: Map<string, number>,
  insert: (fresh: Row[]) => Promise<readonly { readonly id: number; readonly name: string }[]>,
  update: (row: Row, id: number) => Promise<unknown>,
): Promise<Written> {
  const fresh = rows.filter(({ name }) => !known.has(name));
  const old = rows.filter(({ name }) => known.has(name));
  for (const row of old) await update(row, known.get(row.name) ?? 0);
  for (let from = 0; from < fresh.length; from += batch) {
    for (const { id, name } of await insert(fresh.slice(from, from + batch))) known.set(name, id);
  }
  return { added: fresh.length, changed: old.length };
}

interface FileRow {
  readonly publication?: 'draft' | 'published' | 'unpublished' | undefined;
}

/** What an import changes of a record. One that waits for its moment stands in a file as a draft, and goes on waiting. */
function changesOf<Row extends FileRow>(row: Row, table: { readonly publication: PgColumn }) {
  if (row.publication === undefined) return row;
  if (row.publication !== 'draft') {
    return { ...row, publish_at: null, ...(row.publication === 'unpublished' && { unpublish_at: null }) };
  }
  return {
    ...row,
    publication: sql`case when ${table.publication} = 'scheduled' then 'scheduled' else 'draft' end`,
  };
}

async function writeNamed(db: Database, resource: NamedResource, rows: Content[NamedResource]): Promise<Written> {
  const table = contentTables[resource];
  return upsert(
    rows,
    await idsByName(db, resource),
    (fresh) => db.insert(table).values(fresh).returning({ id: table.id, name: table.name }),
    (row, id) => db.update(table).set(changesOf(row, table)).where(eq(table.id, id)),
  );
}

async function writeProjects(db: Database, rows: Content['projects']): Promise<Written> {
  const { projects, projectAgents } = tables;
  const developerIds = await idsByName(db, 'developers');
  const agentIds = await idsByName(db, 'agents');
  const known = await idsByName(db, 'projects');
  const row = ({ developer, agents: _, ...fields }: Content['projects'][number]) => ({
    ...fields,
    ...(developer !== undefined && { developer_id: developer === null ? null : (developerIds.get(developer) ?? null) }),
  });
  const written = await upsert(
    rows,
    known,
    (fresh) => db.insert(projects).values(fresh.map(row)).returning({ id: projects.id, name: projects.name }),
    (one, id) =>
      db
        .update(projects)
        .set(changesOf(row(one), projects))
        .where(eq(projects.id, id)),
  );
  const assigned = rows.flatMap(({ name, agents }) =>
    agents ? [{ id: known.get(name) ?? 0, agents: [...new Set(agents)] }] : [],
  );
  for (let from = 0; from < assigned.length; from += batch) {
    const some = assigned.slice(from, from + batch);
    await db.delete(projectAgents).where(
      inArray(
        projectAgents.project_id,
        some.map(({ id }) => id),
      ),
    );
    const links = some.flatMap(({ id, agents }) =>
      agents.map((name, position) => ({ project_id: id, agent_id: agentIds.get(name) ?? 0, position })),
    );
    if (links.length > 0) await db.insert(projectAgents).values(links);
  }
  return written;
}

async function writeBlog(db: Database, { details, created_at, ...row }: Content['blogs'][number]): Promise<boolean> {
  const { blogs, blogDetails } = tables;
  const [known] = await db.select({ id: blogs.id }).from(blogs).where(eq(blogs.heading, row.heading)).limit(1);
  const values = { ...row, ...(created_at && { created_at: new Date(parseInstant(created_at) ?? created_at) }) };
  if (known) await db.update(blogs).set(changesOf(values, blogs)).where(eq(blogs.id, known.id));
  const [added] = known
    ? [known]
    : await db
        .insert(blogs)
        .values({ created_at: new Date(), ...values })
        .returning({ id: blogs.id });
  if (details && added !== undefined) {
    await db.delete(blogDetails).where(eq(blogDetails.blog_id, added.id));
    const parts = details.map((detail, position) => ({ ...detail, position, blog_id: added.id }));
    if (parts.length > 0) await db.insert(blogDetails).values(parts);
  }
  return known !== undefined;
}

/**
 * Writes content: a record with a known name is updated in the given fields, any other is inserted; nothing is deleted, and an
 * article keeps its discussion. The caller wraps it in a transaction.
 */
export async function writeContent(db: Database, given: Content): Promise<Written> {
  const translated = await Promise.all(resourceNames.map((resource) => splitContent(db, resource, given[resource])));
  const own = Object.fromEntries(translated.map(({ resource, rows }) => [resource, rows]));
  const content = safeContent(own as unknown as Content);
  const parts = [
    await writeNamed(db, 'developers', content.developers),
    await writeNamed(db, 'agents', content.agents),
    await writeNamed(db, 'team', content.team),
    await writeProjects(db, content.projects),
    await writeNamed(db, 'openings', content.openings),
    await writeNamed(db, 'areas', content.areas),
    await writeNamed(db, 'faq', content.faq),
    await writeNamed(db, 'texts', content.texts),
  ];
  for (const blog of content.blogs) {
    const isKnown = await writeBlog(db, blog);
    parts.push({ added: isKnown ? 0 : 1, changed: isKnown ? 1 : 0 });
  }
  for (const { resource, changes } of translated) {
    const ids = changes.size === 0 ? new Map<string, number>() : await idsByName(db, resource);
    const byId = [...changes].map(([name, some]) => [ids.get(name) ?? 0, some] as const);
    await writeTranslations(db, resource, new Map(byId), 'machine');
  }
  return {
    added: parts.reduce((sum, { added }) => sum + added, 0),
    changed: parts.reduce((sum, { changed }) => sum + changed, 0),
  };
}
