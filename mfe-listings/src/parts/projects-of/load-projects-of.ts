import type { ProjectOwner } from '@iwan/shared/api/calls';
import { hasSlug } from '@iwan/shared/api/find-by-slug';
import { projectsApi } from '@iwan/shared/api/projects/projects';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { listingQuery } from '@iwan/shared/paths/criteria';
import { listedCard } from '../../domain/project/listed-card';
import type { ProjectsOfData } from './projects-of';

/** The most slides; the link to the results has the rest. */
const slideLimit = 24;

/** The projects of the developer or agent that the page's address names. */
export async function loadProjectsOf(
  owner: ProjectOwner,
  { params, http, signal }: LoaderArguments,
): Promise<ProjectsOfData> {
  const slug = params[owner] ?? '';
  const projects = slug === '' ? [] : await projectsApi(http).of(owner, slug, signal);
  const named = projects.map((project) => ownerIn(project, owner, slug)).find((each) => each !== null) ?? null;
  const name = named?.name ?? null;
  return {
    name,
    shown: named && shownName(named),
    projects: projects.slice(0, slideLimit).map(listedCard),
    total: projects.length,
    search: name === null ? {} : listingQuery({ criteria: { ...noCriteria, ...criteriaOf(owner, name) } }),
  };
}

const criteriaOf = (owner: ProjectOwner, name: string) =>
  owner === 'developer' ? { developer: name } : { agents: [name] };

/** The owner as projects have it: its name is that of the query of the results. */
function ownerIn({ developer, agents }: ProjectCard, owner: ProjectOwner, slug: string) {
  const owners = owner === 'developer' ? [developer].flatMap((each) => each ?? []) : agents;
  return owners.find(({ name }) => hasSlug(name, slug)) ?? null;
}
