import { deepTag } from '../support/deep-tag';
import { expect, test } from '../support/test';

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const lists = ['/properties/', '/filter-property?unit=2BR'];

for (const screen of screens) {
  test(`at ${screen.width} px the first price of a list is on the first screen${deepTag(screen.width === 1440)}`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    for (const list of lists) {
      await page.goto(list);
      await expect(page.getByRole('article').first().getByText(/^AED /)).toBeInViewport({ ratio: 1 });
    }
    // An area begins with its own prices.
    await page.goto('/locations/business-bay');
    await expect(page.getByText(/^(From )?AED [\d,]+( to AED [\d,]+)?$/).first()).toBeInViewport({ ratio: 1 });
  });

  test(`at ${screen.width} px the filters stay visible below the header, and do not cover the targets of links${deepTag(screen.width === 1440)}`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await page.goto('/filter-property');
    const filters = page.getByRole('link', { name: /^Filters/ });
    const top = async () => (await filters.boundingBox())?.y ?? Number.NaN;
    const header = (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN;
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    await expect.poll(top).toBeGreaterThanOrEqual(header - 1);
    expect(await top()).toBeLessThan(header + 24);
    await page.getByRole('link', { name: 'Next page' }).click();
    const count = page.getByRole('heading', { level: 2 }).first();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(async () => (await count.boundingBox())?.y).toBeGreaterThan((await top()) + 44);
    await expect(count).toBeInViewport();
  });
}
