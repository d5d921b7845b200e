import { DomUtils, parseDocument } from 'htmlparser2';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** What a crawler reads of a document, without a browser. */
export interface ReadPage {
  readonly title: string;
  /** The contents of `meta`, by `name` or `property`. */
  readonly meta: ReadonlyMap<string, readonly string[]>;
  readonly canonical: readonly string[];
  /** `hreflang` to address. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly jsonLd: readonly string[];
  /** The levels of the headings, in their order. */
  readonly headings: readonly number[];
  /** Those to pages in the same language. */
  readonly links: readonly string[];
  /** One address of each picture, the smallest of its sizes. */
  readonly pictures: readonly string[];
  readonly ids: ReadonlySet<string>;
}

export function readPage(html: string): ReadPage {
  const document = parseDocument(html);
  const all = (name: string) => DomUtils.getElementsByTagName(name, document, true);
  const links = all('link').filter(isForAll);
  const meta = new Map<string, string[]>();
  for (const { attribs } of all('meta')) {
    const name = attribs.name ?? attribs.property;
    if (name !== undefined && attribs.media === undefined)
      meta.set(name, [...(meta.get(name) ?? []), attribs.content ?? '']);
  }
  return {
    title: all('title')
      .filter(({ parent }) => (parent as Element | null)?.name === 'head')
      .map((each) => DomUtils.textContent(each))
      .join('|'),
    meta,
    canonical: links.filter(({ attribs }) => attribs.rel === 'canonical').map(({ attribs }) => attribs.href ?? ''),
    alternates: new Map(
      links.flatMap(({ attribs: { hreflang, href = '' } }) =>
        hreflang === undefined ? [] : [[hreflang, href] as const],
      ),
    ),
    jsonLd: all('script')
      .filter(({ attribs }) => attribs.type === 'application/ld+json')
      .map((each) => DomUtils.textContent(each)),
    headings: DomUtils.filter((node) => DomUtils.isTag(node) && /^h[1-6]$/.test(node.name), document, true)
      .filter((node) => isForAll(node as Element))
      .map((node) => Number((node as Element).name.slice(1))),
    links: all('a').flatMap(({ attribs: { href, hreflang } }) => (hreflang === undefined ? (href ?? []) : [])),
    pictures: all('img').flatMap(({ attribs: { src, srcset } }) => smallestOf(srcset) ?? src ?? []),
    ids: new Set(
      DomUtils.filter((node) => DomUtils.isTag(node) && node.attribs.id !== undefined, document, true).map(
        (node) => (node as Element).attribs.id ?? '',
      ),
    ),
  };
}

/** Whether an element is visible for all, and not only in browsers without scripts (`noscript`). */
function isForAll(element: Element): boolean {
  for (let above = element.parent; above; above = above.parent) {
    if (DomUtils.isTag(above) && above.name === 'noscript') return false;
  }
  return true;
}

function smallestOf(srcset: string | undefined): string | undefined {
  return srcset?.split(',')[0]?.trim().split(/\s+/)[0];
}
