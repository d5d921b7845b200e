import { savesData } from '@iwan/shared/dom/saves-data';
import { pathIn, readPath } from '@iwan/shared/domain/format/languages';
import { paths } from '@iwan/shared/paths/paths';
import { workerPath } from '@iwan/shared/paths/worker-path';
import { basketStore, favouritesStore } from '@iwan/shared/state/site-store';
import type { CacheRequest } from './offline-plan';

/**
 * Has the service worker cache what the visitor reads, the favourites and the projects to compare, so that they can be read
 * offline. It runs once the visitor has used the page, which otherwise loads no script, and not for a visitor who saves data.
 * `loadSaved` loads the code of the list of favourites.
 */
export async function cacheForOffline(loadSaved: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return;
  try {
    const { serviceWorker } = navigator;
    await serviceWorker.register(workerPath);
    const { active } = await serviceWorker.ready;
    const requestCaching = () =>
      active?.postMessage({ pages: pagesToCache(), files: filesOfPage() } satisfies CacheRequest);
    const cache = () => {
      requestCaching();
      // What fails is loaded when the list is opened.
      if (favouritesStore.getState().projects.length > 0) loadSaved().then(requestCaching, () => {});
    };
    const cacheLater = whenQuiet(cache, signal);
    if (serviceWorker.controller === null) whenFilesLoad(cacheLater, signal);
    for (const store of [favouritesStore, basketStore]) {
      signal.addEventListener('abort', store.subscribe(cacheLater), { once: true });
    }
    cacheLater();
  } catch (error) {
    // The site then works online only.
    console.info('[iwan] shell:', error);
  }
}

/** Milliseconds after the last change: what the visitor is waiting for comes first. */
const pause = 1500;

/** Runs once after several calls, when the browser is idle. */
function whenQuiet(action: () => void, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => {
    clearTimeout(timer);
    // Safari has no `requestIdleCallback`.
    timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(action), pause);
  };
}

/** The worker controls pages that are loaded after it: until then files do not pass through it. */
function whenFilesLoad(action: () => void, signal: AbortSignal): void {
  const observer = new PerformanceObserver(action);
  observer.observe({ type: 'resource' });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** This page, the favourites, the compared projects, and the comparison under the address that the compare bar links to. */
function pagesToCache(): readonly string[] {
  const compared = basketStore.getState().projects;
  const projects = [...favouritesStore.getState().projects, ...compared];
  const comparison = compared.length < 2 ? [] : [paths.compare({ project: compared.map(({ id }) => id) })];
  const here = location.pathname + location.search;
  const { locale } = readPath(location.pathname).language;
  const own = [...comparison, ...projects.map((project) => paths.project(project))].map((path) => pathIn(locale, path));
  return [...new Set([here, ...own])];
}

/** The code that this page has loaded so far, some of it without the worker. */
function filesOfPage(): readonly string[] {
  const requested = performance.getEntriesByType('resource').map(({ name }) => name);
  return requested.filter((address) => /^\/(shell|remotes)\//.test(new URL(address).pathname));
}
