import { openDialog } from '@iwan/shared/dom/loading-dialog';
import type { Page } from '@playwright/test';
import { axeFindings, axeFindingsInBothSchemes } from '../support/checks/axe-findings';
import { holdShell } from '../support/faults/browser-faults';
import { siteDialogs } from '../support/pages';
import { test as testWithOwnSite } from '../support/processes/own-site';
import { removeRemotes } from '../support/processes/store';
import { soundRecords } from '../support/records';
import { expect, test } from '../support/test';

// What opens on pages, and the messages in place of missing parts: the tour checks every page itself. Menus,
// suggestions and the comparison's search field are checked in keyboard.spec.ts, the calculator and sign-in in their
// own files.

/** A phone in every run or in CI; a desktop, which has the same elements in other positions, in `npm run test:deep`. */
const screens = [
  { width: 390, deep: '', ci: ' @ci' },
  { width: 1440, deep: ' @deep', ci: ' @deep' },
] as const;

const hydrated = (page: Page, island: string) =>
  expect(page.locator(`[data-island="${island}"][data-hydrated]`)).toBeAttached();

async function expectFree(page: Page, what: string, within: string): Promise<void> {
  expect(await axeFindingsInBothSchemes(page, within), what).toEqual([]);
}

for (const { width, deep } of screens) {
  test(`the converter and the application form, with errors, have no axe finding at ${width} @deep`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/career?dialog=calculator&tab=converter&amount=-5');
    await expect(page.getByText('Enter zero or more.')).toBeVisible();
    await expectFree(page, 'with the converter open', openDialog);
    await page.goto('/career?dialog=apply');
    const application = page.getByRole('dialog', { name: 'Apply' });
    await application.getByRole('button', { name: 'Send application' }).click();
    await expect(application.locator('[aria-invalid=true]')).toHaveCount(7);
    await expectFree(page, 'with the application open', openDialog);
  });

  test(`the search of Home and its filter have no axe finding at ${width}${deep}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await hydrated(page, 'hero-search');
    await page.getByRole('combobox', { name: 'Locations' }).click();
    await page.getByRole('option', { name: /^Dubai Marina/ }).click();
    await page.getByRole('form', { name: 'Search projects' }).locator('summary').click();
    await expect(page.getByRole('checkbox', { name: 'Tidewater' })).toBeVisible();
    await expectFree(page, 'the search with a location and the list of Properties', '[data-island=hero-search]');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Advanced Filter' }).click();
    const filter = page.getByRole('dialog', { name: 'Advanced Filter' });
    await expect(filter.getByRole('status')).toHaveText(/^\d+ match/);
    await expectFree(page, 'the Advanced Filter', openDialog);
    await filter.getByRole('checkbox', { name: /^Commercial/ }).check({ force: true });
    await expect(filter.getByRole('status')).toHaveText(/^0 match/);
    await filter.getByRole('button', { name: 'Find Property' }).click();
    await expect(page.getByRole('dialog', { name: 'No Properties Available' })).toBeVisible();
    await expectFree(page, 'No Properties Available', openDialog);
  });

  test(`a full compare bar and the saved projects have no axe finding at ${width}${deep}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/properties/');
    await hydrated(page, 'page');
    for (const name of ['Harbour Gate', 'Coral Steps', 'Ledger House', 'Willow Court']) {
      await page.getByRole('checkbox', { name: `Add to compare ${name}`, exact: true }).click();
    }
    await expect(page.getByText('You can compare up to 3 projects only.')).toBeVisible();
    await expectFree(page, 'the full compare bar and its refusal', 'body');
    await page.getByRole('button', { name: 'Save Coral Steps' }).click();
    await page.getByRole('button', { name: 'Saved, 1 project' }).click();
    const saved = page.getByRole('dialog', { name: 'Saved' });
    await expect(saved.getByRole('link', { name: 'Coral Steps' })).toBeVisible();
    await expectFree(page, 'the saved projects', openDialog);
    await saved.getByRole('button', { name: 'Remove Coral Steps' }).click();
    await expect(saved.getByText('No saved projects yet')).toBeVisible();
    await expectFree(page, 'no saved projects', openDialog);
  });

  test(`the photos of a project and its marker's tooltip have no axe finding at ${width} @deep`, async ({
    page,
    backend,
  }) => {
    test.slow();
    const gallery = 'media/1.png,media/2.png,media/3.png';
    // So far apart that each has a marker of its own on the map.
    const projects = (soundRecords.projects as object[]).map((project, index) => ({
      ...project,
      gallery,
      latitude: 25.08 + index / 50,
    }));
    backend.setRecords({ projects });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/marensand-developments-properties/harbour-gate/');
    await hydrated(page, 'page');
    await page.getByRole('link', { name: 'See all photos' }).click();
    await expect(page.getByRole('dialog', { name: 'Photos of Harbour Gate' })).toBeVisible();
    await expectFree(page, 'the photos', openDialog);
    await page.goto('/map/?view=25.08,55.14,14');
    await expect(page.locator('.leaflet-container')).toBeVisible();
    await page.locator('.leaflet-marker-pane a').first().focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expectFree(page, 'the map with a tooltip', 'main');
  });
}

for (const { width, ci } of screens) {
  test(`the forms with errors have no axe finding at ${width}${ci}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.locator('#root[data-hydrated]')).toBeAttached();
    for (const id of ['super-agent', 'contact', 'subscribe']) {
      const form = page.locator(`form#${id}`);
      await form.locator('button[type=submit]').click();
      await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectFree(page, id, `form#${id}`);
    }
    await page.goto('/marensand-developments-properties/harbour-gate/');
    await hydrated(page, 'page');
    await page.locator('form#enquiry').getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.locator('form#enquiry [aria-invalid=true]')).toHaveCount(3);
    await expectFree(page, 'enquiry', 'form#enquiry');
  });

  test(`every dialog of the site has no axe finding at ${width}${ci}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const name of siteDialogs) {
      await page.goto(`/career?dialog=${name}`);
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      await expectFree(page, name, openDialog);
    }
    await page.goto('/career?dialog=contact');
    await page.getByRole('dialog').getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toHaveCount(5);
    await expectFree(page, 'contact with its problems', openDialog);
  });
}

test.describe('without loaded code', () => {
  test.use({ visitor: 'reads', viewport: { width: 390, height: 844 } });

  test('posted forms with errors have no axe finding', { tag: '@deep' }, async ({ page, context, site }) => {
    test.slow();
    // The scroll to a form loads the code of its page.
    const releaseCode = await holdShell(context);
    for (const [form, path] of [
      ['super-agent', '/'],
      ['subscribe', '/'],
      ['contact', '/contact-us/'],
      ['career', '/career'],
    ]) {
      const response = await page.request.post(`/forms/${form}`, {
        headers: { origin: site, referer: site + path },
        form: { name: 'Noura' },
        maxRedirects: 0,
      });
      await page.goto(response.headers().location ?? '');
      await expect(page.locator(`form#${form} [data-problems] li`).first()).toBeVisible();
      await expectFree(page, String(form), `form#${form}`);
    }
    releaseCode();
  });
});

testWithOwnSite(
  'the messages in place of missing parts have no axe finding',
  { tag: '@deep' },
  async ({ page, ownSite, guard }) => {
    guard.expectConsole(/503/, /^console info: \[iwan\]/);
    await removeRemotes(ownSite.store);
    await ownSite.start();
    for (const path of ['/', '/blog']) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Try again' }).first()).toBeVisible();
      expect(await axeFindings(page), path).toEqual([]);
    }
  },
);
