import { paths } from '@iwan/shared/paths/paths';
import type { Page } from '@playwright/test';
import { brokenWords } from '../support/checks/layout';
import { beyond, propertyRecords, whole } from '../support/property-records';
import { expect, test } from '../support/test';

const sizes = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

/** The share of the picture across a page that the plate with its name covers. */
const coveredByName = (page: Page) =>
  page.evaluate(() => {
    const picture = document.querySelector('#page-picture')?.getBoundingClientRect();
    // The plate is the element with the heading beside the picture's own box.
    const plate = [...document.querySelectorAll('main div:has(> #page-picture) ~ div')]
      .find((element) => element.querySelector('h1'))
      ?.getBoundingClientRect();
    if (!picture || !plate) throw new Error('There is no picture, or no plate.');
    const height = Math.max(0, Math.min(plate.bottom, picture.bottom) - Math.max(plate.top, picture.top));
    const width = Math.max(0, Math.min(plate.right, picture.right) - Math.max(plate.left, picture.left));
    return (height * width) / (picture.height * picture.width);
  });

test.beforeEach(({ backend }) => backend.setRecords(propertyRecords));

test('no word of a heading or a control is broken, no page is wider than its window, and no name covers its picture @ci', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript((list) => localStorage.setItem('compareList', JSON.stringify(list)), [whole, beyond]);
  for (const path of [
    '/',
    '/filter-property?unit=2BR&location=Dubai+Marina&price_to=2500000',
    paths.project(beyond),
    `/compare?project=${whole.id}&project=${beyond.id}`,
    '/map/',
  ]) {
    await page.goto(path);
    // The compare bar and the header's counts are shown.
    await expect(page.getByRole('banner').getByRole('link', { name: /^Compare, 2/ })).toBeAttached();
    for (const size of sizes) {
      await page.setViewportSize(size);
      const where = `${path}, ${size.width} px`;
      expect(await brokenWords(page), where).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(size.width);
      if (path === paths.project(beyond)) expect(await coveredByName(page), where).toBeLessThan(0.25);
    }
  }
});

test('on a phone the message about an amount is not covered by the footer of the filter', { tag: '@deep' }, async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/filter-property');
  await page
    .locator('main a')
    .filter({ hasText: /^Filters/ })
    .click();
  const filter = page.getByRole('dialog', { name: 'Advanced Filter' });
  await expect(filter.getByRole('status')).toHaveText(/^\d+ match/);
  await filter.getByText('More', { exact: true }).click();
  const lowest = filter.getByLabel('Min. price (AED)');
  await lowest.fill('a lot');
  const find = filter.getByRole('button', { name: 'Find Property' });
  await find.click();
  await expect(lowest).toBeFocused();
  const box = await filter
    .getByText(/^Enter an amount/)
    .first()
    .boundingBox();
  const foot = await find.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
});
