import { httpInLanguage } from '@iwan/shared/api/translation/http-in-language';
import type { Http } from '@iwan/shared/contracts/http';
import { integrityOf } from '@iwan/shared/contracts/release';
import { pathIn, readPath } from '@iwan/shared/domain/format/languages';
import { readPostedForm } from '@iwan/shared/forms/posted-form';
import { splitDialogQuery } from '@iwan/shared/paths/dialog-query';
import type { FastifyBaseLogger } from 'fastify';
import { plainPath, readingOf } from '../../src/document/languages';
import type { GrantedContainers } from '../../src/federation/containers/granted-containers';
import type { Boot, SiteLinks } from '../../src/federation/page/boot';
import { failedParts, type LoadedPage, loadPage } from '../../src/federation/page/load-page';
import { shellPages } from '../../src/pages/shell-pages';
import type { BeaconSettings } from '../../src/telemetry/page-view';
import { readFooter } from '../data/own-content/read-footer';
import type { ServiceCache } from '../data/services/service-cache';
import type { Metrics } from '../operation/telemetry/metrics';
import { browserUrl, type Site } from '../release/composed-site';
import { httpWithResources } from '../release/resources/http-with-resources';
import { siteIn } from '../release/site-language';
import { contentKey } from './content/content-key';
import { documentHtml } from './document-html';
import { countParts } from './islands/count-parts';
import type { IslandCache } from './islands/island-cache';
import { renderIslands } from './islands/render-islands';
import { type DialogInPage, renderDialog } from './render-dialog';
import { serverHost } from './server-host';
import type { AssetsOfLanguages, DocumentAssets, ShellAssets, Stylesheet } from './shell-assets';
import { shellHtml } from './shell-html';
import { isSoon, laterFiles, shownModules, startOf } from './start-up/later-files';

export interface DocumentContext {
  readonly site: Site;
  readonly http: Http;
  /** The client with the visitor's cookies for a private dialog. */
  readonly dialogHttp?: Http;
  /** The same for a private page. */
  readonly pageHttp?: Http;
  readonly islands: IslandCache;
  readonly siteUrl: string;
  readonly links: SiteLinks;
  /** Settings for browsers to report page views; left out where they do not. */
  readonly beacon?: BeaconSettings;
  /** Containers of other teams, by slot. */
  readonly containers: GrantedContainers;
  readonly shellAssets: AssetsOfLanguages;
  readonly services: ServiceCache;
  readonly log: FastifyBaseLogger;
  /** HTML above everything else on the page. */
  readonly banner?: string;
  readonly metrics?: Metrics;
  /** Runs before anything else in the document; development only. */
  readonly developmentScript?: string;
}

export type DocumentResponse =
  | {
      readonly kind: 'document';
      readonly status: number;
      /** Makes the HTML. Not called where a document of the same content is cached. */
      readonly html: () => string;
      /** Identifies the HTML before it is made; left out where it cannot be known. */
      readonly contentKey?: string;
      /** Whether no part of the page has failed. */
      readonly isWhole: boolean;
      /** Whether a part has failed because the backend did not respond, which may recover at any moment. */
      readonly lacksData?: boolean;
      /** The keys of the records and pages that it was made from, to invalidate it in caches. */
      readonly keys?: readonly string[];
      /** The remotes with a part on the page, and those whose part failed for another reason than the backend. */
      readonly owners?: { readonly all: ReadonlySet<string>; readonly faulty: ReadonlySet<string> };
    }
  | {
      readonly kind: 'redirect';
      readonly status: 301 | 302;
      readonly to: string;
      readonly keys?: readonly string[];
    };

