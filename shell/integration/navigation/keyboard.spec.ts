import type { Locator, Page } from '@playwright/test';
import { axeFindings, axeFindingsInBothSchemes } from '../support/checks/axe-findings';
import { deepTag } from '../support/deep-tag';
import { expectFocusSeen } from '../support/keyboard';
import { expect, test } from '../support/test';

/** Presses the keys one by one, and checks after each that the focus is visible. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
  }
}

const disclosureOf = (summary: Locator) => summary.locator('xpath=..');
const hydrated = (page: Page, island: string) =>
  expect(page.locator(`[data-island="${island}"][data-hydrated]`)).toBeAttached();

/** The effect of Enter, Space, Tab, Shift and Tab, and Escape on a part that is opened by its own button. */
async function expectDisclosure(page: Page, summary: Locator): Promise<void> {
  const part = disclosureOf(summary);
  await summary.focus();
  await press(page, 'Enter');
  await expect(part).toHaveAttribute('open');
  await press(page, 'Space');
  await expect(part).not.toHaveAttribute('open');
  await press(page, 'Space', 'Tab');
  await expect(part.locator(':focus')).toHaveCount(1);
  expect(await axeFindingsInBothSchemes(page, 'details[open]'), `${await summary.textContent()} open`).toEqual([]);
  await press(page, 'Escape');
  await expect(part).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
  await press(page, 'Enter');
  await press(page, 'Shift+Tab');
  await expect(part).not.toHaveAttribute('open');
}

for (const width of [390, 1440]) {
  test(`at ${width} px each part that opens follows its ARIA pattern by keyboard${deepTag(width === 390)}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await hydrated(page, 'hero-search');
    const header = page.getByRole('banner');

    if (width === 1440) {
      const joinUs = header.locator('summary', { hasText: 'Join Us' });
      await expectDisclosure(page, joinUs);
      await joinUs.focus();
      await press(page, 'ArrowDown', 'End');
      await expect(header.getByRole('link', { name: 'Career' })).toBeFocused();
      await press(page, 'Tab');
      await expect(disclosureOf(joinUs)).not.toHaveAttribute('open');
      await expect(header.getByRole('link', { name: 'العربية' })).toBeFocused();
      await press(page, 'Tab');
      const units = header.locator('summary[aria-label^="Currency"]');
      await expect(units).toBeFocused();
      await expectDisclosure(page, units);
      await units.focus();
      await press(page, 'Enter', 'Tab', 'Tab', 'ArrowRight');
      await expect(header.getByRole('radio', { name: 'sq m' })).toBeChecked();
      await press(page, 'Escape');
      await expect(units).toHaveAccessibleName('Currency, units and appearance: AED, sq m');
    } else {
      const menu = header.locator('summary[aria-label=Menu]');
      await menu.focus();
      await press(page, 'Enter');
      await expect(header.getByRole('link', { name: 'Career' })).toBeVisible();
      expect(await axeFindingsInBothSchemes(page, 'details[open]'), 'with the menu open').toEqual([]);
      await press(page, 'Escape');
      await expect(disclosureOf(menu)).not.toHaveAttribute('open');
    }

    const search = page.getByRole('form', { name: 'Search projects' });
    const box = search.getByRole('combobox', { name: 'Locations' });
    await box.focus();
    await page.keyboard.type('mar');
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
    await press(page, 'ArrowDown');
    await expect(page.getByRole('listbox').locator('[aria-selected=true]')).toBeInViewport();
    expect(await axeFindings(page), 'with suggestions').toEqual([]);
    await press(page, 'Escape');
    await expect(box).toHaveValue('mar');
    await expect(box).toHaveAttribute('aria-expanded', 'false');

    await press(page, 'ArrowDown', 'Enter');
    await expect(box).toHaveValue('');
    const properties = search.locator('summary');
    await properties.focus();
    await press(page, 'Enter');
    await expect(search.getByRole('searchbox', { name: 'Search by project name' })).toBeFocused();
    await expect(search.getByRole('checkbox').first()).toBeVisible();
    await press(page, 'ArrowDown', 'End', 'Home', 'Space', 'Escape');
    await expect(properties).toBeFocused();
    await expect(properties).not.toContainText('Any project');

    const premier = page.locator('#premier');
    await hydrated(page, 'premier-listings');
    await premier.getByRole('tab', { selected: true }).focus();
    await press(page, 'End', 'ArrowRight', 'ArrowRight');
    await expect(premier.getByRole('tab', { selected: true })).toBeFocused();
    await expect(premier.getByRole('tab', { selected: true })).toHaveText('Residential');
    await expect(premier.getByRole('tabpanel', { name: 'Residential' })).toBeVisible();

    await page.goto('/properties/');
    await hydrated(page, 'page');
    const order = page.getByRole('combobox', { name: /^Sort/ });
    await order.focus();
    for (const step of [1, 2]) {
      const chosen = await order.locator('option').nth(step).getAttribute('value');
      await press(page, 'ArrowDown');
      await expect(page).toHaveURL(new RegExp(`[?&]sort=${chosen}(&|$)`));
      await expect(order).toBeFocused();
      await expect(order).toHaveValue(String(chosen));
    }

    await page.goto('/compare?project=1&project=2');
    await hydrated(page, 'page');
    const add = page.getByRole('combobox', { name: 'Add a project' });
    await add.focus();
    await page.keyboard.type('lantern');
    await expect(page.getByRole('listbox', { name: 'Search results' })).toBeVisible();
    await press(page, 'ArrowDown');
    await expect(page.getByRole('option', { name: 'Add Lantern Quay', selected: true })).toBeInViewport();
    expect(await axeFindingsInBothSchemes(page, 'main'), 'with projects to compare').toEqual([]);
    await press(page, 'Enter');
    await expect(page).toHaveURL(/\/compare\?project=1&project=2&project=5$/);
    await expect(page.getByRole('link', { name: 'Lantern Quay', exact: true })).toBeFocused();

    await page.goto('/map/');
    await expect(page.locator('.leaflet-container')).toBeVisible();
    await expectDisclosure(
      page,
      page
        .locator('main summary')
        .filter({ hasText: /layers|show/i })
        .first(),
    );
  });
}
