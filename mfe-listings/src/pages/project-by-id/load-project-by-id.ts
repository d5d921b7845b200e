import { projectsApi } from '@iwan/shared/api/projects/projects';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import type { Project } from '@iwan/shared/domain/model/entities';
import { developerSlug, slugOrName } from '@iwan/shared/domain/text/slug';
import { nearProjects } from '../../parts/lost-project/near-projects';
import type { ShortCard } from '../../parts/short-cards/short-cards';

export interface ProjectByIdData {
  /** What of a project its address is made from; `null` for an unknown id. */
  readonly project: Pick<Project, 'id' | 'name' | 'developer'> | null;
  /** Whether other projects share the address, so that it must contain the id. */
  readonly isShared: boolean;
  readonly near: readonly ShortCard[];
}

/** The project of an id; for an unknown id, other projects to show. */
export async function loadProjectById({ params, http, signal }: LoaderArguments): Promise<ProjectByIdData> {
  const projects = projectsApi(http);
  const [project] = await projects.byIds([params.id ?? ''], signal);
  if (!project) {
    const near = await nearProjects(projects, { developer: null, project: null }, signal);
    return { project: null, isShared: false, near };
  }
  const { id, name, developer } = project;
  const owner = developer && developerSlug(developer);
  const sharing = await projects.slugCollisions(owner, slugOrName(name), signal).catch(() => []);
  return { project: { id, name, developer }, isShared: sharing.length > 1, near: [] };
}
