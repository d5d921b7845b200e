import { languages, pathIn, readPath } from '@iwan/shared/domain/format/languages';
import { structuredErrors } from '@iwan/shared/testing/schema-org';
import type { Visit } from './crawl-site';
import type { ReadPage } from './read-page';

/** A document of the site, and the address at which it was found. */
export interface VisitedPage {
  readonly address: string;
  readonly page: ReadPage;
}

export function visitedPages(visits: readonly Visit[]): readonly VisitedPage[] {
  return visits.flatMap(({ address, page }) => (page === null ? [] : [{ address, page }]));
}

/** Whether search engines may index a page. */
export function isIndexed({ meta }: ReadPage): boolean {
  return !meta.get('robots')?.includes('noindex');
}

/** The faults of one document by itself, a sentence each. */
export function pageErrors({ address, page }: VisitedPage, origin: string): readonly string[] {
  const errors: string[] = [];
  const report = (sentence: string) => errors.push(`${address}: ${sentence}`);
  const one = (name: string) => {
    const contents = page.meta.get(name) ?? [];
    if (contents.length !== 1 || contents[0]?.trim() === '') report(`has ${contents.length} ${name}, or an empty one.`);
    return contents[0] ?? '';
  };
  if (page.title.trim() === '' || page.title.includes('|null')) report(`is called "${page.title}".`);
  if (page.headings.filter((level) => level === 1).length !== 1) report(`has headings of ${page.headings.join(' ')}.`);
  for (const [place, level] of page.headings.entries()) {
    const before = page.headings[place - 1] ?? 0;
    if (level > before + 1) report(`goes from a heading of level ${before} to one of ${level}.`);
  }
  const [canonical = ''] = page.canonical;
  if (page.canonical.length !== 1 || !canonical.startsWith(`${origin}/`))
    report(`has the canonical address "${canonical}".`);
  if (one('og:url') !== canonical) report('tells other sites of another address than search engines.');
  if (isIndexed(page)) for (const sentence of alternateErrors(page, origin)) report(sentence);
  for (const name of [
    'description',
    'og:title',
    'og:description',
    'og:type',
    'og:locale',
    'og:image:alt',
    'twitter:image:alt',
  ])
    one(name);
  if (one('twitter:card') !== 'summary_large_image') report('has a small card.');
  if (one('og:image') !== one('twitter:image') || !one('og:image').startsWith(`${origin}/social`))
    report('has another picture.');
  if (`${one('og:image:width')} × ${one('og:image:height')}` !== '1200 × 630')
    report('says another size of its picture.');
  if (page.jsonLd.length !== 1 && isIndexed(page)) report(`has ${page.jsonLd.length} blocks of JSON-LD.`);
  for (const text of page.jsonLd) for (const error of structuredErrors(JSON.parse(text), 'whole')) report(error);
  return errors;
}

/** A page is paired with itself in each language, and the default one is for all others. */
export function alternateErrors(
  { canonical: [canonical = ''], alternates }: ReadPage,
  origin: string,
): readonly string[] {
  const { path } = readPath(new URL(canonical).pathname);
  const twins = languages.map(({ code, locale }) => [code, origin + pathIn(locale, path + new URL(canonical).search)]);
  const expected = new Map([...twins, ['x-default', twins[0]?.[1] ?? '']] as [string, string][]);
  return [...expected].flatMap(([language, address]) =>
    alternates.get(language) === address ? [] : [`says that ${alternates.get(language)} is it in "${language}".`],
  );
}

/**
 * The faults of documents compared with each other: one address for each page, and no two pages with the same title
 * or description.
 */
export function siteErrors(pages: readonly VisitedPage[], origin: string): readonly string[] {
  const errors: string[] = [];
  const byAddress = new Map(pages.map((visited) => [origin + visited.address, visited]));
  for (const { address, page } of pages) {
    const [canonical = ''] = page.canonical;
    const own = byAddress.get(canonical);
    if (own === undefined) {
      // A form about something of its query, which no search engine lists, may be reached in that way only.
      if (isIndexed(page)) errors.push(`${address}: no link leads to its canonical address ${canonical}.`);
    } else if (own.page.canonical[0] !== canonical) errors.push(`${address}: ${canonical} is not canonical itself.`);
    for (const link of page.links) {
      const url = new URL(link, origin + address);
      const target = byAddress.get(url.origin + url.pathname + url.search);
      const id = decodeURIComponent(url.hash.slice(1));
      if (target && id !== '' && !target.page.ids.has(id))
        errors.push(`${address}: nothing is called ${url.hash} at ${link}.`);
    }
  }
  // Documents with the same canonical address are the same page.
  const distinct = pages.filter(({ address, page }) => page.canonical[0] === origin + address && isIndexed(page));
  for (const [what, textOf] of [
    ['title', ({ page }: VisitedPage) => page.title],
    ['description', ({ page }: VisitedPage) => page.meta.get('description')?.[0] ?? ''],
  ] as const) {
    const first = new Map<string, string>();
    for (const visited of distinct) {
      const other = first.get(textOf(visited));
      // Section 2 gives Home one text for both, which no other page has.
      if (other !== undefined) errors.push(`${visited.address} and ${other} have one ${what}: ${textOf(visited)}`);
      else first.set(textOf(visited), visited.address);
    }
  }
  return errors;
}
