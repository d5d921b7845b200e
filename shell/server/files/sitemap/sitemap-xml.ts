import type { PageAddress } from '@iwan/shared/contracts/module';
import { escapeHtml } from '@iwan/shared/domain/text/escape-html';

/** The protocol allows five times as many; a smaller file is read sooner after a change. */
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
    pages.map(({ path, lastModified }) => entry('url', siteUrl + path, lastModified)),
  );
}

function entry(name: 'url' | 'sitemap', address: string, lastModified: string | undefined): string {
  const changed = lastModified === undefined ? '' : `<lastmod>${escapeHtml(lastModified)}</lastmod>`;
  return `<${name}><loc>${escapeHtml(address)}</loc>${changed}</${name}>`;
}

function document(root: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');
}
