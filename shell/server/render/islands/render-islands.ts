import { searchWith } from '@iwan/shared/router/search-of';
import type { FastifyBaseLogger } from 'fastify';
import { readingOf } from '../../../src/document/languages';
import type { IslandResult } from '../../../src/federation/load-island';
import { type LoadedPage, pageIsland } from '../../../src/federation/page/load-page';
import { failedHead } from '../../../src/federation/page/page-failure';
import type { PlaceWord } from '../../data/place-cache';
import { LoadedData } from '../../remote/workers/loaded-data';
import type { WorkerModule } from '../../remote/workers/worker-modules';
import { inSpan } from '../../request/tracing/in-span';
import { fillPlaces } from './fill-places';
import type { IslandCache } from './island-cache';

interface Rendered {
  readonly page: LoadedPage;
  readonly html: ReadonlyMap<string, string>;
  /** Digests of the HTML as the islands' owners rendered it. */
  readonly digests: ReadonlyMap<string, string>;
  /** The ids of the islands that were rendered, not cached. */
  readonly made: ReadonlySet<string>;
  /** The part of the query that the page is made from: what its loaders and islands have read of it. */
  readonly search: string;
}

interface Context {
  /** The same object as long as the releases do not change. */
  readonly site: object;
  readonly islands: IslandCache;
  readonly log: FastifyBaseLogger;
  /** Called with each remote of which an island could not be rendered. */
  readonly onFault?: (remote: string) => void;
}

const noData = { json: '', digest: '' };

/**
 * Renders each island by itself, unless it is cached; one that throws or times out becomes a failed island, and the others are
 * unaffected. All islands of one remote are sent to its process at once.
 */
export async function renderIslands(
  page: LoadedPage,
  modules: ReadonlyMap<string, WorkerModule>,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  { site, islands: islandCache, log, onFault }: Context,
): Promise<Rendered> {
  const html = new Map<string, string>();
  const digests = new Map<string, string>();
  const failed = new Map<string, IslandResult>();
  const made = new Set<string>();
  const parts = Object.values(page.slots).flat();
  const own = page.island ? [{ id: pageIsland, result: page.island, source: page.source }] : [];
  const loaded = [...own, ...parts].flatMap(({ id, result, source }) => {
    const module = modules.get(id);
    return module && result.status === 'ready' ? [{ id, module, data: result.data, source }] : [];
  });
  const reads = new Set<PlaceWord>();
  for (const { data } of loaded) if (data instanceof LoadedData) for (const word of data.reads) reads.add(word);
  const { locale } = readingOf(pathname);
  const place = { pathname, search };
  const outcomes = await Promise.allSettled(
    loaded.map(({ id, module, data, source }) =>
      inSpan(islandSpan(id, source), async (span) => {
        const { json, digest } = data instanceof LoadedData ? data : noData;
        const written = await islandCache.read({ site, id, module, locale, digest }, place, () => {
          made.add(id);
          return module.render({ island: id, data: json, place });
        });
        span.setAttribute('iwan.outcome', made.has(id) ? 'made' : 'cached');
        return written;
      }),
    ),
  );
  for (const [index, { id, source }] of loaded.entries()) {
    const outcome = outcomes[index];
    if (outcome?.status === 'fulfilled') {
      html.set(id, outcome.value.html);
      digests.set(id, outcome.value.digest);
      for (const word of outcome.value.reads) reads.add(word);
    } else {
      if (source) onFault?.(source.remote);
      log.warn({ err: outcome?.reason }, `The island "${id}" could not be rendered`);
      failed.set(id, { status: 'failed', failure: { kind: 'unavailable' } });
    }
  }
  const resultOf = (id: string, result: IslandResult) => failed.get(id) ?? result;
  const slots = Object.entries(page.slots).map(([slot, parts]) => [
    slot,
    parts.map((part) => ({ ...part, result: resultOf(part.id, part.result) })),
  ]);
  const island = page.island && resultOf(pageIsland, page.island);
  const isLost = island?.status === 'failed' && page.island?.status === 'ready';
  const drawn: LoadedPage = {
    ...page,
    ...(isLost ? { status: 503, head: failedHead({ kind: 'unavailable' }, locale) } : {}),
    island,
    slots: Object.fromEntries(slots),
    rendered: [...html.keys()],
  };
  const shown = island === null ? { page: drawn, html } : withPlaces(drawn, html);
  const names = [...reads].filter((word) => word.startsWith('?')).map((word) => word.slice(1));
  return { ...shown, digests, made, search: reads.has('search') ? search : searchWith(names, search) };
}

function islandSpan(id: string, source: { readonly remote: string; readonly module: string } | null | undefined) {
  const { remote = 'shell', module = '' } = source ?? {};
  return { name: 'island', attributes: { 'iwan.island': id, 'iwan.remote': remote, 'iwan.module': module } };
}

/** A remote's page with the parts of other remotes in its slots; the parts of a slot that its HTML lacks are left out. */
function withPlaces(page: LoadedPage, html: ReadonlyMap<string, string>): Pick<Rendered, 'page' | 'html'> {
  const own = html.get(pageIsland);
  if (own === undefined) return { page: { ...page, slots: {}, rendered: [] }, html: new Map() };
  const filled = fillPlaces(own, page, html);
  const slots = Object.fromEntries(Object.entries(page.slots).filter(([name]) => filled.places.includes(name)));
  const shown = new Set([pageIsland, ...Object.values(slots).flatMap((parts) => parts.map(({ id }) => id))]);
  return {
    page: { ...page, slots, rendered: page.rendered.filter((id) => shown.has(id)) },
    html: new Map([...html, [pageIsland, filled.html]]),
  };
}
