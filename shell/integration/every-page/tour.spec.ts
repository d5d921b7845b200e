import type { Browser, Page } from '@playwright/test';
import { axeFindingsBesideColours, axeFindingsInBothSchemes } from '../support/checks/axe-findings';
import { invalidMarkup, persistentElements, untruthfulSizes, unusedPreloads } from '../support/checks/document';
import { fixedParts, sidewaysScroll, smallTargets } from '../support/checks/layout';
import { comparedMarks, type Mark, marksOf, movedMarks } from '../support/checks/same-look';
import { deepTag } from '../support/deep-tag';
import { expectHydrated, whenFontsAreHere } from '../support/page-state';
import { wiredPages } from '../support/pages';
import { soundRecords } from '../support/records';
import { expect, test } from '../support/test';
import { openPage, screens } from '../support/tour';

const basketKey = 'compareList';

/** Puts two projects into the basket of an open page, as another tab does, so that the page shows the compare bar. */
async function fillBasket(page: Page): Promise<void> {
  const chosen = JSON.stringify((soundRecords.projects as object[]).slice(0, 2));
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key, text);
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [basketKey, chosen] as const,
  );
  await expect(page.getByRole('banner').getByRole('link', { name: /^Compare, 2/ })).toBeAttached();
}

// Checks that hold for every page, on each page loaded once for each screen, with scripts and without.

/** A phone in landscape, and 1280 × 1024 zoomed to 400 %. */
const lowWindows = [
  { width: 844, height: 390 },
  { width: 320, height: 256 },
] as const;

interface Stop {
  readonly path: string;
  readonly owner: string;
  readonly heading: string;
  /** Left to CI: another stop shows the same page with more on it, or one of the same kind. */
  readonly isShownElsewhere?: boolean;
  /** Shows content that only scripts know, which therefore has another position. */
  readonly hasMoreByScript?: boolean;
}

/**
 * Each is a list, a page of people or a page of text like another stop, with the same parts; documents.test.ts checks
 * their content in every run.
 */
const shownElsewhere = [
  '/filter-property',
  '/compare',
  '/locations/dubai-marina',
  '/our-team',
  '/our-team/agents',
  '/agents/layla-haddad/',
  '/video-gallery',
  '/about/',
  '/contact-us/',
  '/privacy-policy',
  '/terms-and-condition',
  '/career/property-inspector',
];

/** Pages of the table, and further addresses of these with other content. */
const stops: readonly Stop[] = [
  ...wiredPages.map((page) => ({ ...page, isShownElsewhere: shownElsewhere.includes(page.path) })),
  // The browser puts the compared projects into the basket, and shows their number in the header.
  { path: '/compare?project=1&project=2', owner: 'mfe-listings', heading: 'Compare projects', hasMoreByScript: true },
  { path: '/filter-property?unit=2BR', owner: 'mfe-listings', heading: 'Your Personalized Property Showcase' },
];

/**
 * The pages whose layout depends most on the width: a row of parts, a long page with a bar, a map. The deep tests
 * have all.
 */
const onDesktops = ['/', '/marensand-developments-properties/harbour-gate/', '/map/'];

async function expectContent(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(await page.locator('h1').count()).toBe(1);
  await expect(page.getByRole('contentinfo')).toContainText('Iwan Real Estate');
  await expect(page.locator('main')).not.toContainText('Loading');
  await expect(page.locator('main')).not.toContainText(/could not (be loaded|load)/);
}

/** The positions of the parts of a page without scripts, which is complete without them. */
async function marksWithoutScripts(
  browser: Browser,
  url: string,
  screen: keyof typeof screens,
  heading: string,
): Promise<readonly Mark[]> {
  const { page, close } = await openPage(browser, url, { screen, scripts: 'off' });
  await expectContent(page, heading);
  // Styled by its document alone: a browser's default margin is 8 px.
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  const marks = await comparedMarks(page);
  expect(marks.length).toBeGreaterThan(new URL(url).pathname === '/map/' ? 2 : 10);
  await close();
  return marks;
}

async function expectNoOverflow(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), `at ${width} px`).toEqual([]);
  }
}

/** Hydrated with the elements that the server has sent, in the same positions as without scripts. */
async function expectSameHydrated(page: Page, without: readonly Mark[] | null): Promise<void> {
  const replaced = await persistentElements(page);
  await expectHydrated(page);
  expect(await replaced(), 'what hydration has put something else in the place of').toEqual([]);
  await whenFontsAreHere(page);
  expect(await untruthfulSizes(page), 'pictures that are fetched wider than they are drawn').toEqual([]);
  if (without !== null) expect(movedMarks(without, await marksOf(page))).toEqual([]);
}

for (const { path, owner, heading, isShownElsewhere = false, hasMoreByScript = false } of stops) {
  test(`${path} passes all checks with and without scripts on a phone, and at each width${isShownElsewhere ? ' @ci' : ''}`, {
    tag: `@${owner}`,
  }, async ({ browser, site }) => {
    test.slow();
    const url = site + path;
    // Opened first: it is left without interaction while the other is checked.
    const { page, fetched, close } = await openPage(browser, url, { screen: 'phone', scripts: 'on' });
    await expectContent(page, heading);
    const without = await marksWithoutScripts(browser, url, 'phone', heading);
    expect(fetched, 'what comes untouched').toEqual([]);
    expect(await unusedPreloads(page), 'what is preloaded in vain').toEqual([]);
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(footer?.height, 'the footer of a phone').toBeLessThan(screens.phone.viewport.height);
    for (const viewport of [{ width: 1024, height: 1366 }, screens.phone.viewport]) {
      await page.setViewportSize(viewport);
      expect(await smallTargets(page), `for a finger at ${viewport.width} px`).toEqual([]);
    }
    await expectSameHydrated(page, hasMoreByScript ? null : without);
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
    expect(await invalidMarkup(page)).toEqual([]);
    await expectNoOverflow(page, [320, 390, 768, 1440]);
    expect(fetched.filter((file) => file.endsWith('.css'))).toEqual([]);
    await fillBasket(page);
    for (const viewport of lowWindows) {
      await page.setViewportSize(viewport);
      expect(await fixedParts(page), `over a window of ${viewport.width} × ${viewport.height}`).toEqual([]);
    }
    await close();
  });

  // The elements are those of the phone: positions and sizes differ.
  test(`${path} passes all checks with and without scripts on a desktop${deepTag(!onDesktops.includes(path))}`, {
    tag: `@${owner}`,
  }, async ({ browser, site }) => {
    const url = site + path;
    const without = await marksWithoutScripts(browser, url, 'desktop', heading);
    const { page, close } = await openPage(browser, url, { screen: 'desktop', scripts: 'on' });
    await expectSameHydrated(page, hasMoreByScript ? null : without);
    await close();
  });

  test(`${path} has no axe finding on a desktop @deep`, { tag: `@${owner}` }, async ({ browser, site }) => {
    const { page, close } = await openPage(browser, site + path, { screen: 'desktop', scripts: 'on' });
    await expectContent(page, heading);
    await expectHydrated(page);
    expect(await axeFindingsBesideColours(page)).toEqual([]);
    await close();
  });
}
