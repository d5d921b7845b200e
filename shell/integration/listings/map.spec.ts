import type { Page } from '@playwright/test';
import { refuseCalls } from '../support/faults/browser-faults';
import { test as testWithOwnSite } from '../support/processes/own-site';
import { expect, test } from '../support/test';

const record = (id: number, name: string, latitude: unknown, longitude: unknown) => ({
  id,
  name,
  location: 'Dubai Marina',
  image: 'media/exteriors/1.png',
  starting_price: 'AED 1,200,000',
  developer: { name: 'Marensand Developments', logo: null },
  latitude,
  longitude,
});

const places = [
  record(1, 'Harbour Gate', '25.10', '55.14'),
  record(2, 'Coral Steps', 25.16, 55.26),
  { ...record(3, 'Ledger House', '25.13', null), longtitude: '55.20' },
];

const map = (page: Page) => page.getByRole('region', { name: 'Map of Dubai' });
const pin = (page: Page, name: string) => map(page).getByRole('link', { name: `${name}, Dubai Marina` });
const entry = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** By the header's link: the browser calls the backend itself, while the server may have a cached response. */
async function openMap(page: Page): Promise<void> {
  await page.goto('/career');
  await page.getByRole('banner').getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page.locator('.leaflet-container')).toBeVisible();
}

