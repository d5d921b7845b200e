import type { Head } from '@iwan/shared/contracts/module';

/** One element of the head. `key` says which other element it replaces. */
export type HeadTag =
  | { readonly key: string; readonly tag: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> }
  | {
      readonly key: string;
      readonly tag: 'script';
      readonly attributes: Readonly<Record<string, string>>;
      readonly text: string;
    };

/**
 * The elements that a page's `Head` stands for, the title apart. The server writes them, the browser replaces them on
 * navigation. `siteUrl` is the origin for canonical addresses, `path` the page's own path.
 */
export function headTags(head: Head, siteUrl: string, path: string): HeadTag[] {
  const canonical = `${siteUrl}${head.canonical ?? path}`;
  const meta = (name: string, content: string): HeadTag => ({
    key: name,
    tag: 'meta',
    attributes: { [/^(og|article):/.test(name) ? 'property' : 'name']: name, content },
  });
  const tags: HeadTag[] = [
    meta('description', head.description),
    { key: 'canonical', tag: 'link', attributes: { rel: 'canonical', href: canonical } },
    meta('og:title', head.title),
    meta('og:description', head.description),
    meta('og:url', canonical),
    meta('og:type', head.article ? 'article' : 'website'),
    meta('og:site_name', 'Iwan'),
  ];
  if (head.keywords) tags.push(meta('keywords', head.keywords));
  if (head.noindex) tags.push(meta('robots', 'noindex'));
  if (head.image)
    tags.push(meta('og:image', new URL(head.image, `${siteUrl}/`).href), meta('twitter:card', 'summary_large_image'));
  if (head.article?.publishedAt) tags.push(meta('article:published_time', head.article.publishedAt));
  if (head.feed) {
    const { path: href, title } = head.feed;
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
      text: escapeJson(withOrigin(head.jsonLd, siteUrl)),
    });
  }
  return tags;
}

/** What holds an address in the words of schema.org. */
const addressKeys = new Set([
  ...['url', 'item', 'mainEntityOfPage', 'image', 'logo', 'contentUrl', 'embedUrl', 'thumbnailUrl'],
]);

/** The same data with its addresses and pictures made absolute, as search engines want them. */
function withOrigin(jsonLd: NonNullable<Head['jsonLd']>, siteUrl: string): unknown {
  const base = `${siteUrl}/`;
  const absolute = (key: string, value: unknown) => {
    return addressKeys.has(key) && typeof value === 'string' && URL.canParse(value, base)
      ? new URL(value, base).href
      : value;
  };
  return JSON.parse(JSON.stringify(jsonLd, absolute));
}

/** JSON that can stand inside a script element: nothing in it can end the element. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
