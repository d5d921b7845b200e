import { openDialog } from '@iwan/shared/dom/loading-dialog';
import type { Page } from '@playwright/test';
import { translate } from '../../src/testing/translate';
import { deepTag } from '../support/deep-tag';
import { expect, test } from '../support/test';

test.use({ visitor: 'reads' });

/** By their elements: an open dialog hides them from assistive technology. */
const main = (page: Page) => page.locator('main');

const presses: readonly (readonly [
  what: string,
  address: string,
  press: (page: Page) => Promise<unknown>,
  shown: (page: Page) => Promise<void>,
])[] = [
  [
    'a heart',
    '/properties/',
    (page) => main(page).locator('button[aria-pressed]').nth(1).click(),
    (page) => expect(main(page).locator('button[aria-pressed]').nth(1)).toHaveAttribute('aria-pressed', 'true'),
  ],
  [
    'the button of a comment',
    '/blog-details/1',
    (page) => main(page).locator('form button[type=submit]').last().click(),
    (page) => expect(page.getByText('Enter a comment.')).toBeVisible(),
  ],
  [
    'a tab',
    '/',
    (page) => main(page).getByRole('tab').nth(1).click(),
    (page) => expect(main(page).getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true'),
  ],
  [
    'the order',
    '/filter-all-property',
    (page) => main(page).locator('select').first().selectOption({ index: 2 }),
    (page) => expect(page).toHaveURL(/sort=/),
  ],
  [
    'the filter',
    '/filter-all-property',
    (page) => main(page).locator('[data-opens-sheet]').first().click(),
    (page) => expect(page.locator(`${openDialog} input[type=checkbox]`).first()).toBeAttached(),
  ],
  [
    'Save this search',
    '/filter-all-property',
    (page) => main(page).locator('button', { hasText: 'Save' }).first().click(),
    (page) => expect.poll(() => page.evaluate(() => localStorage.getItem('savedSearches'))).not.toBeNull(),
  ],
];

for (const [index, [what, address, press, shown]] of presses.entries()) {
  test(`on a translated page the first press of ${what} counts, and the page stays translated${deepTag(index > 1)}`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(address);
    await page.evaluate(translate);
    await press(page);
    await shown(page);
    await expect(page.locator('#root[data-hydrated]')).toBeAttached();
    await expect(page.locator('footer p:has(font)').first()).toBeVisible();
    await expect(main(page).locator('h1 font').first()).toBeAttached();
    expect(errors).toEqual([]);
  });
}