test.describe('with three projects', () => {
  test.beforeEach(({ backend }) => backend.setRecords({ projects: places }));

  test('a marker shows picture and name on hover, highlights its entry, and links to the property', async ({
    page,
  }) => {
    await openMap(page);
    await expect(page.getByText('All 3 projects in view.')).toBeVisible();
    await pin(page, 'Coral Steps').hover();
    const tip = page.getByRole('tooltip');
    await expect(tip).toContainText('Coral Steps');
    await expect(tip.locator('img')).toBeVisible();
    await expect(entry(page, 'Coral Steps')).toHaveAttribute('data-active', 'true');
    await pin(page, 'Coral Steps').click();
    await expect(page).toHaveURL(/\/marensand-developments-properties\/coral-steps\/$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Coral Steps' })).toBeVisible();
  });

  test('a marker does the same by keyboard, and Escape hides the picture', async ({ page }) => {
    await openMap(page);
    await pin(page, 'Ledger House').focus();
    await expect(page.getByRole('tooltip')).toContainText('Ledger House');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Ledger House' })).toBeVisible();
  });

  test('an entry of the list highlights its marker on the map and links to the property @deep', async ({ page }) => {
    await openMap(page);
    await page.getByRole('link', { name: 'Harbour Gate', exact: true }).focus();
    await expect(page.getByRole('tooltip')).toContainText('Harbour Gate');
    await expect(pin(page, 'Harbour Gate')).toHaveAccessibleDescription(/Harbour Gate/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Harbour Gate' })).toBeVisible();
  });

  test('the first tap shows the card and the second opens the property', { tag: '@deep' }, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${site}/filter-property`);
    await page.locator('main').getByRole('link', { name: 'Map', exact: true }).tap();
    await expect(page.locator('.leaflet-container')).toBeVisible();
    await pin(page, 'Ledger House').tap();
    const card = page.getByRole('region', { name: 'Ledger House' });
    await expect(card).toContainText('From AED 1,200,000');
    await expect(card.locator('img')).toBeVisible();
    await expect(page).toHaveURL(/\/map\//);
    await pin(page, 'Ledger House').tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Ledger House' })).toBeVisible();
    await context.close();
  });

  test('the list has the projects in view, and Back returns there @ci', async ({ page }) => {
    await openMap(page);
    for (let press = 0; press < 3; press += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(page.getByText(/^1 of 3 projects in view\.$/)).toBeVisible();
    await expect(entry(page, 'Ledger House')).toBeVisible();
    await expect(entry(page, 'Coral Steps')).toBeHidden();
    await page.getByRole('link', { name: 'Ledger House', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ledger House' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/^1 (of 3 projects|project) in view\.$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible();
    for (let press = 0; press < 3; press += 1) await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect(page.getByText(/^(All )?3 projects .*in view\.$/)).toBeVisible();
  });

  test('markers drop one after the other, but not with reduced motion', { tag: '@deep' }, async ({ page }) => {
    const falls = () =>
      map(page)
        .locator('.leaflet-marker-pane a')
        .evaluateAll((markers) =>
          markers.map((marker) => {
            const { animationName, animationDelay, animationDuration } = getComputedStyle(
              marker.parentElement as Element,
            );
            return { name: animationName, delay: Number.parseFloat(animationDelay), duration: animationDuration };
          }),
        );
    await openMap(page);
    expect((await falls()).map(({ name }) => name)).toEqual(['none', 'none', 'none']);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openMap(page);
    const moving = await falls();
    expect(moving).toHaveLength(3);
    for (const { name, delay, duration } of moving) {
      expect(name).not.toBe('none');
      expect(duration).toBe('0.4s');
      expect(delay).toBeLessThan(0.6);
    }
  });

  test('tiles are proxied by the site, with an attribution', { tag: '@deep' }, async ({ page }) => {
    const tile = page.waitForResponse((response) => /\/tiles\/12\/\d+\/\d+$/.test(response.url()));
    await openMap(page);
    expect((await tile).headers()['content-type']).toBe('image/png');
    await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
  });

  test('the search of a list filters the map, which shows the filter', { tag: '@deep' }, async ({ page, backend }) => {
    backend.setRecords({ projects: places.map((each, index) => ({ ...each, unit: index === 0 ? '1BR' : '2BR' })) });
    await page.goto('/filter-property?unit=2BR&price=any');
    await page.locator('main').getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page.getByText('All 2 projects in view.')).toBeVisible();
    await expect(pin(page, 'Harbour Gate')).toBeHidden();
    await page.getByRole('link', { name: 'Clear All' }).click();
    await expect(page.getByText('All 3 projects in view.')).toBeVisible();
  });
});

test('projects with invalid coordinates are left out, without an error', { tag: '@deep' }, async ({
  page,
  backend,
  guard,
}) => {
  guard.expectConsole(/^console info: \[iwan\] .*(has no place on the map|is not a record)/);
  const hostile = [
    record(4, 'Off the globe', '95.1', '55.2'),
    record(5, 'Words', 'TBC', 'TBC'),
    record(6, 'Objects', { lat: 25 }, ['55']),
    record(7, 'Script', '25.1<script>alert(1)</script>', '55.2'),
    record(8, 'Nothing', null, undefined),
    record(9, 'Infinity', 'Infinity', '1e999'),
  ];
  backend.setRecords({ projects: [...hostile, ...places, 'no record', null] });
  const reported = page.waitForEvent('console', (message) => message.text().includes('has no place on the map'));
  await openMap(page);
  await reported;
  await expect(page.getByText('All 3 projects in view. 6 have no location yet.')).toBeVisible();
  await expect(map(page).locator('.leaflet-marker-pane a')).toHaveCount(3);
});

test('without any position the page shows a message and a link @deep', async ({ page, backend, guard }) => {
  guard.expectConsole(/^console info: \[iwan\] .*has no place on the map/);
  backend.setRecords({ projects: [record(5, 'Words', 'TBC', 'TBC')] });
  await openMap(page);
  await expect(page.getByText('No properties available')).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Browse projects' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exclusive Properties' })).toBeVisible();
});

test('above two hundred the projects are clustered, and a cluster zooms in @ci', async ({ page, backend, guard }) => {
  const many = Array.from({ length: 260 }, (_, index) =>
    record(index, `Tower ${index}`, 25.05 + (index % 20) * 0.01, 55.14 + Math.floor(index / 20) * 0.01),
  );
  backend.setRecords({ projects: many });
  await openMap(page);
  const clusters = map(page).getByRole('link', { name: /projects around Dubai Marina/ });
  await expect(clusters.first()).toBeVisible();
  expect(await map(page).locator('.leaflet-marker-pane a').count()).toBeLessThan(200);
  await clusters.first().click();
  await expect(page).toHaveURL(/\/map\/\?view=/);
  await expect(
    map(page)
      .getByRole('link', { name: /^Tower \d+, Dubai Marina/ })
      .first(),
  ).toBeVisible();

  guard.expectConsole(/503/);
  const stopRefusing = await refuseCalls(page, 503);
  const zoom = () => Number(new URL(page.url()).searchParams.get('view')?.split(',')[2]);
  const farOff = zoom() - 4;
  // The last of them: an earlier refusal is cleared as soon as the map requests again.
  const refused = page.waitForResponse(
    (response) => new URL(response.url()).searchParams.get('zoom') === String(farOff) && response.status() === 503,
  );
  for (let press = 0; press < 4; press += 1) await page.getByRole('button', { name: 'Zoom out' }).click();
  await refused;
  await expect(page.getByRole('alert')).toContainText('We could not load this part of the map.');
  await stopRefusing();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(clusters.first()).toBeVisible();
});

testWithOwnSite('the map works without tiles', { tag: '@deep' }, async ({ page, ownSite, backend }) => {
  backend.setRecords({ projects: places });
  await ownSite.start({ TILES_URL: 'http://127.0.0.1:9/{z}/{x}/{y}.png' });
  await openMap(page);
  await expect(page.locator('.leaflet-base-pane path').first()).toBeAttached();
  await expect(page.getByText('Arabian Gulf').first()).toBeVisible();
  await expect(page.getByText('Illustrative map')).toBeVisible();
  await expect(page.locator('.leaflet-tile-pane img')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture of the map has the markers, and the list every position', async ({ page, backend, guard }) => {
    guard.expectConsole(/^request failed: .*\.js csp$/);
    backend.setRecords({ projects: places });
    await expect(async () => {
      await page.goto('/map/');
      await expect(page.getByText('3 projects on the map.')).toBeVisible({ timeout: 500 });
    }).toPass();
    const marker = map(page).getByRole('link', { name: 'Ledger House' });
    await expect(marker).toBeVisible();
    await marker.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ledger House' })).toBeVisible();
  });
});
