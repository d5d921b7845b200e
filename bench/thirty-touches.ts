import type { Locator, Page } from '@playwright/test';
import type { PageName } from '../shell/weight/pages';

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
export const thirtyTouches: readonly TouchedPage[] = [
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
