import type { ProjectCard } from '../model/entities';

/** Enough for any shortlist; it bounds what storage holds. */
export const favouriteLimit = 60;

export type Favourites = readonly ProjectCard[];

export function isFavourite(favourites: Favourites, id: string): boolean {
  return favourites.some((project) => project.id === id);
}

/** The favourites with a project added in front; the same list when it is there; the sixty-first drops out. */
export function addFavourite(favourites: Favourites, project: ProjectCard): Favourites {
  return isFavourite(favourites, project.id) ? favourites : [project, ...favourites].slice(0, favouriteLimit);
}

/** The favourites without a project; the same list when it is not there. */
export function removeFavourite(favourites: Favourites, id: string): Favourites {
  return isFavourite(favourites, id) ? favourites.filter((project) => project.id !== id) : favourites;
}
