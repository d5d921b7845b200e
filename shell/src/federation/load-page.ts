import type { Api } from '@iwan/shared/contracts/api';
import type { Head, LoaderArguments, Redirect, RouteModule } from '@iwan/shared/contracts/module';
import { matchPath } from '@iwan/shared/paths/match';
import { shellPages } from '../pages/shell-pages';
import { type PageName, pages, type RemoteModule, type SlotName, slots } from '../remotes';
import { type IslandModule, type IslandResult, loadIsland, type ModuleHost } from './load-island';
import { failedHead, failedStatus } from './page-failure';

/** One page, loaded: everything but the code, so that it can travel in the document. */
export interface LoadedPage {
  readonly name: PageName;
  readonly head: Head;
  readonly status: number;
  /** The page itself, where a remote owns it. */
  readonly island: IslandResult | null;
  readonly slots: Readonly<Partial<Record<SlotName, IslandResult>>>;
  /** Where the page goes on to by itself after a while, unless it is touched. */
  readonly goesOnTo?: string;
  /** The islands whose HTML the server has put into the document. */
  readonly rendered: readonly string[];
}

export type PageOutcome =
  | { readonly kind: 'page'; readonly page: LoadedPage; readonly modules: ReadonlyMap<string, IslandModule> }
  | { readonly kind: 'redirect'; readonly redirect: Redirect };

/** The name that a page's own island goes by, beside the names of the slots. */
export const pageIsland = 'page';

/**
 * Loads the page that a URL means: finds the owner, gets the modules of all its islands side by side and runs their
 * loaders. The same function serves the document server and the browser. Rejects only when `signal` is aborted.
 */
export async function loadPage(host: ModuleHost, api: Api, url: URL, signal: AbortSignal): Promise<PageOutcome> {
  const match = matchPath(url.pathname);
  if ('redirect' in match) return { kind: 'redirect', redirect: { to: match.redirect, permanent: match.permanent } };
  const args: LoaderArguments = { params: match.params, query: url.searchParams, signal, api };
  const owner = pages[match.page];
  const unknown = match.page === 'home' && match.unknown;
  return owner === 'shell'
    ? loadShellPage(host, match.page, unknown, args)
    : loadRemotePage(host, match.page, owner, args);
}

async function loadShellPage(
  host: ModuleHost,
  name: PageName,
  unknown: boolean,
  args: LoaderArguments,
): Promise<PageOutcome> {
  const own = shellPages[name];
  if (!own) return failedPage(name, { status: 'failed', failure: { kind: 'unpublished' } });
  const loaded = await Promise.all(
    own.slots.map(async (slot) => ({ slot, ...(await loadIsland(host, slots[slot], args)) })),
  );
  args.signal.throwIfAborted();
  const modules = new Map<string, IslandModule>();
  for (const { slot, module } of loaded) if (module) modules.set(slot, module);
  const page: LoadedPage = {
    name,
    head: unknown ? { ...own.head, noindex: true } : own.head,
    status: unknown ? 404 : 200,
    island: null,
    slots: Object.fromEntries(loaded.map(({ slot, result }) => [slot, result])),
    rendered: [],
  };
  return { kind: 'page', page, modules };
}

async function loadRemotePage(
  host: ModuleHost,
  name: PageName,
  source: RemoteModule,
  args: LoaderArguments,
): Promise<PageOutcome> {
  const { module, result } = await loadIsland(host, source, args);
  args.signal.throwIfAborted();
  if (!module || result.status === 'failed') return failedPage(name, result);
  try {
    const route = module as RouteModule<unknown>;
    const redirect = host.run(() => route.redirect?.(result.data));
    const isTold = redirect?.isToldFirst === true && host.isFirstPage;
    if (redirect && !isTold) return { kind: 'redirect', redirect };
    const page: LoadedPage = {
      name,
      head: host.run(() => wholeHead(route.head(result.data))),
      status: wholeStatus(host.run(() => route.status?.(result.data)) ?? 200),
      island: result,
      slots: {},
      rendered: [],
      ...(redirect ? { goesOnTo: redirect.to } : {}),
    };
    return { kind: 'page', page, modules: new Map([[pageIsland, module]]) };
  } catch (problem) {
    host.report(source, problem);
    return failedPage(name, { status: 'failed', failure: { kind: 'unavailable' } });
  }
}

/**
 * The head, when it has what every document needs and can travel in one. Throws otherwise: a remote may be written in
 * plain JavaScript.
 */
function wholeHead(head: Head): Head {
  if (typeof head?.title !== 'string' || typeof head.description !== 'string') throw new Error('The page has no head.');
  for (const name of ['canonical', 'keywords', 'image'] as const) {
    const value: unknown = head[name];
    if (value !== undefined && typeof value !== 'string') throw new Error(`The head's "${name}" is no text.`);
  }
  return JSON.parse(JSON.stringify(head)) as Head;
}

/** The status, when it is one that a document can have. Throws otherwise. */
function wholeStatus(status: number): number {
  if (!Number.isInteger(status) || status < 200 || status > 599) throw new Error(`${status} is no status of a page.`);
  return status;
}

/** What stands for the page of an address when not even the code came that loads it. */
export function unavailablePage(url: URL): LoadedPage {
  const match = matchPath(url.pathname);
  return failure('page' in match ? match.page : 'home', { status: 'failed', failure: { kind: 'unavailable' } });
}

function failedPage(name: PageName, island: IslandResult): PageOutcome {
  return { kind: 'page', page: failure(name, island), modules: new Map() };
}

function failure(name: PageName, island: IslandResult): LoadedPage {
  const reason = island.status === 'failed' ? island.failure : ({ kind: 'unavailable' } as const);
  return { name, head: failedHead(reason), status: failedStatus(reason), island, slots: {}, rendered: [] };
}
