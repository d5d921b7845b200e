import { useStore } from 'zustand';
import type { ProjectCard } from '../../domain/model/entities';
import { addToBasket, type Basket, emptyBasket, removeFromBasket } from '../../domain/visitor/compare-basket';
import { restoreBasket } from '../../domain/visitor/stored-basket';
import { storeProjects } from '../../domain/visitor/stored-project';
import { browserStorage, followStorage } from './browser-storage';
import { createBrowserStore } from './browser-store';

/** Section 3. */
export const basketKey = 'compareList';

const storage = browserStorage(basketKey, {
  version: 1,
  restore: restoreBasket,
  store: storeProjects,
});

export interface BasketState {
  readonly projects: Basket;
  /** Adds a project and stores the basket; `'full'`, with nothing changed, when it has three (section 5). */
  readonly add: (project: ProjectCard) => 'added' | 'full';
  readonly remove: (id: string) => void;
  readonly clear: () => void;
}

const store = createBrowserStore<BasketState>('compare basket', (set, get) => {
  const change = (projects: Basket): void => {
    set({ projects });
    storage.write(projects);
  };
  return {
    projects: emptyBasket,
    add: (project) => {
      const projects = addToBasket(storage.latest(get().projects), project);
      if (projects === 'full') return 'full';
      change(projects);
      return 'added';
    },
    remove: (id) => change(removeFromBasket(storage.latest(get().projects), id)),
    clear: () => change(emptyBasket),
  };
});

/** The compare basket of this browser: at most three projects, the same in all its tabs (sections 4 and 5). */
export const basketStore = Object.assign(store, {
  add: (project: ProjectCard) => store.getState().add(project),
  remove: (id: string) => store.getState().remove(id),
  clear: () => store.getState().clear(),
});

/**
 * Reads the compare basket. Empty on the server and during hydration, whatever is stored, so that both render the same; the
 * stored basket follows at once.
 */
export function useBasket<Selected>(select: (state: BasketState) => Selected): Selected {
  return useStore(store, select);
}

followStorage(storage, (projects) => store.setState({ projects }));
