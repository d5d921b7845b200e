import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { paths } from '@iwan/shared/paths/paths';

/**
 * The link of a card: the project's own page where the backend says that no other project shares its address, otherwise the
 * page by id, which redirects (section 2).
 */
export function addressOfCard(project: ProjectCard): string {
  const { id, sharesAddress } = project;
  if (sharesAddress === undefined) return paths.projectById(id);
  return paths.project(project, sharesAddress ? { id } : undefined);
}
