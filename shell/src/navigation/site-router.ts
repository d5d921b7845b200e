import { pathIn } from '@iwan/shared/domain/format/languages';
import {
  createBrowserRouter,
  createPath,
  type DataRouter,
  type LoaderFunctionArgs,
  matchRoutes,
  type RouteObject,
  redirect,
  replace,
} from 'react-router-dom';
import { basenameOf, readingOf } from '../document/languages';
import { isOffline } from '../offline/is-offline';
import { CachedPages } from './cached-pages';
import { crossPages } from './cross-pages';

/** The target of an address: a page, or another address. */
export type Arrival<Page> =
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'redirect'; readonly to: string };

/** How pages are loaded. */
export interface PageSource<Page> {
  /** Rejects only when its signal is aborted. */
  load(url: URL, signal: AbortSignal): Promise<Arrival<Page>>;
  /** Whether a page and all its parts have loaded in this tab, so that it may be shown again as it is. */
  isWhole(page: Page): boolean;
}

/** The loader of every page of the site. */
export type PageLoad<Page> = (args: LoaderFunctionArgs) => Promise<Page | Response>;

interface Options<Page> {
  /** The routes of the site, whose pages are loaded by `load`. */
  readonly routes: (load: PageLoad<Page>) => RouteObject[];
  /** The page of the document. */
  readonly first: Page;
  readonly source: PageSource<Page>;
  /** Ends the router. */
  readonly signal: AbortSignal;
}

interface SiteRouter {
  readonly router: DataRouter;
  /** To be called when another page has been rendered. */
  readonly onShown: () => void;
}

/** The timeout of rendering a page, in milliseconds. */
const mostToDraw = 400;

/** More redirects in a row are a loop. */
const mostRedirects = 10;

/**
 * The router of this tab, react-router's. What it does not do is added to its loader: Back and Forward show pages that the tab has
 * cached, and the picture that two pages share moves between them.
 */
export function siteRouter<Page extends object>({ routes, first, source, signal }: Options<Page>): SiteRouter {
  const cachedPages = new CachedPages<Page>();
  let staleKey: string | null = null;
  let redirects = 0;
  let onShown = () => {};

  async function load({ request }: LoaderFunctionArgs): Promise<Page | Response> {
    const { navigation, location: here, ...state } = router.state;
    const shown = pageOf<Page>(state);
    const isAgain = navigation.location === undefined;
    const next = navigation.location ?? here;
    // Back from a heading of the page.
    if (!isAgain && shown && navigation.historyAction === 'POP' && isWithinPage(here, next)) return shown;
    const known = isAgain ? null : cachedPages.find(next);
    if (known !== null) {
      staleKey = known.isFresh ? null : next.key;
      return cross(known.page);
    }
    // Only the service worker can respond; the address is that of the page already.
    if (navigation.historyAction === 'POP' && isOffline()) return leave(() => window.location.reload());
    const arrival = await source.load(new URL(createPath(next), window.location.origin), request.signal);
    request.signal.throwIfAborted();
    if (arrival.kind === 'redirect') {
      redirects += 1;
      // The browser reports the loop.
      if (redirects > mostRedirects)
        return leave(() => window.location.assign(pathIn(readingOf(here.pathname).locale, arrival.to)));
      return isAgain || navigation.historyAction === 'POP' ? replace(arrival.to) : redirect(arrival.to);
    }
    redirects = 0;
    // A page that is shown whole stays where it cannot be loaded again.
    if (isAgain && shown && source.isWhole(shown) && !source.isWhole(arrival.page)) return shown;
    return cross(arrival.page);

    /** Resolves to the page once the current one has been captured for the transition. */
    function cross(page: Page): Promise<Page> {
      return new Promise((resolve) => {
        void crossPages(here.pathname, next.pathname, () => {
          resolve(page);
          // Another navigation may begin in that moment.
          return request.signal.aborted ? undefined : untilShown();
        });
      });
    }
  }

  /** Resolves when the next page has been rendered, or will not be. */
  function untilShown(): Promise<void> {
    return new Promise((resolve) => {
      onShown = resolve;
      setTimeout(resolve, mostToDraw);
    });
  }

  const table = routes(load);
  // Every page of this tab's document is in its language; the router adds its prefix to all addresses.
  const basename = basenameOf(window.location.pathname);
  const id = matchRoutes(table, window.location.pathname, basename)?.at(-1)?.route.id;
  const hydrationData = { loaderData: id === undefined ? {} : { [id]: first } };
  const router = createBrowserRouter(table, { basename, hydrationData });

  let before: { readonly location: DataRouter['state']['location']; readonly page: Page | undefined } = {
    location: router.state.location,
    page: first,
  };
  router.subscribe((state) => {
    const { location } = state;
    const page = pageOf<Page>(state);
    if (location !== before.location) {
      if (before.page && page !== before.page && source.isWhole(before.page))
        cachedPages.add(before.location, before.page);
      if (location.key === staleKey) setTimeout(revalidate, 0, location.key);
      staleKey = null;
    }
    before = { location, page };
  });

  /** Loads a page of the cache again in its place, unless another navigation has begun. */
  function revalidate(key: string): void {
    const { location, navigation } = router.state;
    if (location.key === key && navigation.state === 'idle') void router.revalidate();
  }

  signal.addEventListener('abort', () => router.dispose());
  return { router, onShown: () => onShown() };
}

/** The page that is shown; `undefined` where its route has failed. */
export function pageOf<Page>({
  matches,
  loaderData,
}: Pick<DataRouter['state'], 'matches' | 'loaderData'>): Page | undefined {
  return loaderData[matches.at(-1)?.route.id ?? ''] as Page | undefined;
}

/** The browser takes over: this tab's program ends with it. */
function leave(take: () => void): Promise<never> {
  take();
  return new Promise(() => {});
}

type Address = Pick<DataRouter['state']['location'], 'pathname' | 'search' | 'hash'>;

/** Whether a navigation only changes the hash of the current page. */
function isWithinPage(from: Address, to: Address): boolean {
  const isSamePage = from.pathname === to.pathname && from.search === to.search;
  return isSamePage && (to.hash !== '' || from.hash !== '');
}
