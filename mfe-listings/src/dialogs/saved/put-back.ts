import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { favouritesStore, recentStore } from '@iwan/shared/state/site-store';

/**
 * Restores a list to its earlier order. Uses only what the stores of every shell can do: those of the earliest shells can only
 * insert at the front.
 */
export function restoreFavourites(projects: readonly ProjectCard[]): void {
  favouritesStore.clear();
  for (const project of projects.toReversed()) favouritesStore.toggle(project);
}

/** The same for the recently viewed projects. */
export function restoreRecent(projects: readonly ProjectCard[]): void {
  recentStore.clear();
  for (const project of projects.toReversed()) recentStore.see(project);
}
