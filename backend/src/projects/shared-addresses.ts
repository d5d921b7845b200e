import { toSlug } from '@iwan/shared/domain/text/slug';
import type { IndexedProject } from './indexed-project';

/** How the address of a project without a developer has it. */
const nobody = 'independent';

/**
 * The ids of those projects whose address another one has, too: of one developer and, written in an address, of one name.
 * One that has no developer is looked up by its name alone.
 */
export function sharedAddresses(projects: readonly IndexedProject[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const project of projects) {
    count(project.nameSlug);
    count(addressOf(project));
  }
  const isShared = (project: IndexedProject) =>
    (counts.get(project.developer === null ? project.nameSlug : addressOf(project)) ?? 0) > 1;
  return new Set(projects.filter(isShared).map(({ id }) => id));
}

function addressOf({ developer, nameSlug }: IndexedProject): string {
  return `${toSlug(developer?.name ?? nobody)}/${nameSlug}`;
}
