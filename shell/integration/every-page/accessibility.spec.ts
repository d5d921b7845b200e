import type { Page } from '@playwright/test';
import { axeFindings, axeFindingsInBothSchemes as findings } from '../support/axe-findings';
import { test as testWithOwnSite } from '../support/own-site';
import { soundRecords } from '../support/records';
import { removeRemotes } from '../support/store';
import { expect, test } from '../support/test';

/** What opens on pages, and what stands in for them; every page itself is looked at by `crawl.spec`. */
const widths = [390, 1440];

/** A picture that the browser has from a page before does not count as the use of its preload, where a page stays for seconds. */
const keptPicture = /was preloaded using link preload but not used/;

for (const width of widths) {
  test(`the open menus, the calculator and the application are free of it at ${width}, light and dark`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/career');
    await expect(page.locator('[data-island=page][data-hydrated]')).toBeAttached();
    const menu = page.locator(width === 390 ? 'summary[aria-label=Menu]' : 'header summary:has-text("Join Us")');
    await menu.click();
    expect(await findings(page), 'with the menu open').toEqual([]);
    await page.keyboard.press('Escape');
    await page.goto('/career?dialog=calculator');
    await page.getByRole('dialog').getByLabel('Loan amount', { exact: true }).fill('900000');
    expect(await findings(page), 'with the calculator open').toEqual([]);
    await page.goto('/career?dialog=calculator&tab=converter&amount=-5');
    await expect(page.getByText('Write an amount of zero or more.')).toBeVisible();
    expect(await findings(page), 'with the converter open').toEqual([]);
    await page.goto('/career?dialog=apply');
    const application = page.getByRole('dialog', { name: 'Apply' });
    await application.getByRole('button', { name: 'Send application' }).click();
    await expect(application.getByText('7 fields need a second look')).toBeVisible();
    expect(await findings(page), 'with the application open').toEqual([]);
  });
}

for (const width of widths) {
  test(`a comparison, the saved list and the open map are free of it at ${width}, light and dark`, async ({
    page,
    guard,
  }) => {
    test.slow();
    guard.expectConsole(keptPicture);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/properties/');
    await page.getByRole('button', { name: 'Save Coral Steps' }).click();
    await page.getByRole('button', { name: 'Saved, 1 project' }).click();
    await expect(page.getByRole('dialog', { name: 'Saved' })).toBeVisible();
    expect(await findings(page), 'with the saved list open').toEqual([]);
    await page.goto('/compare?project=1&project=2');
    await page.getByRole('combobox', { name: 'Add a project' }).fill('lantern');
    await expect(page.getByRole('option', { name: 'Add Lantern Quay' })).toBeVisible();
    expect(await findings(page), 'comparing').toEqual([]);
    await page.goto('/map/?view=25.08,55.14,13');
    await expect(page.locator('.leaflet-container')).toBeVisible();
    await page.getByRole('link', { name: 'Harbour Gate', exact: true }).focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(await findings(page), 'with a tooltip on the map').toEqual([]);
  });
}

const hydrated = (page: Page, island: string) =>
  expect(page.locator(`[data-island="${island}"][data-hydrated]`)).toBeAttached();

for (const width of widths) {
  test(`what opens on the pages of the listings is free of it at ${width}, light and dark`, async ({
    page,
    backend,
  }) => {
    test.setTimeout(180_000);
    const gallery = 'media/1.png,media/2.png,media/3.png';
    const projects = soundRecords.projects as readonly object[];
    backend.setRecords({
      projects: projects.map((project, index) => ({ ...project, gallery, latitude: String(25.02 + index * 0.02) })),
    });
    const isFree = async (what: string) => expect(await findings(page), what).toEqual([]);
    await page.setViewportSize({ width, height: 900 });

    await page.goto('/');
    await hydrated(page, 'hero-search');
    await page.getByRole('form', { name: 'Find a property' }).locator('summary').first().click();
    await expect(page.getByRole('checkbox', { name: /^Dubai Marina/ })).toBeVisible();
    await isFree('the list of Locations');
    await page.keyboard.press('Escape');
    if (width === 1440) {
      await page.locator('summary[aria-label^="Prices, areas and colours"]').click();
      await isFree('the switch of currency and area');
      await page.keyboard.press('Escape');
    }

    await page.getByRole('button', { name: 'Advanced Filter' }).click();
    const filter = page.getByRole('dialog', { name: 'Advanced Filter' });
    await expect(filter.getByRole('status')).toHaveText(/^\d+ match/);
    await isFree('the Advanced Filter');
    await filter.getByRole('checkbox', { name: /^Commercial/ }).check({ force: true });
    await expect(filter.getByRole('status')).toHaveText(/^0 match/);
    await filter.getByRole('button', { name: 'Find Property' }).click();
    await expect(page.getByRole('dialog', { name: 'No Properties Available' })).toBeVisible();
    await isFree('No Properties Available');

    await page.goto('/properties/');
    await hydrated(page, 'page');
    for (const name of ['Harbour Gate', 'Coral Steps', 'Ledger House', 'Willow Court']) {
      await page.getByRole('checkbox', { name: `Add to compare ${name}`, exact: true }).click();
    }
    await expect(page.getByText('You can compare up to 3 projects only.')).toBeVisible();
    await isFree('the full compare bar and its refusal');
    await page.getByRole('button', { name: 'Save Coral Steps' }).click();
    if (width === 1440) {
      await page.getByRole('button', { name: 'Saved, 1 project' }).click();
      const saved = page.getByRole('dialog', { name: 'Saved' });
      await expect(saved.getByRole('link', { name: 'Coral Steps' })).toBeVisible();
      await isFree('the saved projects');
      await saved.getByRole('button', { name: 'Remove Coral Steps from favourites' }).click();
      await expect(saved.getByText('No favourites yet')).toBeVisible();
      await isFree('no saved projects');
    }

    await page.goto('/marensand-developments-properties/harbour-gate/');
    await hydrated(page, 'page');
    await page.getByRole('link', { name: 'See all photos' }).click();
    await expect(page.getByRole('dialog', { name: 'Photos of Harbour Gate' })).toBeVisible();
    await isFree('the photos');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Open the calculator' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('960,000');
    await isFree('the calculator of a project');

    // So far apart, and so near to whoever looks, that each stands alone.
    const apart = soundRecords.projects.map((project, index) =>
      Object.assign({}, project, { latitude: 25.08 + index / 50 }),
    );
    backend.setRecords({ ...soundRecords, projects: apart });
    await page.goto('/map/?view=25.08,55.14,14');
    await expect(page.locator('.leaflet-container')).toBeVisible();
    await page.locator('.leaflet-marker-pane a').first().focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await isFree('the map with a project shown');
  });
}

testWithOwnSite('what stands in for lost parts is free of it as well', async ({ page, ownSite, guard }) => {
  guard.expectConsole(/503/, /^console info: \[iwan\]/);
  await removeRemotes(ownSite.store);
  await ownSite.start();
  for (const path of ['/', '/blog']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Try again' }).first()).toBeVisible();
    expect(await axeFindings(page), path).toEqual([]);
  }
});
