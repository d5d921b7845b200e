import { languages, pathIn } from '@iwan/shared/domain/format/languages';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { crawlSite, fetchWithRetries, type Visit } from '../../support/crawl/crawl-site';
import { alternateErrors, isIndexed, pageErrors, siteErrors, visitedPages } from '../../support/crawl/page-errors';

/** Names that must be encoded in an address. */
export const oddNames = ['Palm-View Homes', "L'Étoile d’Or", 'Pelham & Sons', 'North/South', 'Señora Niño'];

/** Developers and agents with those names, and a project of each developer. */
export const oddRecords = {
  developers: oddNames.map((name) => ({ name, heading: 'A house of its own' })),
  agents: oddNames.map((name) => ({ name, designation: 'Adviser' })),
  projects: oddNames.map((developer, index) => ({
    name: `House ${index + 1}`,
    developer,
    location: 'Dubai Marina',
    cat: 'Residential',
    starting_price: 'AED 1,000,000',
  })),
};

interface Expectations {
  /** The least number of addresses, social pictures and pictures. */
  readonly fewest: { readonly addresses: number; readonly social: number; readonly shown: number };
  /** Every nth of these is rendered: each takes a part of a second. */
  readonly every: { readonly social: number; readonly shown: number };
  /** Whether each page is requested in every way that links to it. */
  readonly everyWay: boolean;
}

/**
 * Tests of all links of a site with the odd records, starting from Home. The site must run when the first of them
 * starts.
 */
export function testLinks(site: { readonly origin: string }, { fewest, every, everyWay }: Expectations): void {
  let crawl: Promise<readonly Visit[]> | undefined;
  const visited = () => {
    crawl ??= crawlSite(site.origin, { everyWay });
    return crawl;
  };

  test('every link reachable from Home leads to a page, a file, or a redirect to the page of a project', async () => {
    const visits = await visited();
    expect(visits.length).toBeGreaterThan(fewest.addresses);
    const isExpected = ({ address, status }: Visit) =>
      status === 200 || (status === 302 && address.startsWith('/property-details/'));
    const lost = visits.filter((visit) => !isExpected(visit));
    expect(lost.map(({ address, status, from }) => `${status} ${address}, from ${from}`)).toEqual([]);
  }, 300_000);

  test('developers and agents open from every link to them, for all names', async () => {
    const own = visitedPages(await visited()).filter(({ address }) =>
      /^\/(developers\/|agents\/)?[^/?]*\/$/.test(address),
    );
    const titles = own.map(({ page }) => page.title);
    // A developer at two addresses, an agent at one.
    const timesOf = (name: string) => titles.filter((title) => title.startsWith(name)).length;
    expect(oddNames.map((name) => [name, timesOf(name)])).toEqual(oddNames.map((name) => [name, 3]));
  });

  test('every page has the metadata for search engines and other sites, and no two have the same', async () => {
    const pages = visitedPages(await visited());
    expect(pages.flatMap((visit) => pageErrors(visit, site.origin))).toEqual([]);
    expect(siteErrors(pages, site.origin)).toEqual([]);
  });

  test('a page’s social picture and displayed pictures exist', async () => {
    const pages = visitedPages(await visited());
    const social = new Set(pages.map(({ page }) => page.meta.get('og:image')?.[0] ?? ''));
    const shown = new Set(pages.flatMap(({ page }) => page.pictures).filter((address) => !address.startsWith('data:')));
    expect([social.size > fewest.social, shown.size > fewest.shown]).toEqual([true, true]);
    const atOnce = pLimit(3);
    const facts = await Promise.all([
      ...sampled(social, every.social).map((address) => atOnce(() => errorsOfSocialPicture(address))),
      ...sampled(shown, every.shown).map((address) => atOnce(() => errorsOfPicture(address, site.origin))),
    ]);
    expect(facts.flat()).toEqual([]);
  }, 240_000);

  test('no link of a page in Arabic leads out of it, and each page is paired with its twin', async () => {
    const visits = await crawlSite(site.origin, { everyWay: false, start: '/ar' });
    expect(visits.length).toBeGreaterThan(fewest.addresses);
    const isFile = (address: string) => /^\/(images|media|remotes)\//.test(address);
    const outside = visits.filter(({ address }) => !isFile(address) && !/^\/ar(?=[/?]|$)/.test(address));
    expect(outside.map(({ address, from }) => `${address}, from ${from}`)).toEqual([]);
    const lost = visits.filter(({ status }) => status !== 200 && status !== 302);
    expect(lost.map(({ address, status, from }) => `${status} ${address}, from ${from}`)).toEqual([]);
    const indexed = visitedPages(visits).filter(({ page }) => isIndexed(page));
    expect(indexed.flatMap(({ page }) => alternateErrors(page, site.origin))).toEqual([]);
  }, 120_000);

  test('the sitemap has every page that links lead to, and no other', async () => {
    const xml = await (await fetchWithRetries(`${site.origin}/sitemap.xml`)).text();
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
      (address ?? '').replaceAll('&amp;', '&'),
    );
    const own = visitedPages(await visited()).filter(
      ({ address, page }) => isIndexed(page) && page.canonical[0] === site.origin + address,
    );
    // Further pages and tabs of a list are found by its own links.
    const expected = own.map(({ address }) => address).filter((address) => !/[?&](page|tab)=/.test(address));
    // The compare bar, which is shown after a selection, links there.
    const linkedLater = ['/compare'];
    const addresses = [...new Set([...expected, ...linkedLater])].flatMap((address) =>
      languages.map(({ locale }) => site.origin + pathIn(locale, address)),
    );
    expect(listed.toSorted()).toEqual(addresses.toSorted());
    expect(await (await fetch(`${site.origin}/robots.txt`)).text()).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  });
}

/** The selection depends only on their number. */
function sampled(items: ReadonlySet<string>, step: number): readonly string[] {
  return [...items].filter((_, index) => index % step === 0);
}

async function errorsOfSocialPicture(address: string): Promise<readonly string[]> {
  const response = await fetchWithRetries(address);
  const { format, width, height } = await sharp(await response.arrayBuffer())
    .metadata()
    .catch(() => ({ format: 'none', width: 0, height: 0 }));
  const facts = `${response.status} ${response.headers.get('content-type')} ${format} ${width} × ${height}`;
  return facts === '200 image/jpeg jpeg 1200 × 630' ? [] : [`${address}: ${facts}`];
}

async function errorsOfPicture(address: string, origin: string): Promise<readonly string[]> {
  const response = await fetchWithRetries(new URL(address, origin), { accept: 'image/webp,*/*' });
  await response.arrayBuffer();
  const type = response.headers.get('content-type');
  return response.status === 200 && type?.startsWith('image/') ? [] : [`${address}: ${response.status} ${type}`];
}
