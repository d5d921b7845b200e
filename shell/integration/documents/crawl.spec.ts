import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Composition } from '../../src/composition/composition';
import { matchRoute } from '../../src/composition/match-route';
import { axeFindingsInBothSchemes } from '../support/axe-findings';
import { crawlSite, type Visit } from '../support/crawl/crawl-site';
import { isIndexed, pageProblems, siteProblems, type VisitedPage, visitedPages } from '../support/crawl/page-problems';
import { patientFetch } from '../support/crawl/patient-fetch';
import { expectHydrated } from '../support/expect-hydrated';
import { expect, test as withOwnBackend } from '../support/own-backend';
import { comparedMarks, contextWithoutScripts, marksOf, movedMarks } from '../support/same-look';

/** The site with its demo content, every link of it visited once. */
const test = withOwnBackend.extend<object, { readonly visits: readonly Visit[] }>({
  visits: [async ({ newSite }, use) => use(await crawlSite(newSite.origin)), { scope: 'worker', timeout: 120_000 }],
});

// One worker, which crawls once.
test.describe.configure({ mode: 'default', timeout: 300_000 });

/** Runs a few at a time. */
async function each<Item>(items: Iterable<Item>, atOnce: number, visit: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await visit(item);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

test('every link from Home on leads to a page, a file, or on to the page of a project', async ({ visits }) => {
  expect(visits.length).toBeGreaterThan(300);
  const isExpected = ({ address, status }: Visit) =>
    status === 200 || (status === 302 && address.startsWith('/property-details/'));
  const lost = visits.filter((visit) => !isExpected(visit));
  expect(lost.map(({ address, status, from }) => `${status} ${address}, from ${from}`)).toEqual([]);
});

test('every page says what search engines and other sites ask for, and no two say the same', async ({
  visits,
  newSite,
}) => {
  const pages = visitedPages(visits);
  expect(pages.flatMap((visited) => pageProblems(visited, newSite.origin))).toEqual([]);
  expect(siteProblems(pages, newSite.origin)).toEqual([]);
});

test('every page has the picture that it tells other sites of, and all that it shows', async ({ visits, newSite }) => {
  const pages = visitedPages(visits);
  const problems: string[] = [];
  const told = new Set(pages.map(({ page }) => page.meta.get('og:image')?.[0] ?? ''));
  await each(told, 2, async (address) => {
    const answer = await patientFetch(address);
    const { format, width, height } = await sharp(await answer.arrayBuffer())
      .metadata()
      .catch(() => ({ format: 'none', width: 0, height: 0 }));
    const facts = `${answer.status} ${answer.headers.get('content-type')} ${format} ${width} × ${height}`;
    if (facts !== '200 image/jpeg jpeg 1200 × 630') problems.push(`${address}: ${facts}`);
  });
  const shown = new Set(pages.flatMap(({ page }) => page.pictures).filter((address) => !address.startsWith('data:')));
  await each(shown, 4, async (address) => {
    const answer = await patientFetch(new URL(address, newSite.origin), { accept: 'image/webp,*/*' });
    await answer.arrayBuffer();
    const type = answer.headers.get('content-type');
    if (answer.status !== 200 || !type?.startsWith('image/')) problems.push(`${address}: ${answer.status} ${type}`);
  });
  expect(problems).toEqual([]);
  expect([told.size > 100, shown.size > 50]).toEqual([true, true]);
});

test('the sitemap has every page that links lead to, and no other', async ({ visits, newSite }) => {
  const xml = await (await patientFetch(`${newSite.origin}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
    (address ?? '').replaceAll('&amp;', '&'),
  );
  const own = visitedPages(visits).filter(
    ({ address, page }) => isIndexed(page) && page.canonical[0] === newSite.origin + address,
  );
  // Further pages and tabs of a list are found by its own links.
  const expected = own.map(({ address }) => address).filter((address) => !/[?&](page|tab)=/.test(address));
  // The bar of picks leads there, which stands where something is picked.
  const linkedLater = ['/compare'];
  const addresses = [...expected, ...linkedLater].map((address) => newSite.origin + address);
  expect(listed.toSorted()).toEqual(addresses.toSorted());
  expect(await (await fetch(`${newSite.origin}/robots.txt`)).text()).toContain(
    `Sitemap: ${newSite.origin}/sitemap.xml`,
  );
});

test('one page of each kind is sound in a browser: for axe, on a narrow screen, and as without scripts', async ({
  visits,
  newSite,
  context,
  browser,
}) => {
  const kinds = kindsOf(
    visitedPages(visits),
    (await (await fetch(`${newSite.origin}/composition.json`)).json()) as Composition,
  );
  expect(kinds.size).toBeGreaterThan(14);
  // About a minute on two cores of one's own; where others are at work, several.
  test.setTimeout(600_000);
  const problems: string[] = [];
  // A framed map of another host is not ours to judge, and nothing leaves the machine.
  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  const plain = await contextWithoutScripts(browser);
  await each(kinds.values(), 2, async (address) => {
    for (const problem of await problemsInBrowser(context, plain, newSite.origin + address))
      problems.push(`${address}: ${problem}`);
  });
  await plain.close();
  expect(problems).toEqual([]);
});

/** The first page that was found of each kind, by the name of its route. */
function kindsOf(pages: readonly VisitedPage[], composition: Composition): ReadonlyMap<string, string> {
  const kinds = new Map<string, string>();
  for (const { address } of pages) {
    const name = matchRoute(composition, address.replace(/\?.*$/, ''))?.route.name;
    if (name !== undefined && !kinds.has(name) && !address.includes('?')) kinds.set(name, address);
  }
  return kinds;
}

async function problemsInBrowser(
  context: BrowserContext,
  plainContext: BrowserContext,
  url: string,
): Promise<readonly string[]> {
  const problems: string[] = [];
  const page = await context.newPage();
  const plain = await plainContext.newPage();
  try {
    await plain.setViewportSize({ width: 320, height: 900 });
    await plain.goto(url);
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(url);
    await expectHydrated(page);
    problems.push(...movedMarks(await comparedMarks(plain), await marksOf(page)));
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      problems.push(...(await sidewaysScroll(page)).map((wide) => `at ${width}: ${wide}`));
      problems.push(...(await axeFindingsInBothSchemes(page)).map((finding) => `at ${width}, ${finding}`));
    }
    return problems;
  } finally {
    await plain.close();
    await page.close();
  }
}

/** What makes a page wider than its window. */
function sidewaysScroll(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} in ${clientWidth} px`] : [];
  });
}
