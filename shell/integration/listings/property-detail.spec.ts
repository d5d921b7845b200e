import { openDialog } from '@iwan/shared/dom/loading-dialog';
import { paths } from '@iwan/shared/paths/paths';
import { axeFindings, axeFindingsInBothSchemes } from '../support/checks/axe-findings';
import { sidewaysScroll } from '../support/checks/layout';
import { expectTexts } from '../support/expect-texts';
import { beyond, path, propertyRecords, sold, whole } from '../support/property-records';
import { expect, test } from '../support/test';

test.beforeEach(({ backend }) => backend.setRecords(propertyRecords));

test('a sold-out project has no enquiry form, and links to similar ones', async ({ page, request }) => {
  const html = await (await request.get(paths.project(sold))).text();
  expectTexts(html, ['Sold Out', 'has been sold', 'Similar to Marina Sold', 'Also in Dubai Marina']);
  for (const way of ['Send enquiry', 'Need a mortgage?', 'about Marina Sold"', 'Call us', 'Email us']) {
    expect(html, way).not.toContain(way);
  }
  await page.goto(paths.project(sold));
  await page.getByRole('link', { name: 'See similar properties' }).click();
  const alike = page.getByRole('region', { name: 'Similar to Marina Sold' });
  await expect(alike.getByRole('heading', { level: 2 })).toBeInViewport();
  await alike.getByRole('link', { name: 'Marina Whole', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marina Whole' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send enquiry' })).toBeAttached();
});

test('units, handover and payment plan are shown if the backend has them, and omitted otherwise', async ({
  page,
  backend,
}) => {
  const plan = page.getByRole('link', { name: 'Floor plan, 1BR, 750 sq ft' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.project(beyond));
  await expect(page.getByText('Handover Q4 2028')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payment plan' }).getByText('AED 960,000')).toBeVisible();
  await page.mouse.wheel(0, 10);
  await expect(page.locator('[data-island="page"][data-hydrated]')).toBeAttached();
  const way = page.getByRole('navigation', { name: 'On this page' });
  await way.getByRole('link', { name: 'Units and floor plans' }).click();
  await expect(
    page.getByRole('region', { name: 'Units and floor plans' }).getByText('AED 1,600 / sq ft'),
  ).toBeVisible();
  await expect(way.locator('[aria-current]')).toHaveText('Units and floor plans');
  await plan.click();
  const viewer = page.getByRole('dialog', { name: 'Floor plans of Marina Beyond' });
  const picture = viewer.getByRole('img', { name: 'Floor plan, 1BR, 750 sq ft' });
  await expect(picture).toBeInViewport();
  expect((await picture.boundingBox())?.width).toBeLessThanOrEqual(390);
  expect(await axeFindingsInBothSchemes(page, openDialog), 'with the floor plans open').toEqual([]);
  backend.setRecords({ projects: [whole] });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Marina Whole' })).toBeVisible();
  for (const title of ['Units and floor plans', 'Payment plan']) {
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  }
  await expect(page.getByText(/Handover|\/ sq ft/)).toHaveCount(0);
});

test('the calculator opens with the price of the project', { tag: '@deep' }, async ({ page }) => {
  await page.goto(path);
  await page.getByRole('link', { name: 'Open the calculator' }).click();
  const dialog = page.getByRole('dialog');
  // The maximum loan of a bank: all but a fifth.
  await expect(dialog.getByRole('textbox').first()).toHaveValue('960,000');
});

test('the calculator opens with the price also before the page is hydrated', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  let releaseCode = () => {};
  const held = new Promise<void>((resolve) => {
    releaseCode = resolve;
  });
  await context.route('**/remotes/mfe-listings/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Calculator' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('1,000,000');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Open the calculator' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('960,000');
  releaseCode();
  await expect(page.locator('[data-island="page"][data-hydrated]')).toBeAttached();
});

test('the page of a project passes axe and does not scroll sideways at 320 px', { tag: '@deep' }, async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // The document preloads scripts, and a browser without script refuses them.
  test.beforeEach(({ guard }) => guard.expectConsole(/^request failed: .*\.js csp$/));

  test('the page is complete, photos open as pages, and an enquiry arrives', async ({ page, backend }) => {
    await page.goto(path);
    for (const text of ['AED 1,200,000', 'Shade at noon', 'Beach', 'Gym', '7100234']) {
      await expect(page.locator('main').getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Open photo 2 of 5' })).toHaveAttribute(
      'href',
      '/images/original/media/2.png',
    );
    await page.getByRole('radio', { name: /Omar Saleh/ }).check();
    await page.getByLabel('Name', { exact: true }).fill('Noura');
    await page.getByLabel('Phone', { exact: true }).fill('+971 50 123 4567');
    await page.locator('#enquiry-email').fill('noura@example.com');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page).toHaveURL(/\?posted=enquiry&sent=1#enquiry$/);
    await expect(page.getByText('Form submitted successfully! Thank you for your interest.')).toBeVisible();
    const [sent] = backend.requests.filter(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ agent: 'Omar Saleh', property: 'Marina Whole' });
  });
});
