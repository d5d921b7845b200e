import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { paths } from '@iwan/shared/paths/paths';

/**
 * Where a card of the results leads: to the project's own page in one step where the backend says whose that address is,
 * else by its id, which goes on from there (section 2).
 */
export function addressOfCard(project: ProjectCard): string {
  const { id, sharesAddress } = project;
  if (sharesAddress === undefined) return paths.projectById(id);
  return paths.project(project, sharesAddress ? { id } : undefined);
}
