import type { Locator, Page } from '@playwright/test';
import type { PageName } from '../pages';

export interface Interaction {
  readonly what: string;
  readonly page: PageName;
  /** The island of the interaction. */
  readonly island: string;
  /** Preparation before the measured interaction, such as opening a dialog. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The pressed element. */
  readonly target: (page: Page) => Locator;
  /**
   * The time on the page's clock once it shows the result, `null` until then. Runs in the page, the only script of the bench
   * there. Set where the first touch of a part before hydration is measured too.
   */
  readonly answeredAt?: () => number | null;
  /** The goal in milliseconds for a tap four seconds after a first visit has loaded; set where that is measured too. */
  readonly firstVisitGoal?: number;
}

const openFilter = async (page: Page) => {
  await page.getByRole('link', { name: /Filters/ }).click();
  await page.getByRole('dialog').waitFor();
};

/** The interactions with budgets: tab, add to compare, filter, a dialog. */
export const interactions: readonly Interaction[] = [
  {
    what: 'Tab of Premier Listings',
    page: 'home',
    island: 'premier-listings',
    target: (page) => page.locator('#premier').getByRole('tab', { name: 'Commercial' }),
    answeredAt: () =>
      document.querySelector('#premier [role=tab][aria-selected=true]')?.textContent?.includes('Commercial')
        ? performance.now()
        : null,
  },
  {
    what: 'Open the menu',
    page: 'list',
    island: 'page',
    target: (page) => page.locator('header summary[aria-label=Menu]'),
    answeredAt: () => (document.querySelector('header details[open]') ? performance.now() : null),
    firstVisitGoal: 150,
  },
  {
    what: 'Open the calculator, its fields',
    page: 'project',
    island: 'page',
    target: (page) => page.getByRole('main').locator('a[href^="?dialog=calculator"]').first(),
    answeredAt: () => (document.querySelector('dialog[open] input') ? performance.now() : null),
    firstVisitGoal: 1200,
  },
  {
    what: 'Tab of Properties',
    page: 'list',
    island: 'page',
    target: (page) => page.getByRole('link', { name: 'Commercial', exact: true }),
  },
  {
    what: 'Add to compare',
    page: 'list',
    island: 'page',
    target: (page) => page.getByRole('checkbox').first(),
    answeredAt: () => (document.querySelector('main input[type=checkbox]:checked') ? performance.now() : null),
    firstVisitGoal: 600,
  },
  {
    what: 'Save a project',
    page: 'results',
    island: 'page',
    target: (page) =>
      page
        .getByRole('article')
        .getByRole('button', { name: /^Save / })
        .first(),
    answeredAt: () => (document.querySelector('article button[aria-pressed=true]') ? performance.now() : null),
    firstVisitGoal: 600,
  },
  {
    what: 'Save a search',
    page: 'results',
    island: 'page',
    target: (page) => page.getByRole('button', { name: 'Save this search' }).first(),
    answeredAt: () => (document.querySelector('main button[aria-pressed=true]') ? performance.now() : null),
  },
  {
    what: 'Open the Advanced Filter',
    page: 'results',
    island: 'page',
    target: (page) => page.getByRole('link', { name: /Filters/ }),
    answeredAt: () => (document.querySelector('dialog[open]') ? performance.now() : null),
  },
  {
    what: 'Open the Advanced Filter, its fields',
    page: 'results',
    island: 'page',
    target: (page) => page.getByRole('link', { name: /Filters/ }),
    answeredAt: () => (document.querySelector('dialog[open] fieldset') ? performance.now() : null),
    firstVisitGoal: 1200,
  },
  {
    what: 'Choose in the Advanced Filter',
    page: 'results',
    island: 'page',
    prepare: openFilter,
    target: (page) => page.getByRole('dialog').getByText('2BR').first(),
  },
  {
    what: 'Next page of the results',
    page: 'results',
    island: 'page',
    target: (page) => page.getByRole('link', { name: 'Next page' }),
  },
];