/** Renders the page of a URL with all parts of remotes. Rejects only when `signal` is aborted. */
export async function renderDocument(
  context: DocumentContext,
  url: URL,
  signal: AbortSignal,
): Promise<DocumentResponse> {
  const { code } = readPath(url.pathname).language;
  const site = siteIn(context.site, code);
  const begunAt = performance.now();
  const faulty = new Set<string>();
  const onFault = (remote: string) => void faulty.add(remote);
  const host = serverHost(site, context.log, onFault);
  const http = httpWithResources(context.http, site, context);
  const dialogHttp = context.dialogHttp ? httpWithResources(context.dialogHttp, site, context) : http;
  const pageHttp = context.pageHttp ? httpWithResources(context.pageHttp, site, context) : http;
  const { composition } = site;
  const { locale } = readingOf(url.pathname);
  const readingFooter = readFooter(
    httpInLanguage(context.http, () => locale),
    locale,
    signal,
  );
  const renderingDialog = renderDialog({ host, composition, http: dialogHttp, log: context.log }, url, signal);
  const outcome = await loadPage(host, { composition, shellPages }, pageHttp, url, signal);
  if (outcome.kind === 'redirect') {
    return {
      kind: 'redirect',
      status: outcome.redirect.permanent ? 301 : 302,
      to: pathIn(locale, outcome.redirect.to),
    };
  }
  const dialog = await renderingDialog;
  const footer = await readingFooter;
  const { page, html, digests, made, ...read } = await renderIslands(outcome.page, outcome.modules, url, {
    ...context,
    onFault,
  });
  const intro = page.name === 'home' && page.status === 200;
  const start = { ...startOf(page, url), ...(context.developmentScript ? { isAtOnce: true } : {}) };
  const { banner, developmentScript } = context;
  const hasBoundaries = url.searchParams.has('boundaries');
  const posted = readPostedForm(url.search);
  const hasDialog = splitDialogQuery(url.search).dialog !== '';
  // All queries that mean the same to the page share a document.
  const search = hasDialog || posted !== null ? url.search : read.search;
  const makeHtml = () => {
    const boot: Boot = {
      page: pageInBoot(page),
      composition: site.composition,
      links: context.links,
      ...(Object.keys(footer).length === 0 ? {} : { footer }),
      intro,
      siteUrl: context.siteUrl,
      ...(context.beacon ? { beacon: context.beacon } : {}),
      ...(Object.keys(context.containers).length === 0 ? {} : { containers: context.containers }),
    };
    const body = shellHtml({
      page,
      locale,
      pathname: plainPath(url.pathname),
      search,
      posted,
      links: context.links,
      footer,
      intro,
      html,
      dialog: hasDialog ? { html: dialog?.html ?? null } : null,
    });
    const shell = context.shellAssets(code);
    return documentHtml({
      boot,
      body,
      path: url.pathname,
      shell,
      own: ownAssets(shell, page, dialog),
      remotes: remoteAssets(site, page, dialog),
      // A developer's edit has to show on a page without an interaction.
      start: { ...start, later: start.isOnScroll ? [...shell.later, ...laterFiles(site, page, html)] : [] },
      hasDialog: dialog !== null,
      hasBoundaries,
      ...(banner === undefined ? {} : { banner }),
      ...(developmentScript ? { developmentScript } : {}),
    });
  };
  // No key for documents with a dialog, which are rare, nor in development, where files change without a release.
  const hasKey = !hasDialog && !developmentScript;
  const key = hasKey
    ? contentKey({
        site,
        page,
        islands: digests,
        pathname: url.pathname,
        now: Date.now(),
        rest: [intro, posted, start, hasBoundaries, banner, footer, search],
      })
    : null;
  if (context.metrics) countParts(site, { page, made, seconds: (performance.now() - begunAt) / 1000 }, context.metrics);
  const failures = failedParts(page);
  return {
    kind: 'document',
    status: page.status,
    html: makeHtml,
    ...(key === null ? {} : { contentKey: key }),
    isWhole: failures.length === 0,
    lacksData: failures.some(({ kind }) => kind === 'data'),
    keys: [`page-${page.name}`],
    owners: { all: remotesOn(page), faulty },
  };
}

/** The page without its data where it is never hydrated. */
function pageInBoot({ data, ...page }: LoadedPage): LoadedPage {
  return data === undefined || shellPages[page.name]?.hydration === 'none' ? page : { ...page, data };
}

function remotesOn({ source, slots }: LoadedPage): ReadonlySet<string> {
  const sources = [source, ...Object.values(slots).flatMap((parts) => parts.map((part) => part.source))];
  return new Set(sources.flatMap((each) => (each ? [each.remote] : [])));
}

/** The files of the shell's own page, its code only if it is ever hydrated, and the styles of its own dialog. */
function ownAssets({ pages, dialogs }: ShellAssets, page: LoadedPage, dialog: DialogInPage | null): DocumentAssets {
  const assets = page.island === null ? pages[page.name] : undefined;
  const styles = dialog?.source === null ? dialogs[dialog.name] : undefined;
  return {
    js: shellPages[page.name]?.hydration === 'none' ? [] : (assets?.js ?? []),
    css: [...(assets?.css ?? []), ...(styles?.css ?? [])],
    integrity: { ...assets?.integrity, ...styles?.integrity },
  };
}

/** The remotes' files for this document: styles for what it shows, code for what is hydrated. */
function remoteAssets({ releases }: Site, page: LoadedPage, dialog: DialogInPage | null): DocumentAssets {
  const shown = [...shownModules(page)];
  // Styles only: with JavaScript, the shell opens the dialog and loads its code.
  if (dialog?.source) shown.push({ ...dialog.source, hydration: 'none' });
  const js = new Set<string>();
  const css = new Map<string, Stylesheet>();
  const integrity: Record<string, string> = {};
  for (const { remote, module, hydration } of shown) {
    const live = releases.get(remote);
    const files = live?.release.modules[module];
    if (!live || !files) continue;
    for (const file of isSoon(hydration) ? [live.release.entry, ...files.js] : []) {
      const published = live.release.files[file];
      js.add(browserUrl(live, file));
      // The shell loads the entry with its hash. The chunks are loaded by the remote's own code, which in earlier releases sets
      // no hash; then the preload must not have one either.
      const isChecked = file === live.release.entry || published?.sha256 !== undefined;
      if (published && isChecked) integrity[browserUrl(live, file)] = integrityOf(published);
    }
    for (const file of files.css) {
      const published = live.release.files[file];
      const href = browserUrl(live, file);
      css.set(href, { href, text: live.styles.get(file) });
      if (published) integrity[href] = integrityOf(published);
    }
  }
  return { js: [...js], css: [...css.values()], integrity };
}
