import type { Locator, Page } from '@playwright/test';

export interface Interaction {
  readonly what: string;
  readonly path: string;
  /** Which island must be hydrated before it can be measured. */
  readonly island: string;
  /** What happens before the interaction that is measured, such as opening what holds it. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** What is pressed. */
  readonly target: (page: Page) => Locator;
}

const openFilter = async (page: Page) => {
  await page.getByRole('link', { name: /Filters/ }).click();
  await page.getByRole('dialog').waitFor();
};

/** The interactions that the budgets name: tab, add to compare, filter, a dialog. */
export const interactions: readonly Interaction[] = [
  {
    what: 'Tab of Premier Listings',
    path: '/',
    island: 'premier-listings',
    target: (page) => page.locator('#premier').getByRole('tab', { name: 'Commercial' }),
  },
  {
    what: 'Tab of Properties',
    path: '/properties/',
    island: 'page',
    target: (page) => page.getByRole('link', { name: 'Commercial', exact: true }),
  },
  {
    what: 'Add to compare',
    path: '/properties/',
    island: 'page',
    target: (page) => page.getByRole('checkbox').first(),
  },
  {
    what: 'Open the Advanced Filter',
    path: '/filter-property',
    island: 'page',
    target: (page) => page.getByRole('link', { name: /Filters/ }),
  },
  {
    what: 'Choose in the Advanced Filter',
    path: '/filter-property',
    island: 'page',
    prepare: openFilter,
    target: (page) => page.getByRole('dialog').getByText('2BR').first(),
  },
  {
    what: 'Next page of the results',
    path: '/filter-property',
    island: 'page',
    target: (page) => page.getByRole('link', { name: 'Next page' }),
  },
];
