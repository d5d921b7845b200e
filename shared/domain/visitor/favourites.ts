import type { ProjectCard } from '../model/entities';

/** The most favourites, which limits the storage. */
export const favouriteLimit = 60;

export type Favourites = readonly ProjectCard[];

export function isFavourite(favourites: Favourites, id: string): boolean {
  return favourites.some((project) => project.id === id);
}

/** The favourites with a project added at the front; the same list when it has the project; the sixty-first is dropped. */
export function addFavourite(favourites: Favourites, project: ProjectCard): Favourites {
  return isFavourite(favourites, project.id) ? favourites : [project, ...favourites].slice(0, favouriteLimit);
}

/** The favourites without a project; the same list when it does not have the project. */
export function removeFavourite(favourites: Favourites, id: string): Favourites {
  return isFavourite(favourites, id) ? favourites.filter((project) => project.id !== id) : favourites;
}
