import { savesData } from '@iwan/shared/dom/saves-data';
import { paths } from '@iwan/shared/paths/paths';
import { basketStore } from '@iwan/shared/state/basket';
import { favouritesStore } from '@iwan/shared/state/favourites';
import { type ToKeep, workerPath } from './offline-plan';

/**
 * Keeps what the visitor reads, the favourites and the projects to compare readable without a line. Only a page that is
 * in use does so, for who does not save data: one that is read alone asks for no script at all. `loadSaved` brings the code of the
 * list of favourites.
 */
export async function keepOffline(loadSaved: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return;
  try {
    const { serviceWorker } = navigator;
    await serviceWorker.register(workerPath);
    const { active } = await serviceWorker.ready;
    const tell = () => active?.postMessage({ pages: pagesToKeep(), files: filesOfPage() } satisfies ToKeep);
    const keep = () => {
      tell();
      // What fails is loaded when the list is opened.
      if (favouritesStore.getState().projects.length > 0) loadSaved().then(tell, () => {});
    };
    // Until then files have come past it.
    serviceWorker.addEventListener('controllerchange', tell, { signal });
    const keepLater = whenQuiet(keep, signal);
    for (const store of [favouritesStore, basketStore]) {
      signal.addEventListener('abort', store.subscribe(keepLater), { once: true });
    }
    keepLater();
  } catch (problem) {
    // The site needs a line then, as any other.
    console.info('[iwan] shell:', problem);
  }
}

/** Milliseconds after the last change: what a press shows comes before what it may be needed for one day. */
const pause = 1500;

/** Runs once after several calls, when nothing else is going on. */
function whenQuiet(action: () => void, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => {
    clearTimeout(timer);
    // Safari has no such thing.
    timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(action), pause);
  };
}

/** This page, the favourites and what is compared; the comparison by the address that the basket's own button leads to. */
function pagesToKeep(): readonly string[] {
  const compared = basketStore.getState().projects;
  const projects = [...favouritesStore.getState().projects, ...compared];
  const comparison = compared.length < 2 ? [] : [paths.compare({ project: compared.map(({ id }) => id) })];
  const here = location.pathname + location.search;
  return [...new Set([here, ...comparison, ...projects.map((project) => paths.project(project))])];
}

/** The code that this page has asked for so far: what came first came past the worker. */
function filesOfPage(): readonly string[] {
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  return asked.filter((address) => /^\/(shell|remotes)\//.test(new URL(address).pathname));
}
