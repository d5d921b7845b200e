import { getTableColumns } from 'drizzle-orm';
import { type ProjectState, projects } from '../database/schema';
import type { ProjectRecord } from '../projects/project-record';

/** A project as it was found then. */
export function projectSnapshot(record: ProjectRecord, { developer, agents, ...fields }: ProjectState): ProjectRecord {
  return {
    ...record,
    ...fields,
    developer: developer === null ? null : { name: developer, logo: null },
    agent: agents.map((name) => ({ name, designation: null, images: null, phone: null })),
  };
}

const blank = Object.fromEntries(Object.keys(getTableColumns(projects)).map((column) => [column, null]));

/** A project that is no more: of what a search does not look at nothing is known. */
export function lastProjectSnapshot(id: number, state: ProjectState): ProjectRecord {
  return projectSnapshot({ ...blank, id } as unknown as ProjectRecord, state);
}
