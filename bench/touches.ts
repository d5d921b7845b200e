import type { Browser, Locator, Page } from '@playwright/test';
import { withPage } from '../shell/weight/open-page';
import type { PageName } from '../shell/weight/pages';
import { type Profile, profiles } from '../shell/weight/profiles';
import { type Bench, inTurns, percentileOf, type Row } from './rows';
import { placeOf, tap } from './tap';

/** From one touch to the next, in milliseconds. */
const pause = 900;
const recordName = 'benchTouches';

/**
 * Interaction to next paint of thirty touches on three pages, as a visitor makes them: from the first one on, which loads the code of
 * what it touches. Nothing where one of these pages is left out.
 */
export async function measureTouches(bench: Bench): Promise<readonly Row[]> {
  if (thirtyTouches.some(({ page }) => !bench.options.pages.includes(page))) return [];
  bench.report('Thirty touches');
  const profile = { ...profiles[bench.options.profile], isPhone: true };
  const values = await inTurns(bench, async ({ origin, paths }) => {
    const durations = await touchAll(bench.browser, (page) => origin + paths[page], profile);
    return { p75: percentileOf(durations, 75), longest: Math.max(...durations) };
  });
  const group = 'Thirty touches';
  return [
    { group, what: 'INP p75, ms', goal: bench.budgets.interactions.nextPaint, cells: values('p75') },
    { group, what: 'the longest, ms', cells: values('longest') },
  ];
}

/** Milliseconds from each touch to the next paint; 0 where the browser found it too short to report. */
function touchAll(browser: Browser, urlOf: (page: PageName) => string, profile: Profile): Promise<readonly number[]> {
  return withPage(browser, profile, async ({ page, session }) => {
    await page.addInitScript(recordInteractions, recordName);
    const durations: number[] = [];
    for (const { page: name, touches } of thirtyTouches) {
      await page.goto(urlOf(name), { waitUntil: 'load' });
      const opened = await openedAt(page);
      for (const target of touches) {
        await tap(page, session, await placeOf(target(page)));
        await page.waitForTimeout(pause);
      }
      const reported: readonly number[] = await page.evaluate(
        (record) => [...(Reflect.get(window, record) as Map<number, number>).values()],
        recordName,
      );
      if ((await openedAt(page)) !== opened) throw new Error(`A touch on ${urlOf(name)} has led to another document.`);
      durations.push(...reported, ...Array(Math.max(0, touches.length - reported.length)).fill(0));
    }
    return durations;
  });
}

/** Runs in each document of a measured page, before its own code. */
function recordInteractions(name: string): void {
  const durations = new Map<number, number>();
  Reflect.set(window, name, durations);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id: number = Reflect.get(entry, 'interactionId');
      // A touch is several events, such as the press and the click; it lasts as long as the longest.
      if (id > 0) durations.set(id, Math.max(durations.get(id) ?? 0, entry.duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Another moment for each document. */
const openedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);

interface TouchedPage {
  readonly page: PageName;
  /** The touched elements, one after the other. None leads to another document. */
  readonly touches: readonly ((page: Page) => Locator)[];
}

const nth = (index: number) => (page: Page) =>
  page
    .getByRole('article')
    .getByRole('button', { name: /^Save / })
    .nth(index);
const premier = (page: Page) => page.locator('#premier');
const tab = (name: string) => (page: Page) => premier(page).getByRole('tab', { name });
const freshFinds = (name: string) => (page: Page) =>
  page.locator('[data-island="fresh-finds"]').getByRole('button', { name });
const menu = (page: Page) => page.locator('header summary:visible').first();
const compare = (index: number) => (page: Page) => page.locator('main').getByRole('checkbox').nth(index);
const filter = (text: string) => (page: Page) => page.getByRole('dialog').getByText(text).first();
const agent = (index: number) => (page: Page) => page.locator('main').getByRole('radio').nth(index);

/** Thirty touches of a visitor who looks for a home. */
const thirtyTouches: readonly TouchedPage[] = [
  {
    page: 'home',
    touches: [
      (page) =>
        premier(page)
          .getByRole('button', { name: /^Save / })
          .first(),
      (page) => premier(page).getByRole('checkbox').first(),
      ...[freshFinds('Next'), freshFinds('Previous')],
      // Links, which lead to a document where the code of their part does not arrive in time.
      ...[tab('Residential'), tab('Commercial'), tab('Off Plan'), tab('All'), menu, menu],
    ],
  },
  {
    page: 'results',
    touches: [
      (page) => page.getByRole('button', { name: 'Save this search' }).first(),
      ...[nth(0), nth(1), nth(2)],
      (page) => page.getByRole('link', { name: /Filters/ }),
      ...[filter('1BR'), filter('2BR')],
      (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).first(),
      ...[menu, menu, compare(0), compare(1)],
    ],
  },
  {
    page: 'project',
    touches: [
      (page) =>
        page
          .locator('main')
          .getByRole('button', { name: /^Save / })
          .first(),
      (page) => page.locator('main').getByRole('tab', { name: 'Master Plan' }),
      ...[agent(1), agent(0), nth(0), nth(1), nth(2), compare(0)],
    ],
  },
];
