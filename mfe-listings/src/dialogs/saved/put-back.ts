import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { favouritesStore } from '@iwan/shared/state/favourites';
import { recentStore } from '@iwan/shared/state/recent';

/**
 * Puts a list back as it was, each in its place. By what the stores of every shell can do: the earliest of them knows no
 * other way, and puts what comes in front.
 */
export function restoreFavourites(projects: readonly ProjectCard[]): void {
  favouritesStore.clear();
  for (const project of projects.toReversed()) favouritesStore.toggle(project);
}

/** The same for what was viewed last. */
export function restoreRecent(projects: readonly ProjectCard[]): void {
  recentStore.clear();
  for (const project of projects.toReversed()) recentStore.see(project);
}
