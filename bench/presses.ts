import type { Browser, Locator, Page } from '@playwright/test';
import { withPage } from '../shell/weight/open-page';
import type { PageName } from '../shell/weight/pages';
import { type Profile, profiles } from '../shell/weight/profiles';
import { type Bench, inTurns, type Row } from './rows';
import { placeOf, tap } from './tap';

interface Press {
  readonly what: string;
  readonly page: PageName;
  /** The hash of the closed group with the target. */
  readonly hash?: string;
  readonly target: (page: Page) => Locator;
  /** The time on the page's clock once it shows the result, `null` until then. Runs in the page. */
  readonly shownAt: () => number | null;
  /** Milliseconds. */
  readonly goal: number;
}

const presses: readonly Press[] = [
  {
    ...{ what: 'Open the menu', page: 'list', goal: 150 },
    target: (page) => page.locator('header summary[aria-label=Menu]'),
    shownAt: () => (document.querySelector('header details[open]') ? performance.now() : null),
  },
  {
    ...{ what: 'Save a project', page: 'results', goal: 600 },
    target: (page) =>
      page
        .getByRole('article')
        .getByRole('button', { name: /^Save / })
        .first(),
    shownAt: () => (document.querySelector('article button[aria-pressed=true]') ? performance.now() : null),
  },
  {
    ...{ what: 'Add to compare', page: 'list', goal: 600 },
    target: (page) => page.getByRole('checkbox').first(),
    shownAt: () => (document.querySelector('main input[type=checkbox]:checked') ? performance.now() : null),
  },
  {
    ...{ what: 'Open the Advanced Filter', page: 'results', goal: 200 },
    target: (page) => page.getByRole('link', { name: /Filters/ }),
    shownAt: () => (document.querySelector('dialog[open], [role=dialog]') ? performance.now() : null),
  },
  {
    ...{ what: 'Open the Advanced Filter, its fields', page: 'results', goal: 1200 },
    target: (page) => page.getByRole('link', { name: /Filters/ }),
    shownAt: () =>
      document.querySelector(':is([role=dialog], dialog[open]) input[type=checkbox]') ? performance.now() : null,
  },
  {
    ...{ what: 'Open the calculator, its fields', page: 'project', hash: '#mortgage', goal: 1200 },
    target: (page) => page.getByRole('main').locator('a[href^="?dialog=calculator"]').first(),
    shownAt: () => (document.querySelector(':is([role=dialog], dialog[open]) input') ? performance.now() : null),
  },
];

/** By then a visitor has seen the page, in milliseconds. */
const lookedAtFor = 4000;
const shownWithin = 5000;

/** From a press on a first visit, whose browser has nothing of the page in its cache, to the visible result. */
export async function measurePresses(bench: Bench): Promise<readonly Row[]> {
  // The goals are for touch.
  const profile = { ...profiles[bench.options.profile], isPhone: true };
  const rows: Row[] = [];
  for (const press of presses.filter(({ page }) => bench.options.pages.includes(page))) {
    bench.report(press.what);
    const values = await inTurns(bench, async ({ origin, paths }) => ({
      first: await pressOnce(bench.browser, origin + paths[press.page] + (press.hash ?? ''), press, profile),
    }));
    rows.push({ group: press.what, what: 'press on a first visit, ms', goal: press.goal, cells: values('first') });
  }
  return rows;
}

function pressOnce(browser: Browser, url: string, { target, shownAt }: Press, profile: Profile): Promise<number> {
  return withPage(browser, profile, async ({ page, session }) => {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(lookedAtFor);
    const finger = await placeOf(target(page));
    const pressed = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener('pointerup', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
        }),
    );
    const shown = page.waitForFunction(shownAt, undefined, { polling: 'raf', timeout: shownWithin });
    // Both are awaited below; they may fail during the tap.
    for (const waiting of [pressed, shown]) waiting.catch(() => {});
    await tap(page, session, finger);
    return Number(await (await shown).jsonValue()) - (await pressed);
  });
}
