import type { ProjectCard } from '../contracts/entities';
import { storeProjects } from '../domain/stored-project';

/** A list of projects that this browser remembers under one key. */
export interface ProjectStorage {
  /** `null` where the browser refuses its storage (private mode, blocked site data). */
  read(): readonly ProjectCard[] | null;
  /** Storage that is full or refused costs only the memory of the list: the page goes on. */
  write(projects: readonly ProjectCard[]): void;
  /** Calls back when another tab may have changed the list; returns how to stop. */
  watch(changed: () => void): () => void;
}

/** Remembers a list of projects. `restore` reads what anybody may have written there, and never throws. */
export function projectStorage(key: string, restore: (text: string | null) => readonly ProjectCard[]): ProjectStorage {
  return {
    read() {
      try {
        return restore(window.localStorage.getItem(key));
      } catch {
        return null;
      }
    },
    write(projects) {
      try {
        window.localStorage.setItem(key, storeProjects(projects));
      } catch {
        // Nothing that the visitor could do about it, and nothing else is lost.
      }
    },
    watch(changed) {
      // Clearing all site data arrives without a key.
      const stored = (event: StorageEvent) => (event.key === key || event.key === null) && changed();
      // A page kept for Back and Forward hears no storage events meanwhile.
      const shown = (event: PageTransitionEvent) => event.persisted && changed();
      window.addEventListener('storage', stored);
      window.addEventListener('pageshow', shown);
      return () => {
        window.removeEventListener('storage', stored);
        window.removeEventListener('pageshow', shown);
      };
    },
  };
}

/** Keeps a store in step with what is stored, now and whenever another tab changes it. Does nothing on the server. */
export function followStorage(storage: ProjectStorage, show: (projects: readonly ProjectCard[]) => void): void {
  if (typeof window === 'undefined') return;
  const follow = (): void => {
    const projects = storage.read();
    if (projects) show(projects);
  };
  follow();
  storage.watch(follow);
}
