import { LostProject } from '../../parts/lost-project/lost-project';
import type { ProjectByIdData } from './load-project-by-id';

/** The id of a project leads on to its address; who stays to read this has an id that nobody has. */
export function ProjectById({ data: { near } }: { readonly data: ProjectByIdData }) {
  return <LostProject near={near} />;
}
