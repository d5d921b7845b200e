import { paths } from '@iwan/shared/paths/paths';
import { receivedComposition, type SentComposition } from '../../src/composition/composition';
import { matchRoute } from '../../src/composition/match-route';
import { axeFindingsInBothSchemes } from '../support/checks/axe-findings';
import { sidewaysScroll } from '../support/checks/layout';
import { comparedMarks, marksOf, movedMarks } from '../support/checks/same-look';
import { crawlSite } from '../support/crawl/crawl-site';
import { visitedPages } from '../support/crawl/page-errors';
import { deepTag } from '../support/deep-tag';
import { expectHydrated, whenFontsAreHere } from '../support/page-state';
import { expect, test } from '../support/processes/own-backend';
import { openPage, screens, withoutOtherHosts } from '../support/tour';

// The tour uses the records of a backend with section 7 only. Here: what our own backend adds, with real names and
// texts.

test.beforeEach(({ context }) => withoutOtherHosts(context));

/** The page that differs most from one with section 7 only. */
const project = paths.project({ name: 'Lazurine Quay', developer: { name: 'Lazurine Estates' } });

/** The pages with most of the fields that our own backend has beyond section 3. */
const richest = [
  '/',
  project,
  '/lazurine-estates-properties/',
  '/compare?project=1&project=2&project=3',
  '/agents/mariam-al-suri/',
  '/blog-details/1',
];

for (const path of richest) {
  test(`${path} of the demo content passes all checks at 320 px, light and dark, and looks as without scripts${deepTag(path !== project)}`, async ({
    newSite,
    page,
    browser,
  }) => {
    test.slow();
    const plain = await openPage(browser, newSite.origin + path, { screen: 'narrow', scripts: 'off' });
    const without = await comparedMarks(plain.page);
    await plain.close();
    await page.setViewportSize(screens.narrow.viewport);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectHydrated(page);
    await whenFontsAreHere(page);
    // The browser shows the number of compared projects in the header.
    if (!path.startsWith('/compare')) expect(movedMarks(without, await marksOf(page))).toEqual([]);
    expect(await sidewaysScroll(page)).toEqual([]);
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  });
}

test('one page of each kind passes all checks at 320 and 1440 px, light and dark, and looks as without scripts @deep', async ({
  newSite,
  page,
  browser,
}) => {
  test.setTimeout(600_000);
  const sent = (await (await fetch(`${newSite.origin}/composition.json`)).json()) as SentComposition;
  const composition = receivedComposition(sent);
  const kinds = new Map<string, string>();
  for (const { address } of visitedPages(await crawlSite(newSite.origin, { everyWay: true }))) {
    const name = matchRoute(composition, address.replace(/\?.*$/, ''))?.route.name;
    if (name !== undefined && !kinds.has(name) && !address.includes('?')) kinds.set(name, address);
  }
  expect(kinds.size).toBeGreaterThan(14);
  for (const address of kinds.values()) {
    const url = newSite.origin + address;
    const plain = await openPage(browser, url, { screen: 'narrow', scripts: 'off' });
    const without = await comparedMarks(plain.page);
    await plain.close();
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(url);
    await expectHydrated(page);
    expect(movedMarks(without, await marksOf(page)), address).toEqual([]);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page), `${address} at ${width}`).toEqual([]);
      expect(await axeFindingsInBothSchemes(page), `${address} at ${width}`).toEqual([]);
    }
  }
});
