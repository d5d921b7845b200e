import { developerSlug } from '@iwan/shared/domain/text/slug';
import type { SearchedProject } from './searched-project';

type Addressed = Pick<SearchedProject, 'id' | 'nameSlug' | 'developer'>;

/**
 * The ids of the projects that share their address with another project: the slugs of developer and name are the same. A
 * project without a developer is looked up by its name alone, so the name's slug decides.
 */
export function sharedAddresses(projects: readonly Addressed[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const project of projects) {
    count(project.nameSlug);
    count(addressOf(project));
  }
  const isShared = (project: Addressed) =>
    (counts.get(project.developer === null ? project.nameSlug : addressOf(project)) ?? 0) > 1;
  return new Set(projects.filter(isShared).map(({ id }) => id));
}

function addressOf({ developer, nameSlug }: Addressed): string {
  return `${developerSlug(developer)}/${nameSlug}`;
}
