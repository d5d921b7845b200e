import type { Head } from '@iwan/shared/contracts/module';
import { formatFor } from '@iwan/shared/domain/format/format';
import { languages, pathIn, readPath } from '@iwan/shared/domain/format/languages';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import { type Alternate, alternatesOf } from './languages';
import { socialPath, socialSize } from './social-path';
import { socialWords } from './social-words';

/** One element of the head. `key` identifies the element that it replaces. */
export type HeadTag =
  | { readonly key: string; readonly tag: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> }
  | {
      readonly key: string;
      readonly tag: 'script';
      readonly attributes: Readonly<Record<string, string>>;
      readonly text: string;
    };

/**
 * The elements of a page's `Head`, except for the title. The server writes them, and the browser replaces them on navigation.
 * `siteUrl` is the origin of canonical addresses, `path` the page's own path, which determines its language.
 */
export function headTags(head: Head, siteUrl: string, path: string): HeadTag[] {
  const { language, path: plain } = readPath(path);
  const address = head.canonical ?? plain;
  const canonical = `${siteUrl}${pathIn(language.locale, address)}`;
  const tags: HeadTag[] = [
    meta('description', head.description),
    { key: 'canonical', tag: 'link', attributes: { rel: 'canonical', href: canonical } },
    ...(head.noindex ? [] : alternatesOf(address).map((alternate) => alternateLink(alternate, siteUrl))),
    meta('og:title', head.title),
    meta('og:description', head.description),
    meta('og:url', canonical),
    meta('og:type', head.article ? 'article' : 'website'),
    meta('og:site_name', businessTextsOf(language.locale).name),
    meta('og:locale', language.openGraph),
    ...languages.filter((other) => other !== language).map(({ openGraph }) => meta('og:locale:alternate', openGraph)),
    ...socialPicture(head, siteUrl, language.locale),
  ];
  if (head.keywords) tags.push(meta('keywords', head.keywords));
  if (head.noindex) tags.push(meta('robots', 'noindex'));
  if (head.article?.publishedAt) tags.push(meta('article:published_time', head.article.publishedAt));
  if (head.feed) {
    const { path: feed, title } = head.feed;
    const href = pathIn(language.locale, feed);
    tags.push({
      key: 'feed',
      tag: 'link',
      attributes: { rel: 'alternate', type: 'application/atom+xml', title, href: `${siteUrl}${href}` },
    });
  }
  if (head.jsonLd) {
    tags.push({
      key: 'json-ld',
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: escapeJson(withOrigin(head.jsonLd, siteUrl, language.locale)),
    });
  }
  return tags;
}

function meta(name: string, content: string): HeadTag {
  return { key: name, tag: 'meta', attributes: { [/^(og|article):/.test(name) ? 'property' : 'name']: name, content } };
}

function alternateLink({ hreflang, path }: Alternate, siteUrl: string): HeadTag {
  const attributes = { rel: 'alternate', hreflang, href: `${siteUrl}${path}` };
  return { key: `alternate-${hreflang}`, tag: 'link', attributes };
}

/** A page without a canonical address has no picture of its own: the site's is used. */
function socialPicture(head: Head, siteUrl: string, locale: string): readonly HeadTag[] {
  const picture = `${siteUrl}${socialPath(pathIn(locale, head.canonical ?? '/'))}`;
  const { eyebrow, title, line } = socialWords(head, locale);
  const text =
    head.canonical === undefined
      ? businessTextsOf(locale).fullName
      : formatFor(locale).list(
          [eyebrow, title, line].filter((each) => each !== undefined),
          'unit',
        );
  return [
    meta('og:image', picture),
    meta('og:image:type', 'image/jpeg'),
    meta('og:image:width', String(socialSize.width)),
    meta('og:image:height', String(socialSize.height)),
    meta('og:image:alt', text),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', head.title),
    meta('twitter:description', head.description),
    meta('twitter:image', picture),
    meta('twitter:image:alt', text),
  ];
}

/** The properties of schema.org that hold the address of a page, and of anything else. What `@id` identifies has no language. */
const pageKeys = new Set(['url', 'item', 'mainEntityOfPage', 'urlTemplate']);
const addressKeys = new Set([...pageKeys, 'image', 'logo', 'contentUrl', 'embedUrl', 'thumbnailUrl', '@id']);

/** The same data with absolute addresses of pages in a language, and of pictures, as search engines require. */
function withOrigin(jsonLd: NonNullable<Head['jsonLd']>, siteUrl: string, locale: string): unknown {
  const base = `${siteUrl}/`;
  const absolute = (key: string, value: unknown) => {
    if (typeof value !== 'string' || !addressKeys.has(key)) return value;
    const address = pageKeys.has(key) ? pathIn(locale, value) : value;
    // A URL template: its braces must stay.
    if (key === 'urlTemplate') return `${siteUrl}${address}`;
    return URL.canParse(address, base) ? new URL(address, base).href : value;
  };
  return JSON.parse(JSON.stringify(jsonLd, absolute));
}

/** JSON inside a script element: nothing in it can close the element. */
export function escapeJson(value: unknown): string {
  return escapeJsonText(JSON.stringify(value));
}

/** The same for JSON that is a string already. */
export function escapeJsonText(json: string): string {
  return json.replace(/[<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Updates the head of the document after a navigation in the browser. */
export function applyHead(head: Head, siteUrl: string, path: string): void {
  document.title = head.title;
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const { key, tag, attributes, ...rest } of headTags(head, siteUrl, path)) {
    const element = document.createElement(tag);
    element.dataset.head = key;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if ('text' in rest) element.textContent = rest.text;
    document.head.append(element);
  }
}
