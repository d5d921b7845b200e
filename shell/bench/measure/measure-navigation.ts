import type { Browser, Page } from '@playwright/test';
import { type OpenedPage, withPage } from '../browser/open-page';
import type { Profile } from '../browser/profiles';
import { placeOf, tap, touchWithoutTap } from '../browser/tap';
import { wakeIslands } from '../browser/wake-islands';
import { type Arrival, arrivalKey, watchArrivals } from './watch-arrivals';

/** How long the browser is observed after a navigation, in milliseconds: its largest picture is there by then. */
const watchedFor = 3000;

/** Milliseconds; `NaN` for what did not happen. */
export interface NavigationTimes {
  /** From the tap to the new page with its title. */
  readonly title: number;
  /** From the tap to the largest picture in the window. */
  readonly picture: number;
  /** From Back to the earlier page with its title. */
  readonly back: number;
}

interface Options {
  readonly profile: Profile;
  /** Whether it is the first touch of the visit, so that the browser loads a document; otherwise the code of the page runs already. */
  readonly isFirst: boolean;
}

/** Taps a link on the slow network; on another visit follows it and goes back. */
export async function measureNavigation(
  browser: Browser,
  url: string,
  link: (page: Page) => ReturnType<Page['locator']>,
  options: Options,
): Promise<NavigationTimes> {
  const there = await measureLink(browser, url, link, options);
  const back = await measureBack(browser, url, link, options);
  return {
    title: since(there, there?.titleAt),
    picture: since(there, there?.pictureAt),
    back: since(back, back?.titleAt),
  };
}

function measureLink(
  browser: Browser,
  url: string,
  link: (page: Page) => ReturnType<Page['locator']>,
  { profile, isFirst }: Options,
): Promise<Arrival | null> {
  return withPage(browser, profile, async ({ page, session }) => {
    await open(page, url);
    const finger = await placeOf(link(page));
    if (!isFirst) {
      await touchWithoutTap(session, finger);
      await wakeIslands(page);
      await link(page).scrollIntoViewIfNeeded();
    }
    const pressed = isFirst ? finger : await placeOf(link(page));
    await page.waitForTimeout(500);
    await tap(page, session, pressed);
    await page.waitForTimeout(watchedFor);
    return readArrival(page);
  });
}

/**
 * Without an emulated screen: when the browser restores a page that it has kept, DevTools emulates the screen again, and the page is
 * styled and laid out three times, which no phone does.
 */
function measureBack(
  browser: Browser,
  url: string,
  link: (page: Page) => ReturnType<Page['locator']>,
  { profile, isFirst }: Options,
): Promise<Arrival | null> {
  const visit = async ({ page }: OpenedPage) => {
    await open(page, url);
    if (!isFirst) {
      await link(page).hover();
      await wakeIslands(page);
    }
    await link(page).click();
    await page.waitForTimeout(watchedFor);
    await page.evaluate((key) => {
      const from = { from: document.title, at: performance.timeOrigin + performance.now() };
      sessionStorage.setItem(key, JSON.stringify(from));
      // Afterwards: it ends the document of this script.
      setTimeout(() => history.back());
    }, arrivalKey);
    await page.waitForTimeout(watchedFor);
    return readArrival(page);
  };
  return withPage(browser, profile, visit, { isScreenEmulated: false });
}

async function open(page: Page, url: string): Promise<void> {
  // The loader that compiles the bench names its functions with a helper, which pages lack.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(watchArrivals, arrivalKey);
  await page.goto(url, { waitUntil: 'load' });
}

const since = (arrival: Arrival | null, at: number | undefined) =>
  arrival === null || at === undefined ? Number.NaN : at - arrival.at;

function readArrival(page: Page): Promise<Arrival | null> {
  return page.evaluate((key): Arrival | null => JSON.parse(sessionStorage.getItem(key) ?? 'null'), arrivalKey);
}
