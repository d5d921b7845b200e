import type { To } from 'react-router-dom';
import { isOffline } from '../offline/is-offline';
import { crossPages } from './cross-pages';
import { countFirstEntry, currentLocation, nameNewEntry, writeEntry } from './history-entry';
import { hrefOf, isWithinPage, nextLocation, type SiteLocation } from './location';
import { ScrollPositions } from './scroll-positions';

/** How a place was come to: through the history, as a further entry of it, or in place of the one before. */
export type NavigationAction = 'POP' | 'PUSH' | 'REPLACE';

export interface NavigationState<Page = unknown> {
  readonly location: SiteLocation;
  readonly page: Page;
  readonly action: NavigationAction;
  /** Whether the page stays where it is scrolled to. */
  readonly keepsScroll: boolean;
  /** True while another page is loading. */
  readonly isLoading: boolean;
}

/** What an address leads to: a page, or another address. */
export type Arrival<Page> =
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'redirect'; readonly to: string };

interface Options {
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean | undefined;
}

/** What a page may take to be drawn before nothing waits for it any more, in milliseconds. */
const mostToDraw = 400;

/** More redirects in a row lead nowhere: the browser says so itself. */
const mostRedirects = 10;

/**
 * Leads from page to page in this tab. The next page is loaded while this one stays; the address changes with the page.
 * Who goes on meanwhile ends what is under way. A redirect leaves no entry of its own.
 *
 * Of our own, because react-router's is 20 KB that come before anything on a page lives (docs/decisions/0024); hooks and
 * links of remotes are react-router's, over this. What a page is, its loader knows: `Page` is only handed on.
 */
export class Navigation<Page = unknown> {
  readonly #load: (url: URL, signal: AbortSignal) => Promise<Arrival<Page>>;
  readonly #listeners = new Set<() => void>();
  readonly #positions: ScrollPositions;
  /** What the document shows, which the browser begins with whatever has happened before it could. */
  readonly first: NavigationState<Page>;
  #state: NavigationState<Page>;
  #running = new AbortController();
  #onShown = () => {};

  /** `load` rejects only when its signal is aborted. The navigation ends with `signal`. */
  constructor(page: Page, load: (url: URL, signal: AbortSignal) => Promise<Arrival<Page>>, signal: AbortSignal) {
    this.#load = load;
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

  /** Calls back at every change of the state; returns how to stop. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves when the page is there, or somebody has gone elsewhere meanwhile. */
  async navigate(to: To, { replace = false, state = null, preventScrollReset = false }: Options = {}): Promise<void> {
    if (!isOfSite(to)) return leaveFor(to);
    const location = nextLocation(this.#state.location, to, state);
    await this.#goTo(location, replace ? 'REPLACE' : 'PUSH', preventScrollReset);
  }

  /** Reloads the page that is shown, in its place. */
  async revalidate(): Promise<void> {
    const { location, isLoading } = this.#state;
    // What is under way brings a page anyway.
    if (isLoading) return;
    const arrival = await this.#ask(location);
    if (arrival?.kind === 'page') this.#set({ page: arrival.page });
    else if (arrival) await this.navigate(arrival.to, { replace: true });
  }

  /** Scrolls to where a page begins, once it is drawn. */
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
    this.#set({ isLoading: true });
    const arrival = await this.#ask(location);
    if (!arrival) return;
    if (arrival.kind === 'page') {
      const { signal } = this.#running;
      await crossPages(from.pathname, location.pathname, () => {
        // Somebody may go elsewhere in that very moment.
        if (signal.aborted) return undefined;
        const shown = this.#whenShown();
        this.#arrive(location, action, arrival.page, keepsScroll);
        return shown;
      });
      return;
    }
    if (redirects === mostRedirects || !isOfSite(arrival.to)) return leaveFor(arrival.to);
    const further = nextLocation(location, arrival.to, null);
    await this.#goTo(further, action === 'POP' ? 'REPLACE' : action, keepsScroll, redirects + 1);
  }

  /** What a place is; `null` when somebody has gone elsewhere meanwhile. */
  async #ask(location: SiteLocation): Promise<Arrival<Page> | null> {
    this.#running.abort();
    const running = new AbortController();
    this.#running = running;
    try {
      const arrival = await this.#load(new URL(hrefOf(location), window.location.origin), running.signal);
      return running.signal.aborted ? null : arrival;
    } catch (problem) {
      if (running.signal.aborted) return null;
      console.error('[iwan] shell:', problem);
      // What this tab cannot lead to, the server may.
      leaveFor(location);
      return null;
    }
  }

  /** Resolves when the page that is arrived at next has been drawn, or does not come to that. */
  #whenShown(): Promise<void> {
    return new Promise((resolve) => {
      this.#onShown = resolve;
      setTimeout(resolve, mostToDraw);
    });
  }

  #arrive(location: SiteLocation, action: NavigationAction, page: Page, keepsScroll: boolean): void {
    this.#positions.remember(this.#state.location.key);
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

/** What follows is the browser's: this tab's program ends with it. */
function leaveFor(to: To): void {
  window.location.assign(hrefOf(to));
}
