import { languageOf, pathIn } from '@iwan/shared/domain/format/languages';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import type { BlogCard } from '@iwan/shared/domain/model/entities';
import { escapeXml } from '@iwan/shared/domain/text/escape-html';
import { imagePath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import { textsOf } from '../../parts/texts';

/** The most entries of the feed. */
const mostEntries = 30;
/** A feed must have an `updated` element, also where no article has a date. */
const never = '1970-01-01T00:00:00.000Z';

/**
 * The latest articles as an Atom feed (RFC 4287), the latest first, with the words of a locale. `siteUrl`: the origin of
 * canonical addresses.
 */
export function atomFeed(articles: readonly BlogCard[], siteUrl: string, locale: string): string {
  const latest = articles
    .toSorted((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''))
    .slice(0, mostEntries);
  const addressOf = (path: string) => `${siteUrl}${pathIn(locale, path)}`;
  const self = addressOf(paths.blogFeed());
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageOf(locale).code}">`,
    element('id', self),
    element('title', textsOf(locale).headTitle),
    element('updated', latest[0]?.createdAt ?? never),
    link('self', 'application/atom+xml', self),
    link('alternate', 'text/html', addressOf(paths.blog())),
    `<author>${element('name', businessTextsOf(locale).fullName)}</author>`,
    ...latest.map((article) => entry(article, addressOf(paths.article(article.id)), siteUrl)),
    '</feed>',
    '',
  ].join('\n');
}

function entry({ heading, summary, image, createdAt }: BlogCard, address: string, siteUrl: string): string {
  const parts = [
    element('id', address),
    element('title', heading),
    element('updated', createdAt ?? never),
    ...(createdAt === null ? [] : [element('published', createdAt)]),
    link('alternate', 'text/html', address),
    ...(image === null ? [] : [link('enclosure', 'image/webp', `${siteUrl}${imagePath(image, 1280)}`)]),
    ...(summary === null ? [] : [element('summary', summary)]),
  ];
  return `<entry>\n${parts.join('\n')}\n</entry>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function link(rel: string, type: string, href: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
}
