import type { ProjectCard } from '../model/entities';

/** The most projects, which limits the storage. */
export const recentLimit = 12;

/**
 * The recently viewed projects with one more at the front, without duplicates, in its current state; the thirteenth is dropped.
 */
export function addRecent(recent: readonly ProjectCard[], project: ProjectCard): readonly ProjectCard[] {
  return [project, ...recent.filter(({ id }) => id !== project.id)].slice(0, recentLimit);
}
