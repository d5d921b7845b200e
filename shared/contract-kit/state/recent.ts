import { useStore } from 'zustand';
import type { ProjectCard } from '../../domain/model/entities';
import { addRecent, recentLimit } from '../../domain/visitor/recently-viewed';
import { restoreProjects, storedProject, storeProjects } from '../../domain/visitor/stored-project';
import { browserStorage, followStorage } from './browser-storage';
import { createBrowserStore } from './browser-store';

export const recentKey = 'recentlyViewed';

const storage = browserStorage<readonly ProjectCard[]>(recentKey, {
  version: 1,
  restore: (text) => restoreProjects(text).slice(0, recentLimit),
  store: storeProjects,
});

export interface RecentState {
  /** The latest first. */
  readonly projects: readonly ProjectCard[];
  /** Remembers that a project's page was opened. */
  readonly see: (project: ProjectCard) => void;
  readonly clear: () => void;
}

const store = createBrowserStore<RecentState>('recently viewed', (set, get) => {
  const change = (projects: readonly ProjectCard[]): void => {
    set({ projects });
    storage.write(projects);
  };
  return {
    projects: [],
    see: (project) => change(addRecent(get().projects, storedProject(project))),
    clear: () => change([]),
  };
});

/** The projects whose pages this browser has opened last, twelve at most, the same in all its tabs. */
export const recentStore = Object.assign(store, {
  see: (project: ProjectCard) => store.getState().see(project),
  clear: () => store.getState().clear(),
});

/** Reads what was viewed last. Empty on the server and in the first render of hydration; what is stored follows at once. */
export function useRecent<Selected>(select: (state: RecentState) => Selected): Selected {
  return useStore(store, select);
}

followStorage(storage, (projects) => store.setState({ projects }));
