import type { Http } from '@iwan/shared/contracts/http';
import type { FastifyBaseLogger } from 'fastify';
import { renderToString } from 'react-dom/server';
import { App } from '../../src/app';
import type { Boot, SiteLinks } from '../../src/federation/boot';
import type { IslandModule, IslandResult } from '../../src/federation/load-island';
import { type LoadedPage, loadPage, pageIsland } from '../../src/federation/load-page';
import { failedHead } from '../../src/federation/page-failure';
import { shellPages } from '../../src/pages/shell-pages';
import { openCircuitIfHung } from '../releases/circuit-breaker';
import { browserUrl, type ComposedSite, type Site } from '../releases/composed-site';
import { documentHtml } from './document-html';
import { renderIsland } from './render-island';
import { serverHost } from './server-host';
import type { DocumentAssets, ShellAssets, Stylesheet } from './shell-assets';
import { startOf } from './start-of';

export interface DocumentContext {
  readonly site: ComposedSite;
  readonly http: Http;
  readonly siteUrl: string;
  readonly links: SiteLinks;
  readonly shellAssets: () => ShellAssets;
  readonly log: FastifyBaseLogger;
  /** Runs before anything else in the document; development only. */
  readonly developmentScript?: string;
}

export type DocumentAnswer =
  | { readonly kind: 'document'; readonly status: number; readonly html: string }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly to: string };

/** Renders the page of a URL with everything that remotes have on it. Rejects only when `signal` is aborted. */
export async function renderDocument(context: DocumentContext, url: URL, signal: AbortSignal): Promise<DocumentAnswer> {
  const site = await context.site.current();
  const host = serverHost(site, context.log);
  const outcome = await loadPage(host, { composition: site.composition, shellPages }, context.http, url, signal);
  if (outcome.kind === 'redirect') {
    return { kind: 'redirect', status: outcome.redirect.permanent ? 301 : 302, to: outcome.redirect.to };
  }
  const location = url.pathname + url.search;
  const { page, html } = renderIslands(context, outcome.page, outcome.modules, location);
  const intro = page.name === 'home' && page.status === 200;
  const boot: Boot = {
    page,
    composition: site.composition,
    links: context.links,
    intro,
    siteUrl: context.siteUrl,
  };
  const body = renderToString(
    <App page={page} pathname={url.pathname} search={url.search} links={context.links} intro={intro} html={html} />,
  );
  const document = documentHtml({
    boot,
    body,
    path: url.pathname,
    shell: context.shellAssets(),
    remotes: remoteAssets(site, page),
    start: startOf(page, url),
    ...(context.developmentScript ? { developmentScript: context.developmentScript } : {}),
  });
  return { kind: 'document', status: page.status, html: document };
}

/** Renders each island by itself; one that throws or hangs becomes a failed island and the rest stays as it is. */
function renderIslands(
  context: DocumentContext,
  page: LoadedPage,
  modules: ReadonlyMap<string, IslandModule>,
  location: string,
): { readonly page: LoadedPage; readonly html: ReadonlyMap<string, string> } {
  const html = new Map<string, string>();
  const render = (id: string, result: IslandResult): IslandResult => {
    const module = modules.get(id);
    if (result.status === 'failed' || !module) return result;
    try {
      // What cannot travel in the document would take the whole document with it.
      JSON.stringify(result.data);
      html.set(id, renderIsland(id, module, result.data, { address: location, params: page.params }));
      return result;
    } catch (problem) {
      openCircuitIfHung(module, problem);
      context.log.warn({ err: problem }, `The island "${id}" could not be rendered`);
      return { status: 'failed', failure: { kind: 'unavailable' } };
    }
  };
  const slots = Object.entries(page.slots).map(([slot, parts]) => [
    slot,
    parts.map((part) => ({ ...part, result: render(part.id, part.result) })),
  ]);
  const island = page.island && render(pageIsland, page.island);
  const isLost = island?.status === 'failed' && page.island?.status === 'ready';
  return {
    page: {
      ...page,
      ...(isLost ? { status: 503, head: failedHead({ kind: 'unavailable' }) } : {}),
      island,
      slots: Object.fromEntries(slots),
      rendered: [...html.keys()],
    },
    html,
  };
}

/** The remotes' files that this very document needs: styles for what it shows, code for what is hydrated. */
function remoteAssets({ releases }: Site, page: LoadedPage): DocumentAssets {
  const parts = Object.values(page.slots).flat();
  const shown = page.rendered.flatMap((id) => {
    const source = id === pageIsland ? page.source : parts.find((part) => part.id === id)?.source;
    return source ? [source] : [];
  });
  const js = new Set<string>();
  const css = new Map<string, Stylesheet>();
  const integrity: Record<string, string> = {};
  for (const { remote, module, hydration } of shown) {
    const live = releases.get(remote);
    const files = live?.release.modules[module];
    if (!live || !files) continue;
    // What waits for a touch, or needs none, is not fetched before.
    const isSoon = hydration !== 'interaction' && hydration !== 'none';
    if (isSoon) for (const file of [live.release.entry, ...files.js]) js.add(browserUrl(live, file));
    for (const file of files.css) {
      const { sha384 } = live.release.files[file] ?? {};
      const href = browserUrl(live, file);
      css.set(href, { href, text: live.styles.get(file) });
      if (sha384 !== undefined) integrity[href] = `sha384-${sha384}`;
    }
  }
  return { js: [...js], css: [...css.values()], integrity };
}
