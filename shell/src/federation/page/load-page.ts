import { httpInLanguage } from '@iwan/shared/api/translation/http-in-language';
import type { Http } from '@iwan/shared/contracts/http';
import type { Head, LoaderArguments, Redirect } from '@iwan/shared/contracts/module';
import type { Composition, RemoteModule } from '../../composition/composition';
import { matchRoute } from '../../composition/match-route';
import { readingOf } from '../../document/languages';
import type { Failure } from '../failure/failure';
import { type IslandModule, type IslandResult, type LoadableModule, loadIsland, type ModuleHost } from '../load-island';
import type { PageMetadata } from '../page-metadata';
import { failedHead, failedStatus } from './page-failure';
import type { ShellPage, ShellPages } from './shell-page';

/** A part of a remote on a page of the shell or of another remote, loaded. */
export interface LoadedPart {
  /** Its id among the islands of the document. */
  readonly id: string;
  readonly source: RemoteModule;
  readonly result: IslandResult;
}

/** A loaded page without its code: serializable, since it is part of the document. */
export interface LoadedPage {
  /** The name of a row of section 2, or `remote/page` of any other page. */
  readonly name: string;
  readonly head: Head;
  readonly status: number;
  /** The page itself, where a remote owns it. */
  readonly island: IslandResult | null;
  /** The data of a page of the shell; missing where the page has no loader, and in the document where it is never hydrated. */
  readonly data?: unknown;
  /** The module of the remote that owns the page; `null` for other pages. */
  readonly source: RemoteModule | null;
  /** The parts of remotes in the page's slots. */
  readonly slots: Readonly<Record<string, readonly LoadedPart[]>>;
  /** The target of a redirect after a delay, unless the page is touched (`redirect-after-delay.ts`). */
  readonly redirectsTo?: string;
  /** The islands whose HTML the server has put into the document. */
  readonly rendered: readonly string[];
}

export type PageOutcome<Module = IslandModule> =
  | { readonly kind: 'page'; readonly page: LoadedPage; readonly modules: ReadonlyMap<string, Module> }
  | { readonly kind: 'redirect'; readonly redirect: Redirect };

/** The id of a page's own island, beside those of the parts in its slots. */
export const pageIsland = 'page';

/** The page of an unknown address: Home, with status 404 (section 2). */
const unknownPage = 'home';

/** What the site consists of: the live releases together, and the shell's own pages. */
export interface Site {
  readonly composition: Composition;
  readonly shellPages: ShellPages;
}

/**
 * Loads the page of a URL: finds its owner, loads the modules of all its islands in parallel and runs their loaders. The same
 * function serves the document server and the browser. Rejects only when `signal` is aborted.
 */
export async function loadPage<Module extends LoadableModule>(
  host: ModuleHost<Module>,
  site: Site,
  http: Http,
  url: URL,
  signal: AbortSignal,
): Promise<PageOutcome<Module>> {
  const match = matchRoute(site.composition, url.pathname);
  const reading = readingOf(url.pathname);
  const args: LoaderArguments = { params: match?.params ?? {}, query: url.searchParams, signal, http, ...reading };
  const name = match?.route.name ?? unknownPage;
  const target = match?.route.target ?? { kind: 'unknown' };
  switch (target.kind) {
    case 'redirect':
      return { kind: 'redirect', redirect: { to: target.to, permanent: true } };
    case 'unknown':
      return loadShellPage(host, site, unknownPage, true, args);
    case 'shell':
      return loadShellPage(host, site, name, false, args);
    case 'unpublished':
    case 'unavailable':
      return failedPage({ name, source: null }, { kind: target.kind }, reading.locale);
    case 'remote':
      return loadRemotePage(host, site, { name, ...target }, args);
  }
}

/** The page of an address, whether it loaded or failed. */
type Identity = Pick<LoadedPage, 'name' | 'source'>;

async function loadShellPage<Module extends LoadableModule>(
  host: ModuleHost<Module>,
  { composition, shellPages }: Site,
  name: string,
  isUnknown: boolean,
  args: LoaderArguments,
): Promise<PageOutcome<Module>> {
  const own = shellPages[name];
  const identity: Identity = { name, source: null };
  if (!own) return failedPage(identity, { kind: 'unpublished' }, args.locale);
  const loading = loadOwn(own, args).catch(() => null);
  const [loaded, { slots, modules }] = await Promise.all([
    loading,
    loadParts(host, composition, own.slots, args, loading),
  ]);
  args.signal.throwIfAborted();
  if (loaded === null) return failedPage(identity, { kind: 'unavailable' }, args.locale);
  const { code, data } = loaded;
  const head = code.head(args.locale, data);
  const page: LoadedPage = {
    ...identity,
    head: isUnknown ? { ...head, noindex: true } : head,
    status: isUnknown ? 404 : 200,
    island: null,
    ...(data === undefined ? {} : { data }),
    slots,
    rendered: [],
  };
  return { kind: 'page', page, modules };
}

