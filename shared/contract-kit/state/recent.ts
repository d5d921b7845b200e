import { useStore } from 'zustand';
import type { ProjectCard } from '../../domain/model/entities';
import { addRecent, recentLimit } from '../../domain/visitor/recently-viewed';
import { restoreProjects, storeProjects } from '../../domain/visitor/stored-project';
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
  /** Records that a project's page was opened. */
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
    see: (project) => change(addRecent(storage.latest(get().projects), project)),
    clear: () => change([]),
  };
});

/** The recently viewed projects of this browser, twelve at most, the same in all its tabs. */
export const recentStore = Object.assign(store, {
  see: (project: ProjectCard) => store.getState().see(project),
  clear: () => store.getState().clear(),
});

/** Reads the recently viewed projects. Empty on the server and during hydration; the stored ones follow at once. */
export function useRecent<Selected>(select: (state: RecentState) => Selected): Selected {
  return useStore(store, select);
}

followStorage(storage, (projects) => store.setState({ projects }));
