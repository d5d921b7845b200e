import { parseArea } from '@iwan/shared/domain/search/areas/drawn-area';
import type { Page } from '@playwright/test';
import { axeFindings } from '../support/checks/axe-findings';
import { deepTag } from '../support/deep-tag';
import { expect, test } from '../support/test';

const record = (id: number, location: string, latitude: number, longitude: number) => ({
  id,
  name: `House ${id}`,
  location,
  image: 'media/exteriors/1.png',
  unit: id % 2 === 0 ? '2BR' : '1BR',
  starting_price: `AED ${1_000_000 + id * 10_000}`,
  developer: { name: 'Marensand Developments', logo: null },
  latitude,
  longitude,
});
/** Forty projects over all of Dubai, from Al Furjan to Downtown, in rows. */
const records = Array.from({ length: 40 }, (_, index) =>
  record(index + 1, 'Dubai Marina', 25.03 + (index % 8) * 0.023, 55.15 + Math.floor(index / 8) * 0.035),
);

const map = (page: Page) => page.getByRole('region', { name: 'Map of Dubai' });
const results = (page: Page) => page.locator('#map-results');
const rows = (page: Page) => results(page).getByRole('heading', { level: 2 }).allTextContents();
const query = (page: Page) => new URL(page.url()).searchParams;

/** On a phone the list is the other view of the screen. */
async function showList(page: Page): Promise<void> {
  const list = page.getByRole('navigation', { name: 'Map or list' }).getByRole('link', { name: 'List' });
  if (await list.isVisible()) await list.click();
}

/** The hydrated map, at an address of another area, which needs no interaction. */
async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.leaflet-container')).toBeVisible();
}

test.beforeEach(({ backend }) => backend.setRecords({ projects: records }));

for (const width of [390, 1440]) {
  test.describe(`${width} px wide${deepTag(width === 1440)}`, () => {
    const height = width === 390 ? 844 : 900;
    test.use({ viewport: { width, height } });

    test('Back from a property restores row, zoom and centre of the map', async ({ page }) => {
      await openLive(page, '/map/?view=25.10000,55.22000,11');
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await expect(page).toHaveURL(/%2C12$/);
      await showList(page);
      const before = page.url();
      const row = results(page).getByRole('listitem').nth(12);
      const name = (await row.getByRole('heading').textContent()) ?? '';
      await row.scrollIntoViewIfNeeded();
      await row.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(before);
      const link = results(page).getByRole('link', { name, exact: true });
      await expect(link).toBeInViewport();
      await expect(link).toBeFocused();
      await expect(page).toHaveURL(before);
    });

    test('a drawn area is in the address that I share, also as a list', async ({ page, browser, site }) => {
      await openLive(page, '/map/?view=25.10000,55.22000,12&unit=2BR&price=any');
      await page.getByRole('button', { name: 'Draw an area' }).click();
      const box = await page.getByRole('application').boundingBox();
      if (box === null) throw new Error('There is nothing to draw on.');
      expect(await axeFindings(page), 'an area is being drawn').toEqual([]);
      const at = (across: number, down: number) => [box.x + box.width * across, box.y + box.height * down] as const;
      await page.mouse.move(...at(0.2, 0.45));
      await page.mouse.down();
      for (const [across, down] of [
        [0.5, 0.4],
        [0.8, 0.45],
        [0.9, 0.7],
        [0.6, 0.9],
        [0.3, 0.8],
      ] as const) {
        await page.mouse.move(...at(across, down), { steps: 6 });
      }
      await page.mouse.up();
      await expect(page).toHaveURL(/within=/);
      expect(parseArea(query(page).get('within'))?.length).toBeGreaterThan(4);
      await expect(results(page).getByText(/^\d+ projects? in your area\.$/)).toBeVisible();
      await showList(page);
      const found = (await rows(page)).sort();
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThan(20);

      const other = await browser.newPage({ viewport: { width: width === 390 ? 1440 : 390, height: 800 } });
      await other.goto(site + new URL(page.url()).pathname + new URL(page.url()).search);
      await expect(
        results(other).getByText(
          found.length === 1 ? '1 project in your area.' : `${found.length} projects in your area.`,
        ),
      ).toBeVisible();
      await showList(other);
      expect((await rows(other)).sort()).toEqual(found);
      await other.close();

      // On phones the page's own switch shows the list.
      if (width === 390) return;
      await results(page).getByRole('link', { name: 'View as list' }).click();
      await expect(page).toHaveURL(/\/filter-all-property\?unit=2BR&price=any&within=/);
      await expect(page.locator('main h2').first()).toHaveText(
        found.length === 1 ? '1 project' : `${found.length} projects`,
      );
      await page.getByRole('link', { name: 'Remove Area drawn on the map' }).click();
      await expect(page).not.toHaveURL(/within=/);
      await expect(page.locator('main h2').first()).toHaveText('20 projects');
    });
  });
}

