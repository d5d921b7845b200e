import type { ProjectState } from '../database/schema';
import type { ProjectRecord } from '../projects/project-record';

/** A project as it was found then. */
export function asItWas(record: ProjectRecord, { developer, agents, ...fields }: ProjectState): ProjectRecord {
  return {
    ...record,
    ...fields,
    developer: developer === null ? null : { name: developer, logo: null },
    agent: agents.map((name) => ({ name, designation: null, images: null, phone: null })),
  };
}
