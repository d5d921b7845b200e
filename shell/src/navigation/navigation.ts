import type { To } from 'react-router-dom';
import { isOffline } from '../offline/is-offline';
import { crossPages } from './cross-pages';
import { countFirstEntry, currentLocation, nameNewEntry, writeEntry } from './history-entry';
import { KeptPages } from './kept-pages';
import { hrefOf, isWithinPage, nextLocation, type SiteLocation } from './location';
import { ScrollPositions } from './scroll-positions';

/** The kind of a navigation: through the history, as a further entry, or in place of the current one. */
export type NavigationAction = 'POP' | 'PUSH' | 'REPLACE';

export interface NavigationState<Page = unknown> {
  readonly location: SiteLocation;
  readonly page: Page;
  readonly action: NavigationAction;
  /** Whether the scroll position is kept. */
  readonly keepsScroll: boolean;
  /** True while another page is loading. */
  readonly isLoading: boolean;
}

/** The target of an address: a page, or another address. */
export type Arrival<Page> =
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'redirect'; readonly to: string };

/** How pages are loaded. */
export interface PageSource<Page> {
  /** Rejects only when its signal is aborted. */
  load(url: URL, signal: AbortSignal): Promise<Arrival<Page>>;
  /** Whether a page may be shown again as it is. */
  isWhole(page: Page): boolean;
}

interface Options {
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean | undefined;
}

/** The timeout of rendering a page, in milliseconds. */
const mostToDraw = 400;

/** More redirects in a row are a loop, which the browser reports itself. */
const mostRedirects = 10;

/**
 * Navigates between pages in this tab. The current page stays while the next one is loaded; the address changes together with
 * the page. A further navigation aborts the pending one. A redirect leaves no entry of its own.
 *
 * Our own, because react-router's is 20 KB of start-up code (docs/decisions/0024); hooks and links of remotes are
 * react-router's, on top of this. `Page` is opaque to it; only the loader knows its content.
 */
export class Navigation<Page = unknown> {
  readonly #source: PageSource<Page>;
  readonly #kept = new KeptPages<Page>();
  readonly #listeners = new Set<() => void>();
  readonly #positions: ScrollPositions;
  /** The page of the document, which the first render must match whatever has happened since. */
  readonly first: NavigationState<Page>;
  #state: NavigationState<Page>;
  #running = new AbortController();
  #onShown = () => {};

  /** The navigation ends with `signal`. */
  constructor(page: Page, source: PageSource<Page>, signal: AbortSignal) {
    this.#source = source;
    countFirstEntry();
    this.#positions = new ScrollPositions(signal, () => this.#state.location.key);
    this.first = { location: currentLocation(), page, action: 'POP', keepsScroll: true, isLoading: false };
    this.#state = this.first;
    const follow = () => {
      nameNewEntry();
      if (isOffline()) return window.location.reload();
      void this.#goTo(currentLocation(), 'POP', false);
    };
    window.addEventListener('popstate', follow, { signal });
    signal.addEventListener('abort', () => this.#running.abort());
  }

  get state(): NavigationState<Page> {
    return this.#state;
  }

  /** Calls back at every change of the state; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves when the page is shown, or another navigation has begun. */
  async navigate(to: To, { replace = false, state = null, preventScrollReset = false }: Options = {}): Promise<void> {
    if (!isOfSite(to)) return leaveFor(to);
    const location = nextLocation(this.#state.location, to, state);
    await this.#goTo(location, replace ? 'REPLACE' : 'PUSH', preventScrollReset);
  }

  /** Reloads the current page, in its place. */
  async revalidate(): Promise<void> {
    const { location, isLoading } = this.#state;
    // The pending navigation loads a page anyway.
    if (isLoading) return;
    const arrival = await this.#ask(location);
    if (arrival?.kind === 'page') this.#set({ page: arrival.page });
    else if (arrival) await this.navigate(arrival.to, { replace: true });
  }

  /** Scrolls to the start position of a page, once it is rendered. */
  showPlace(): void {
    const { location, keepsScroll } = this.#state;
    this.#positions.show(location, keepsScroll);
    this.#onShown();
  }

  async #goTo(location: SiteLocation, action: NavigationAction, keepsScroll: boolean, redirects = 0): Promise<void> {
    const { page, location: from, isLoading } = this.#state;
    if (!isLoading && isWithinPage(from, location)) {
      this.#arrive(location, action, page, keepsScroll);
      return;
    }
    const kept = action === 'POP' ? this.#kept.find(location) : null;
    if (kept !== null) {
      this.#begin();
      await this.#cross(location, action, kept.page, keepsScroll);
      if (!kept.isFresh) await this.revalidate();
      return;
    }
    this.#set({ isLoading: true });
    const arrival = await this.#ask(location);
    if (!arrival) return;
    if (arrival.kind === 'page') return this.#cross(location, action, arrival.page, keepsScroll);
    if (redirects === mostRedirects || !isOfSite(arrival.to)) return leaveFor(arrival.to);
    const further = nextLocation(location, arrival.to, null);
    await this.#goTo(further, action === 'POP' ? 'REPLACE' : action, keepsScroll, redirects + 1);
  }

  /** Shows a page in place of the current one. */
  async #cross(location: SiteLocation, action: NavigationAction, page: Page, keepsScroll: boolean): Promise<void> {
    const { signal } = this.#running;
    await crossPages(this.#state.location.pathname, location.pathname, () => {
      // Another navigation may begin in that moment.
      if (signal.aborted) return undefined;
      const shown = this.#whenShown();
      this.#arrive(location, action, page, keepsScroll);
      return shown;
    });
  }

  /** Aborts the pending navigation, if there is one. */
  #begin(): AbortController {
    this.#running.abort();
    this.#running = new AbortController();
    return this.#running;
  }

  /** The page of a location; `null` when another navigation has begun. */
  async #ask(location: SiteLocation): Promise<Arrival<Page> | null> {
    const running = this.#begin();
    try {
      const arrival = await this.#source.load(new URL(hrefOf(location), window.location.origin), running.signal);
      return running.signal.aborted ? null : arrival;
    } catch (problem) {
      if (running.signal.aborted) return null;
      console.error('[iwan] shell:', problem);
      // Where this tab fails, the server may succeed.
      leaveFor(location);
      return null;
    }
  }

  /** Resolves when the next page has been rendered, or will not be. */
  #whenShown(): Promise<void> {
    return new Promise((resolve) => {
      this.#onShown = resolve;
      setTimeout(resolve, mostToDraw);
    });
  }

  #arrive(location: SiteLocation, action: NavigationAction, page: Page, keepsScroll: boolean): void {
    const { location: left, page: before } = this.#state;
    this.#positions.remember(left.key);
    if (before !== page && this.#source.isWhole(before)) this.#kept.keep(left, before);
    if (action !== 'POP') writeEntry(location, action);
    this.#set({ location, page, action, keepsScroll, isLoading: false });
  }

  #set(changed: Partial<NavigationState<Page>>): void {
    this.#state = { ...this.#state, ...changed };
    for (const listener of this.#listeners) listener();
  }
}

function isOfSite(to: To): boolean {
  return new URL(hrefOf(to), window.location.href).origin === window.location.origin;
}

/** The browser takes over: this tab's program ends with it. */
function leaveFor(to: To): void {
  window.location.assign(hrefOf(to));
}
