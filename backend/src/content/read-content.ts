import { asc } from 'drizzle-orm';
import { contentTables } from '../database/content-tables';
import type { Database } from '../database/database';
import * as tables from '../database/schema';
import { translationValues } from '../database/translations/stored-translations';
import { fieldsOf, type ResourceName } from './resources';

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
  const assigned = new Map<number, (string | undefined)[]>();
  for (const { project_id, agent_id } of await db.select().from(projectAgents).orderBy(asc(projectAgents.position))) {
    const names = assigned.get(project_id) ?? [];
    assigned.set(project_id, names);
    names.push(agentNames.get(agent_id));
  }
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
