import type { Browser, Page } from '@playwright/test';
import { withPage } from '../browser/open-page';
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

/**
 * Taps a link on the slow network, then goes back. `isFirst`: it is the first touch of the visit, so that the browser loads a
 * document; otherwise the code of the page runs already.
 */
export function measureNavigation(
  browser: Browser,
  url: string,
  link: (page: Page) => ReturnType<Page['locator']>,
  { profile, isFirst }: { readonly profile: Profile; readonly isFirst: boolean },
): Promise<NavigationTimes> {
  return withPage(browser, profile, async ({ page, session }) => {
    // The loader that compiles the bench names its functions with a helper, which pages lack.
    await page.addInitScript('globalThis.__name ??= (named) => named');
    await page.addInitScript(watchArrivals, arrivalKey);
    await page.goto(url, { waitUntil: 'load' });
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
    const there = await readArrival(page);
    await page.evaluate((key) => {
      const from = { from: document.title, at: performance.timeOrigin + performance.now() };
      sessionStorage.setItem(key, JSON.stringify(from));
      // Afterwards: it ends the document of this script.
      setTimeout(() => history.back());
    }, arrivalKey);
    await page.waitForTimeout(watchedFor);
    const back = await readArrival(page);
    return {
      title: since(there, there?.titleAt),
      picture: since(there, there?.pictureAt),
      back: since(back, back?.titleAt),
    };
  });
}

const since = (arrival: Arrival | null, at: number | undefined) =>
  arrival === null || at === undefined ? Number.NaN : at - arrival.at;

function readArrival(page: Page): Promise<Arrival | null> {
  return page.evaluate((key): Arrival | null => JSON.parse(sessionStorage.getItem(key) ?? 'null'), arrivalKey);
}
