import type { Browser, Locator, Page } from '@playwright/test';
import { type OpenedPage, wakeIslands, withPage } from '../shell/weight/open-page';
import type { PageName } from '../shell/weight/pages';
import { type Profile, profiles } from '../shell/weight/profiles';
import { type Bench, inTurns, type Row } from './rows';

/** How long the browser is observed after a navigation, in milliseconds: its largest picture is there by then. */
const watchedFor = 3000;

interface Navigation {
  readonly what: string;
  readonly page: PageName;
  readonly link: (page: Page) => Locator;
}

const firstProject = (page: Page) =>
  page.locator('main').getByRole('article').getByRole('heading', { level: 3 }).getByRole('link').first();

/** The ways that most visitors go. */
const navigations: readonly Navigation[] = [
  { what: 'Home to a project', page: 'home', link: firstProject },
  { what: 'Results to a project', page: 'results', link: firstProject },
  {
    what: 'Project to another project',
    page: 'project',
    link: (page) => page.locator('main a[href*="-properties/"]:not([href*="-properties/#"])').first(),
  },
  {
    what: 'Blog to an article',
    page: 'blog',
    link: (page) => page.locator('main').getByRole('article').getByRole('link').first(),
  },
];

/** From a press of a link to the next page, and from Back to the one before: as the first touch of a visit, and with its code running. */
export async function measureNavigations(bench: Bench): Promise<readonly Row[]> {
  const profile = profiles[bench.options.profile];
  const { title, picture, back } = bench.budgets.navigations;
  const rows: Row[] = [];
  for (const { what, page, link } of navigations.filter((each) => bench.options.pages.includes(each.page))) {
    for (const isFirst of [true, false]) {
      const group = `${what}, ${isFirst ? 'first touch' : 'code running'}`;
      bench.report(group);
      const values = await inTurns(bench, ({ origin, paths }) =>
        visit(bench.browser, origin + paths[page], link, { profile, isFirst }),
      );
      rows.push(
        { group, what: 'new title, ms', goal: title, cells: values('title') },
        { group, what: 'largest picture, ms', goal: picture, cells: values('picture') },
        { group, what: 'Back, ms', goal: back, cells: values('back') },
      );
    }
  }
  return rows;
}

interface Visit {
  readonly profile: Profile;
  /** Whether it is the first touch of the visit; otherwise the code of the page runs already. */
  readonly isFirst: boolean;
}

/**
 * Follows a link and goes back; milliseconds, `NaN` for what did not happen. Without an emulated screen: when the browser restores
 * a page from its back/forward cache, DevTools emulates the screen again, and the page is styled and laid out three times, which no
 * phone does.
 */
function visit(browser: Browser, url: string, link: Navigation['link'], { profile, isFirst }: Visit) {
  const follow = async ({ page }: OpenedPage) => {
    // The loader that compiles the bench names its functions with a helper, which pages lack.
    await page.addInitScript('globalThis.__name ??= (named) => named');
    await page.addInitScript(watchArrivals, arrivalKey);
    await page.goto(url, { waitUntil: 'load' });
    if (!isFirst) {
      await link(page).hover();
      await wakeIslands(page);
    }
    await link(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    await link(page).click();
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
    return { title: since(there, 'titleAt'), picture: since(there, 'pictureAt'), back: since(back, 'titleAt') };
  };
  return withPage(browser, profile, follow, { isScreenEmulated: false });
}

const since = (arrival: Arrival | null, moment: 'titleAt' | 'pictureAt') =>
  (arrival?.[moment] ?? Number.NaN) - (arrival?.at ?? 0);

function readArrival(page: Page): Promise<Arrival | null> {
  return page.evaluate((key): Arrival | null => JSON.parse(sessionStorage.getItem(key) ?? 'null'), arrivalKey);
}

/** The item of the session storage in which a navigation is recorded, across documents. */
const arrivalKey = 'benchArrival';

/** A navigation: times of the wall clock in milliseconds, comparable between documents. */
interface Arrival {
  /** The title of the page before. */
  readonly from: string;
  /** The end of the tap. */
  readonly at: number;
  /** The first frame with another title. */
  readonly titleAt?: number;
  /** The first frame in which the largest picture of the window was complete. */
  readonly pictureAt?: number;
  readonly picture?: string;
}

/** Runs in each document of a measured page, before its own code, and records a navigation frame by frame. */
function watchArrivals(key: string): void {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    'pointerup',
    () => sessionStorage.setItem(key, JSON.stringify({ from: document.title, at: now() })),
    { capture: true },
  );
  const largest = () => {
    let found: HTMLImageElement | undefined;
    let area = 0;
    for (const picture of document.images) {
      const { top, left, right, bottom } = picture.getBoundingClientRect();
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      const seen = Math.max(width, 0) * Math.max(Math.min(bottom, innerHeight) - Math.max(top, 0), 0);
      if (seen > area) [found, area] = [picture, seen];
    }
    return found;
  };
  const look = () => {
    const arrival: Arrival | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (arrival !== null && document.title !== '' && document.title !== arrival.from) {
      const next: Arrival = { titleAt: now(), ...arrival };
      const picture = largest();
      const isWhole = picture?.complete === true && picture.naturalWidth > 0;
      const changed =
        isWhole && picture.currentSrc !== arrival.picture ? { picture: picture.currentSrc, pictureAt: now() } : {};
      sessionStorage.setItem(key, JSON.stringify({ ...next, ...changed }));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
