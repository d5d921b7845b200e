import { LostProject } from '../../parts/lost-project/lost-project';
import type { ProjectByIdData } from './load-project-by-id';

/** The id of a project redirects to its address; this is shown for an unknown id. */
export function ProjectById({ data: { near } }: { readonly data: ProjectByIdData }) {
  return <LostProject near={near} />;
}
