import type { PageAddress } from '@iwan/shared/contracts/module';
import { languages, pathIn } from '@iwan/shared/domain/format/languages';
import { escapeHtml } from '@iwan/shared/domain/text/escape-html';

/** In pages, each of which has an address in every language; the protocol allows 50,000. A smaller file is read sooner after a change. */
export const mostInOne = 10_000;

/** The paths of the parts of a long sitemap; counted from 1. */
export function partPath(number: number): string {
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
