import type { ProjectCard } from '../model/entities';

/** More than a visitor remembers having seen; it bounds what storage holds. */
export const recentLimit = 12;

/** The projects that were looked at with one more: it comes first, once, as it is now; the thirteenth drops out. */
export function addRecent(recent: readonly ProjectCard[], project: ProjectCard): readonly ProjectCard[] {
  return [project, ...recent.filter(({ id }) => id !== project.id)].slice(0, recentLimit);
}
