import { groupedBy } from '@iwan/shared/domain/format/grouped';
import type { ImportFault } from '@iwan/shared/domain/office/content/transfer-wire';
import { writeCsv } from '@iwan/shared/domain/record/csv';
import { asc } from 'drizzle-orm';
import { contentTables } from '../database/content-tables';
import type { Database } from '../database/database';
import * as tables from '../database/schema';
import { translationValues } from '../database/translations/stored-translations';
import { readContentFile } from './read-file';
import { type Content, fieldsOf, type ResourceName, resourceNames, translationFieldsOf } from './resources';
import { validateRows } from './validate';

export interface FileKind {
  readonly format: 'csv' | 'json';
  /** The kind of records in a CSV file, which has only one. */
  readonly resource: ResourceName | null;
}

export type ReadImport =
  | { readonly ok: true; readonly content: Content }
  | { readonly ok: false; readonly faults: readonly ImportFault[] };

/** The records of a file, validated against each other and against the database; all of its errors where it has some. */
export async function readImport(db: Database, text: string, { format, resource }: FileKind): Promise<ReadImport> {
  const { rows, faults } = readContentFile(text, format, resource);
  const namesIn = async (table: typeof tables.developers | typeof tables.agents) =>
    new Set((await db.select({ name: table.name }).from(table)).map(({ name }) => name));
  const known = { developers: await namesIn(tables.developers), agents: await namesIn(tables.agents) };
  const validation = validateRows(rows, known);
  const all = [...faults, ...(validation.ok ? [] : validation.faults)];
  return validation.ok && all.length === 0 ? { ok: true, content: validation.content } : { ok: false, faults: all };
}

/** The text of a file that `readImport` reads: everything as JSON, or one kind as JSON or CSV. */
export async function exportText(db: Database, { format, resource }: FileKind): Promise<string> {
  const content: Record<string, readonly Readonly<Record<string, unknown>>[]> = {};
  for (const name of resource === null ? resourceNames : [resource]) content[name] = await readContent(db, name);
  if (format === 'json' || resource === null) return `${JSON.stringify(content, null, 2)}\n`;
  const rows = content[resource] ?? [];
  const cells = rows.map((row) => ({ ...row, ...(Array.isArray(row.agents) && { agents: row.agents.join(' | ') }) }));
  const translations = translationFieldsOf(resource).filter((field) => cells.some((row) => Object.hasOwn(row, field)));
  return writeCsv([...fieldsOf(resource), ...translations], cells);
}

type Row = Readonly<Record<string, unknown>>;

/** The fields of a file's row, in their order; without ids and visitors' data. */
const shown = (resource: ResourceName, row: Row): Row => ({
  ...Object.fromEntries(fieldsOf(resource).map((field) => [field, row[field] ?? null])),
  // A schedule is not exported: whoever imports the file has not agreed to its time.
  publication: row.publication === 'scheduled' ? 'draft' : row.publication,
});

async function readProjects(db: Database): Promise<readonly Row[]> {
  const { projects, projectAgents, developers, agents } = tables;
  const developerNames = new Map((await db.select().from(developers)).map(({ id, name }) => [id, name]));
  const agentNames = new Map((await db.select().from(agents)).map(({ id, name }) => [id, name]));
  const assigned = groupedBy(
    await db.select().from(projectAgents).orderBy(asc(projectAgents.position)),
    ({ project_id }) => project_id,
    ({ agent_id }) => agentNames.get(agent_id),
  );
  return (await db.select().from(projects).orderBy(asc(projects.id))).map((row) => ({
    ...row,
    developer: developerNames.get(row.developer_id ?? 0) ?? null,
    agents: assigned.get(row.id) ?? [],
  }));
}

async function readBlogs(db: Database): Promise<readonly Row[]> {
  const { blogs, blogDetails } = tables;
  const details = await db.select().from(blogDetails).orderBy(asc(blogDetails.position));
  return (await db.select().from(blogs).orderBy(asc(blogs.id))).map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    details: details
      .filter(({ blog_id }) => blog_id === row.id)
      .map(({ sub_heading, images, paragraph }) => ({ sub_heading, images, paragraph })),
  }));
}

/** All content of one kind as rows of a file that `import` reads, with the translations that there are. */
export async function readContent(db: Database, resource: ResourceName): Promise<readonly Row[]> {
  const table = contentTables[resource] as typeof contentTables.team;
  const read = { projects: readProjects, blogs: readBlogs } as const;
  const rows: readonly Row[] =
    resource === 'projects' || resource === 'blogs'
      ? await read[resource](db)
      : await db.select().from(table).orderBy(asc(table.id));
  const translations = await translationValues(
    db,
    resource,
    rows.map(({ id }) => Number(id)),
  );
  return rows.map((row) => ({ ...shown(resource, row), ...translations(Number(row.id)) }));
}