test('drawing whose code cannot be loaded shows a message, and works once the connection is back', {
  tag: '@deep',
}, async ({ page, guard }) => {
  await openLive(page, '/map/?view=25.10000,55.22000,12');
  guard.expectConsole(/net::ERR_FAILED/);
  const scripts = /\/remotes\/mfe-listings\/.*\.js/;
  await page.route(scripts, (route) => route.abort());
  await page.getByRole('button', { name: 'Draw an area' }).click();
  await expect(
    page.getByText('We could not load the drawing tool. Check your connection and try again.'),
  ).toBeVisible();
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Draw an area' }).click();
  await expect(page.getByRole('application', { name: 'Draw an area on the map' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Draw an area' })).toBeFocused();
});

test('the map zooms by the mouse wheel, and by a box drawn with Shift', { tag: '@deep' }, async ({ page }) => {
  await openLive(page, '/map/?view=25.10000,55.22000,11');
  const box = await page.locator('.leaflet-container').boundingBox();
  if (box === null) throw new Error('There is no map.');
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.move(...middle);
  await expect(async () => {
    await page.mouse.wheel(0, -300);
    await expect(page).toHaveURL(/%2C1[2-9]$/, { timeout: 1000 });
  }).toPass();
  const zoom = () => Number(query(page).get('view')?.split(',')[2]);
  const before = zoom();
  await page.keyboard.down('Shift');
  await page.mouse.down();
  await page.mouse.move(middle[0] + 90, middle[1] + 60, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect.poll(zoom).toBeGreaterThan(before);
});

/** The overlapping elements of the map: its markers with their prices, its names and its buttons. */
const covered = (page: Page) =>
  map(page).evaluate((section) => {
    const boxes = [...section.querySelectorAll('a, a > span, span[aria-hidden], button')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return boxes.flatMap(({ element, box }, at) =>
      boxes
        .slice(at + 1)
        .filter((other) => !element.contains(other.element) && meet(box, other.box))
        .map((other) => `${element.textContent} and ${other.element.textContent}`),
    );
  });

test('all of Dubai is visible on a phone before and after the first touch, and nothing overlaps', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ hasTouch: true, viewport: { width: 390, height: 844 } });
  await page.goto(`${site}/map/`);
  const frame = await map(page).boundingBox();
  const outside = async () =>
    map(page)
      .locator('a[href*="/map/?view="]:visible, a[href*="-properties/"]:visible')
      .evaluateAll(
        (markers, edge) =>
          markers
            .map((marker) => marker.getBoundingClientRect())
            .filter(
              ({ left, right, top, bottom }) =>
                left < edge.x || right > edge.x + edge.width || top < edge.y || bottom > edge.y + edge.height,
            ).length,
        frame ?? { x: 0, y: 0, width: 0, height: 0 },
      );
  await expect(map(page).locator('a:visible').first()).toBeVisible();
  expect(await outside()).toBe(0);
  expect(await covered(page)).toEqual([]);
  await map(page).tap({ position: { x: 40, y: 300 } });
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await expect(page.getByText('All 40 projects in view.')).toBeVisible();
  expect(await outside()).toBe(0);
  expect(await covered(page)).toEqual([]);

  await page.getByRole('link', { name: 'List', exact: true }).tap();
  await expect(results(page).getByRole('listitem')).toHaveCount(40);
  await expect(map(page)).toBeHidden();
  await page.reload();
  await expect(results(page).getByRole('listitem')).toHaveCount(40);
  await results(page).getByRole('link', { name: 'House 7', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'House 7', exact: true })).toBeVisible();
  await page.goBack();
  await expect(results(page).getByRole('link', { name: 'House 7', exact: true })).toBeInViewport();
  await expect(map(page)).toBeHidden();
  await page.getByRole('link', { name: 'Map', exact: true }).tap();
  await expect(map(page)).toBeVisible();
  await expect(results(page).getByRole('listitem').first()).toBeHidden();
  await page.close();
});

test('no state of the map has an axe finding, and a touch opens the card of a marker @ci', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${site}/map/?view=25.10000,55.22000,14&layer=metro&layer=beaches`);
  await expect(page.locator('.leaflet-container')).toBeVisible();
  const pin = map(page).getByRole('link', { name: 'House 20, Dubai Marina, 1.2M' });
  await pin.tap();
  const card = page.getByRole('region', { name: /^House \d+$/ });
  await expect(card.getByText(/^From AED 1,\d{3},\d{3}/)).toBeVisible();
  expect(await axeFindings(page), 'a card is open').toEqual([]);
  await page.locator('summary', { hasText: 'Layers' }).tap();
  expect(await axeFindings(page), 'the layers are open').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'Metro stations' })).toBeHidden();
  const name = (await card.getByRole('link').textContent()) ?? '';
  await card.getByRole('link').tap();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await context.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map has its filters, its list and the area of its address', async ({ page, guard }) => {
    guard.expectConsole(/^request failed: .*\.js csp$/);
    // From 25.0 to 25.09 north and 55.1 to 55.2 east.
    await page.goto('/map/?within=g6y4Eg3pwKwyRAAgxTvyRA');
    expect((await rows(page)).sort()).toEqual([1, 10, 11, 2, 3, 9].map((id) => `House ${id}`));
    await expect(results(page).getByText('6 projects in your area.')).toBeVisible();
    await page.getByRole('link', { name: /^Filters/ }).click();
    await page.getByRole('checkbox', { name: '2BR' }).check();
    await page.getByRole('button', { name: 'Find Property' }).click();
    await expect(page).toHaveURL(/\/map\/\?.*unit=2BR/);
    await expect(page).toHaveURL(/within=/);
    await expect(page.getByRole('link', { name: 'Remove 2BR' })).toBeVisible();
    expect((await rows(page)).sort()).toEqual(['House 10', 'House 2']);
    await page.getByText('Layers', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Metro stations' }).check();
    await page.getByRole('button', { name: 'Show on map' }).click();
    await expect(map(page).getByRole('img', { name: 'Business Bay metro station' }).first()).toBeVisible();
  });
});
