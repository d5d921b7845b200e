import { useStore } from 'zustand';
import type { ProjectCard } from '../../domain/model/entities';
import {
  addFavourite,
  type Favourites,
  favouriteLimit,
  isFavourite,
  removeFavourite,
} from '../../domain/visitor/favourites';
import { restoreProjects, storeProjects } from '../../domain/visitor/stored-project';
import { browserStorage, followStorage } from './browser-storage';
import { createBrowserStore } from './browser-store';

export const favouritesKey = 'favourites';

const storage = browserStorage<Favourites>(favouritesKey, {
  version: 1,
  restore: (text) => restoreProjects(text).slice(0, favouriteLimit),
  store: storeProjects,
});

export interface FavouritesState {
  /** The latest first. */
  readonly projects: Favourites;
  /** Adds a project to the favourites, or removes it. */
  readonly toggle: (project: ProjectCard) => void;
  readonly clear: () => void;
}

const store = createBrowserStore<FavouritesState>('favourites', (set, get) => {
  const change = (projects: Favourites): void => {
    set({ projects });
    storage.write(projects);
  };
  return {
    projects: [],
    toggle: (project) => {
      const shown = get().projects;
      const before = storage.latest(shown);
      // The visitor means the heart that this tab shows.
      change(isFavourite(shown, project.id) ? removeFavourite(before, project.id) : addFavourite(before, project));
    },
    clear: () => change([]),
  };
});

/** The favourites of this browser's visitor, without sign-in, the same in all its tabs. */
export const favouritesStore = Object.assign(store, {
  toggle: (project: ProjectCard) => store.getState().toggle(project),
  clear: () => store.getState().clear(),
});

/** Reads the favourites. Empty on the server and during hydration; the stored ones follow at once. */
export function useFavourites<Selected>(select: (state: FavouritesState) => Selected): Selected {
  return useStore(store, select);
}

followStorage(storage, (projects) => store.setState({ projects }));
