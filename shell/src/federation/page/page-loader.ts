import { getHttp } from '@iwan/shared/api/http';
import type { Composition } from '../../composition/composition';
import { matchRoute } from '../../composition/match-route';
import { arrivalNoticeStore } from '../../document/arrival-notice-store';
import { loadDocument } from '../../document/load-document';
import type { Arrival, PageSource } from '../../navigation/site-router';
import type { Failure } from '../failure/failure';
import type { BrowserHost } from '../host/browser-host';
import { failedParts, type LoadedPage, loadPage, type PageOutcome, type Site, unavailablePage } from './load-page';
import { OneAhead } from './one-ahead';
import type { ShellPages } from './shell-page';

type Outcome = PageOutcome | { readonly kind: 'lost' };

export interface PageLoader extends PageSource<LoadedPage> {
  /** Loads a page that the visitor probably navigates to next. A failure is not shown: the navigation tries again. */
  readonly loadAhead: (url: URL) => void;
}

/**
 * Loads the pages that a visitor navigates to in this tab. Never rejects for missing code or data: then the page shows the
 * failure between header and footer. Where this tab's code is gone, the document is loaded from the server.
 */
export function pageLoader(host: BrowserHost, shellPages: ShellPages): PageLoader {
  /** The address whose code failed to load at the last attempt. */
  let failed: string | null = null;
  /** The pages that were loaded in this tab; the code of the page of the document may not be loaded. */
  const loadedHere = new WeakSet<LoadedPage>();
  const ahead = new OneAhead<Outcome>((url, signal) => loadNewest(host, shellPages, url, signal));

  async function load(url: URL, signal: AbortSignal): Promise<Arrival<LoadedPage>> {
    const early = await ahead.take(url, signal);
    const outcome = early !== null && isSound(early) ? early : await loadNewest(host, shellPages, url, signal);
    if (outcome.kind === 'redirect') {
      const { to, notice } = outcome.redirect;
      if (notice !== undefined) arrivalNoticeStore.show(notice);
      return { kind: 'redirect', to };
    }
    const isLost = outcome.kind === 'lost' || isWithout(outcome.page, 'unavailable');
    // The live release may have a module that this tab's release lacks.
    const isBehind = host.isOutdated && (isLost || isWithout(outcome.page, 'unpublished'));
    // A failed remote may recover within a second: only at the second failure of the same address a new document is loaded.
    if (outcome.kind === 'lost' || isBehind || (isLost && failed === url.href)) await loadDocument(url, signal);
    signal.throwIfAborted();
    failed = isLost ? url.href : null;
    if (outcome.kind === 'lost') return { kind: 'page', page: unavailablePage(host.composition, url) };
    loadedHere.add(outcome.page);
    return { kind: 'page', page: outcome.page };
  }

  return {
    load,
    isWhole: (page) => loadedHere.has(page) && isWhole(page),
    loadAhead: (url) => ahead.ask(url),
  };
}

const isSound = (outcome: Outcome) => outcome.kind === 'redirect' || (outcome.kind === 'page' && isWhole(outcome.page));

/** Whether a page and all its parts have loaded. */
function isWhole(page: LoadedPage): boolean {
  return page.status < 400 && page.redirectsTo === undefined && failedParts(page).length === 0;
}

/** How long a loaded page waits for the current composition, in milliseconds. */
const newsLimit = 1000;

/**
 * Loads a page by the composition that this tab knows, and requests the current composition in parallel. Waits for the response
 * where a release may have changed the result: for addresses that match a parameter or nothing, and for pages with slots.
 */
async function loadNewest(host: BrowserHost, shellPages: ShellPages, url: URL, signal: AbortSignal): Promise<Outcome> {
  const known = host.composition;
  const route = matchRoute(known, url.pathname)?.route;
  const isCertain = route?.target.kind === 'remote' && !route.isCatchAll && route.target.slots === undefined;
  const refreshed = host.refreshComposition({ isOptional: isCertain });
  const outcome = await load(host, { composition: known, shellPages }, url, signal);
  if (isCertain && outcome.kind !== 'lost') return outcome;
  // A failed page waits without the limit: there is nothing better to show.
  const isFailed = outcome.kind === 'lost' || (outcome.kind === 'page' && outcome.page.status >= 400);
  await (isFailed ? refreshed : Promise.race([refreshed, new Promise((resolve) => setTimeout(resolve, newsLimit))]));
  signal.throwIfAborted();
  const { composition } = host;
  if (meaning(composition, url) === meaning(known, url)) return outcome;
  return load(host, { composition, shellPages }, url, signal);
}

/** A string that changes whenever the page of an address, or the content of its slots, changes. */
function meaning(composition: Composition, url: URL): string {
  const match = matchRoute(composition, url.pathname);
  const target = match?.route.target;
  const isShell = target === undefined || target.kind === 'shell' || target.kind === 'unknown';
  const hasPlaces = isShell || (target.kind === 'remote' && target.slots !== undefined);
  return JSON.stringify([match, hasPlaces ? composition.slots : null]);
}

async function load(host: BrowserHost, site: Site, url: URL, signal: AbortSignal): Promise<Outcome> {
  try {
    return await loadPage(host, site, await getHttp(), url, signal);
  } catch (error) {
    signal.throwIfAborted();
    console.info('[iwan] shell:', error);
    return { kind: 'lost' };
  }
}

function isWithout({ island }: LoadedPage, kind: Failure['kind']): boolean {
  return island?.status === 'failed' && island.failure.kind === kind;
}
