import { getTableColumns } from 'drizzle-orm';
import { type ProjectState, projects } from '../database/schema';
import type { ProjectRecord } from '../projects/project-record';

/** A project with its searched properties of an earlier moment. */
export function projectSnapshot(record: ProjectRecord, { developer, agents, ...fields }: ProjectState): ProjectRecord {
  return {
    ...record,
    ...fields,
    developer: developer === null ? null : { name: developer, logo: null },
    agent: agents.map((name) => ({ name, designation: null, images: null, phone: null })),
  };
}

const blank = Object.fromEntries(Object.keys(getTableColumns(projects)).map((column) => [column, null]));

/** A deleted project: only its searched properties are known. */
export function lastProjectSnapshot(id: number, state: ProjectState): ProjectRecord {
  return projectSnapshot({ ...blank, id } as unknown as ProjectRecord, state);
}
