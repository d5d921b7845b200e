import type { Page } from '@playwright/test';

export interface Interaction {
  readonly what: string;
  readonly path: string;
  /** Which island must be alive before it can be measured. */
  readonly island: string;
  /** What happens before the interaction that is measured, such as opening what holds it. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
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
    act: (page) => page.locator('#premier').getByRole('tab', { name: 'Commercial' }).click(),
  },
  {
    what: 'Tab of Properties',
    path: '/properties/',
    island: 'page',
    act: (page) => page.getByRole('link', { name: 'Commercial', exact: true }).click(),
  },
  {
    what: 'Add to compare',
    path: '/properties/',
    island: 'page',
    act: (page) => page.getByRole('checkbox').first().click(),
  },
  {
    what: 'Open the Advanced Filter',
    path: '/filter-property',
    island: 'page',
    act: (page) => page.getByRole('link', { name: /Filters/ }).click(),
  },
  {
    what: 'Choose in the Advanced Filter',
    path: '/filter-property',
    island: 'page',
    prepare: openFilter,
    act: (page) => page.getByRole('dialog').getByText('2BR', { exact: true }).first().click(),
  },
  {
    what: 'Next page of the results',
    path: '/filter-property',
    island: 'page',
    act: (page) => page.getByRole('link', { name: 'Next page' }).click(),
  },
];
