import type { ProjectRecord } from '../projects/project-record';

/** The fields of a project's own row that a search looks at. */
type SearchedField =
  | 'name'
  | 'status'
  | 'location'
  | 'cat'
  | 'sub_cat'
  | 'type'
  | 'starting_price'
  | 'unit'
  | 'latitude'
  | 'longitude'
  | 'amenities'
  | 'near_by_location'
  | 'handover';

/** What a project was searched by until it was edited, as the database has noted it. */
export interface ProjectState extends Pick<ProjectRecord, SearchedField> {
  readonly developer: string | null;
  readonly agents: readonly string[];
}

/** A project as it was found then. */
export function asItWas(record: ProjectRecord, { developer, agents, ...fields }: ProjectState): ProjectRecord {
  return {
    ...record,
    ...fields,
    developer: developer === null ? null : { name: developer, logo: null },
    agent: agents.map((name) => ({ name, designation: null, images: null, phone: null })),
  };
}
