import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { deepTag } from '../support/deep-tag';
import { expect, test } from '../support/test';

const record = (id: number, location: string, latitude: number, longitude: number) => ({
  id,
  name: `House ${id}`,
  location,
  image: 'media/exteriors/1.png',
  unit: id % 2 === 0 ? '2BR' : '1BR',
  starting_price: 'AED 1,200,000',
  developer: { name: 'Marensand Developments', logo: null },
  latitude,
  longitude,
});
const masdar = [0, 1, 2].map((index) => record(index + 1, 'Masdar City, Abu Dhabi', 24.43 + index * 0.004, 54.61));
const south = [0, 1, 2, 3].map((index) => record(index + 11, 'Dubai South', 24.87, 55.13 + index * 0.01));
/** Many projects on one street, as in a town. */
const crowd = Array.from({ length: 40 }, (_, index) =>
  record(index + 21, 'Dubai Marina', 25.08 + (index % 8) * 0.0015, 55.14 + Math.floor(index / 8) * 0.0015),
);

const map = (page: Page) => page.getByRole('region', { name: 'Map of Dubai' });
const markers = (page: Page) => map(page).locator('.leaflet-marker-pane a');

/** The number of markers that are completely within the visible part of the map. */
async function insideCount(page: Page): Promise<number> {
  const frame = await map(page).boundingBox();
  if (frame === null) throw new Error('There is no map.');
  const boxes = await markers(page).evaluateAll((all) => all.map((marker) => marker.getBoundingClientRect().toJSON()));
  return boxes.filter(
    ({ left, right, top, bottom }) =>
      left >= frame.x && right <= frame.x + frame.width && top >= frame.y && bottom <= frame.y + frame.height,
  ).length;
}

for (const width of [390, 1440]) {
  test.describe(`${width} px wide${deepTag(width === 1440)}`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    for (const { path, records, count } of [
      { path: '/locations/masdar-city', records: [...masdar, ...south, ...crowd], count: 3 },
      { path: '/filter-all-property?location=Dubai+South', records: [...masdar, ...south, ...crowd], count: 4 },
      { path: '/filter-property', records: [...masdar, ...south, ...crowd], count: 47 },
    ]) {
      test(`View on map of ${path} shows all its projects${deepTag(count !== 3)}`, async ({ page, backend }) => {
        backend.setRecords({ projects: records });
        await page.goto(path);
        await page.locator('main').getByRole('link', { name: 'Map', exact: true }).click();
        await expect(page.getByText(`All ${count} projects in view.`)).toBeVisible();
        await expect(markers(page).first()).toBeVisible();
        expect(await insideCount(page)).toBe(await markers(page).count());
        // Not at the smallest zoom: the requested projects fill the map.
        await page.getByRole('button', { name: 'Zoom in' }).click();
        await page.getByRole('button', { name: 'Zoom in' }).click();
        await expect(page.getByText(`All ${count} projects in view.`)).toBeHidden();
      });
    }

    test('View on map of a property shows that property', { tag: '@deep' }, async ({ page, backend }) => {
      backend.setRecords({ projects: [...masdar, ...south, ...crowd] });
      await page.goto('/marensand-developments-properties/house-2/');
      await page.locator('main').getByRole('link', { name: 'View on map' }).click();
      await expect(map(page).getByRole('link', { name: 'House 2, Masdar City, Abu Dhabi' })).toBeVisible();
    });

    // That no two markers overlap at any zoom is a property test of the rule (lay-out-markers.test.ts); here it is
    // checked as rendered.
    for (const { zooms, tag } of [
      { zooms: [10, 13], tag: '' },
      { zooms: [11, 12, 14, 15, 16, 17], tag: ' @deep' },
    ]) {
      test(`no two markers overlap at the zooms ${zooms.join(', ')}${tag}`, async ({ page, backend }) => {
        test.slow();
        // A backend with section 7 only sends all of them with each page: more are too many for two busy cores.
        const many = Array.from({ length: tag === '' ? 1000 : 3000 }, (_, index) =>
          record(index, 'Dubai Marina', 25 + (index % 60) * 0.004, 55.1 + Math.floor(index / 60) * 0.004),
        );
        for (const records of tag === '' ? [many] : [[...masdar, ...south, ...crowd], many]) {
          backend.setRecords({ projects: records });
          for (const zoom of zooms) {
            await page.goto(`/map/?view=25.08500,55.14500,${zoom}`);
            await expect(page.locator('.leaflet-container')).toBeVisible();
            const where = `${records.length} projects at zoom ${zoom}`;
            const touching = await markers(page).evaluateAll((all) => {
              const boxes = all.map((marker) => marker.getBoundingClientRect());
              const meet = (one: DOMRect, other: DOMRect) =>
                Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
                Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
              return boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => meet(one, other))).length;
            });
            expect(touching, where).toBe(0);
            const { violations } = await new AxeBuilder({ page })
              .include('.leaflet-container')
              .withRules(['target-size'])
              .setLegacyMode()
              .analyze();
            const small = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
            expect(small, where).toEqual([]);
          }
        }
      });
    }
  });
}

test('a cluster that no zoom separates opens a list of its projects', async ({ page, backend }) => {
  const tower = [1, 2, 3].map((id) => record(id, 'Dubai Marina', 25.08, 55.14));
  backend.setRecords({ projects: [...tower, record(4, 'Dubai Marina', 25.2, 55.3)] });
  await page.goto('/filter-all-property?location=Dubai+Marina');
  await page.locator('main').getByRole('link', { name: 'Map', exact: true }).click();
  await map(page).getByRole('link', { name: '3 projects around Dubai Marina' }).click();
  await expect(page.locator('main h2').first()).toHaveText('3 projects');
});