async function loadOwn({ code }: ShellPage, args: LoaderArguments) {
  const loaded = await code.load();
  const http = httpInLanguage(args.http, () => args.locale);
  return { code: loaded, data: await loaded.loader?.({ ...args, http }) };
}

const latePart = { module: null, result: { status: 'failed', failure: { kind: 'late' } } } as const;

/**
 * Loads the parts of some slots in parallel. A part that is not loaded in time after the page itself is left out as late: no
 * part delays the page and its other parts. Never rejects.
 */
async function loadParts<Module extends LoadableModule>(
  host: ModuleHost<Module>,
  composition: Composition,
  places: readonly string[],
  args: LoaderArguments,
  loadingPage: Promise<unknown>,
): Promise<Pick<LoadedPage, 'slots'> & { readonly modules: ReadonlyMap<string, Module> }> {
  const { partsTimeLimit } = host;
  const late = new Promise<typeof latePart>((resolve) => {
    if (partsTimeLimit === undefined) return;
    void loadingPage.then(() => setTimeout(resolve, partsTimeLimit, latePart));
  });
  const parts = places.flatMap((slot) =>
    (composition.slots[slot] ?? []).map((source, place) => ({
      slot,
      // The first has the name of the slot; further ones are only in open slots.
      id: place === 0 ? slot : `${slot}-${source.remote}`,
      source,
    })),
  );
  const loaded = await Promise.all(
    parts.map(async (part) => ({ ...part, ...(await Promise.race([loadIsland(host, part.source, args), late])) })),
  );
  const modules = new Map<string, Module>();
  for (const { id, module } of loaded) if (module) modules.set(id, module);
  const slots: Record<string, LoadedPart[]> = Object.fromEntries(places.map((slot) => [slot, []]));
  for (const { slot, id, source, result } of loaded) slots[slot]?.push({ id, source, result });
  return { slots, modules };
}

type RemoteIdentity = Identity & { readonly source: RemoteModule; readonly slots?: readonly string[] };

async function loadRemotePage<Module extends LoadableModule>(
  host: ModuleHost<Module>,
  { composition }: Site,
  { name, source, slots: places = [] }: RemoteIdentity,
  args: LoaderArguments,
): Promise<PageOutcome<Module>> {
  const identity: Identity = { name, source };
  // Loaded in parallel with the page itself; not awaited where that fails or redirects.
  const loadingPage = loadIsland(host, source, args);
  const loadingParts = loadParts(host, composition, places, args, loadingPage);
  const { module, result } = await loadingPage;
  args.signal.throwIfAborted();
  if (!module || result.status === 'failed') {
    return failedPage(identity, result.status === 'failed' ? result.failure : { kind: 'unavailable' }, args.locale);
  }
  let metadata: PageMetadata;
  try {
    metadata = await host.metadata(module, result.data, args);
  } catch (error) {
    host.report(source, error);
    return failedPage(identity, { kind: 'unavailable' }, args.locale);
  }
  const { redirect, shown } = metadata;
  if (!shown) return { kind: 'redirect', redirect };
  const { slots, modules } = await loadingParts;
  args.signal.throwIfAborted();
  const page: LoadedPage = {
    ...identity,
    ...shown,
    island: result,
    slots,
    rendered: [],
    ...(redirect ? { redirectsTo: redirect.to } : {}),
  };
  return { kind: 'page', page, modules: new Map([...modules, [pageIsland, module]]) };
}

/** The page that shows a failure where the code that loads pages is missing. */
export function unavailablePage(composition: Composition, url: URL): LoadedPage {
  const match = matchRoute(composition, url.pathname);
  const name = match?.route.name ?? unknownPage;
  return failure({ name, source: null }, { kind: 'unavailable' }, readingOf(url.pathname).locale);
}

function failedPage(identity: Identity, reason: Failure, locale: string): PageOutcome<never> {
  return { kind: 'page', page: failure(identity, reason, locale), modules: new Map<string, never>() };
}

function failure(identity: Identity, reason: Failure, locale: string): LoadedPage {
  return {
    ...identity,
    head: failedHead(reason, locale),
    status: failedStatus(reason),
    island: { status: 'failed', failure: reason },
    slots: {},
    rendered: [],
  };
}

/** Why parts of a page are missing; empty where it is complete. */
export function failedParts({ island, slots }: Pick<LoadedPage, 'island' | 'slots'>): readonly Failure[] {
  const parts = Object.values(slots).flat();
  return [island, ...parts.map(({ result }) => result)].flatMap((result) =>
    result?.status === 'failed' ? [result.failure] : [],
  );
}
