import type { PageAddress } from '@iwan/shared/contracts/module';
import { languages, pathIn } from '@iwan/shared/domain/format/languages';
import { escapeHtml } from '@iwan/shared/domain/text/escape-html';

interface Options {
  readonly siteUrl: string;
  readonly collect: () => Promise<{ readonly pages: readonly PageAddress[]; readonly isWhole: boolean }>;
  readonly now?: () => number;
}

/** How long a sitemap is fresh, in milliseconds; an incomplete one is made again sooner. */
const freshFor = { whole: 10 * 60_000, partial: 15_000 } as const;

interface Cached {
  readonly files: ReadonlyMap<string, string>;
  readonly isWhole: boolean;
  readonly madeAt: number;
}

/** A cache of the sitemap's files, with stale-while-revalidate. */
export class SitemapCache {
  readonly #options: Options;
  #cached: Cached | null = null;
  #making: Promise<Cached> | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  async read(): Promise<Pick<Cached, 'files' | 'isWhole'>> {
    const cached = this.#cached;
    if (!cached) return this.#make();
    const age = this.#now() - cached.madeAt;
    if (age >= (cached.isWhole ? freshFor.whole : freshFor.partial)) this.#make().catch(() => {});
    return cached;
  }

  #make(): Promise<Cached> {
    this.#making ??= this.#options
      .collect()
      .then(({ pages, isWhole }) => {
        this.#cached = { files: sitemapFiles(pages, this.#options.siteUrl), isWhole, madeAt: this.#now() };
        return this.#cached;
      })
      .finally(() => {
        this.#making = null;
      });
    return this.#making;
  }

  #now(): number {
    return (this.#options.now ?? (() => performance.now()))();
  }
}

/** In pages, each of which has an address in every language; the protocol allows 50,000. A smaller file is read sooner after a change. */
const mostInOne = 10_000;

/** The paths of the parts of a long sitemap; counted from 1. */
function partPath(number: number): string {
  return `/sitemap/${number}.xml`;
}

/** The files of the sitemap by path: one, or an index with its parts where there are too many addresses for one. */
export function sitemapFiles(pages: readonly PageAddress[], siteUrl: string): ReadonlyMap<string, string> {
  if (pages.length <= mostInOne) return new Map([['/sitemap.xml', urlSet(pages, siteUrl)]]);
  const parts = Array.from({ length: Math.ceil(pages.length / mostInOne) }, (_, place) =>
    pages.slice(place * mostInOne, (place + 1) * mostInOne),
  );
  const index = parts.map((part, place) => {
    const last = part
      .flatMap(({ lastModified }) => lastModified ?? [])
      .sort()
      .at(-1);
    return entry('sitemap', siteUrl + partPath(place + 1), last);
  });
  return new Map([
    ['/sitemap.xml', document('sitemapindex', index)],
    ...parts.map((part, place) => [partPath(place + 1), urlSet(part, siteUrl)] as const),
  ]);
}

function urlSet(pages: readonly PageAddress[], siteUrl: string): string {
  return document(
    'urlset',
    pages.flatMap(({ path, lastModified }) => {
      // The default one for all others, `x-default`, is in the head of each page.
      const inEach = languages.map(({ code, locale }) => ({ code, address: siteUrl + pathIn(locale, path) }));
      const alternates = inEach.map(
        ({ code, address }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(address)}"/>`,
      );
      return inEach.map(({ address }) => entry('url', address, lastModified, alternates.join('')));
    }),
  );
}

function entry(name: 'url' | 'sitemap', address: string, lastModified: string | undefined, rest = ''): string {
  const changed = lastModified === undefined ? '' : `<lastmod>${escapeHtml(lastModified)}</lastmod>`;
  return `<${name}><loc>${escapeHtml(address)}</loc>${changed}${rest}</${name}>`;
}

function document(root: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');
}
