import { openDialog } from '@iwan/shared/dom/loading-dialog';
import { paths } from '@iwan/shared/paths/paths';
import { axeFindings, axeFindingsInBothSchemes } from '../support/checks/axe-findings';
import { sidewaysScroll } from '../support/checks/layout';
import { expectTexts } from '../support/expect-texts';
import { beyond, path, propertyRecords, sold, whole } from '../support/property-records';
import { expect, test } from '../support/test';

test.beforeEach(({ backend }) => backend.setRecords(propertyRecords));

test('a sold-out project has a waiting list and no way to buy, and links to similar ones', async ({
  page,
  request,
  backend,
}) => {
  const html = await (await request.get(paths.project(sold))).text();
  expectTexts(html, ['Sold Out', 'is sold out', 'Join the waiting list', 'Similar projects']);
  for (const way of ['Need a mortgage?', 'about Marina Sold"', 'Call us', 'Email us']) {
    expect(html, way).not.toContain(way);
  }
  await page.goto(paths.project(sold));
  await page.getByLabel('Name', { exact: true }).fill('Noura');
  await page.getByLabel('Phone', { exact: true }).fill('971501234567');
  await page.locator('#enquiry-email').fill('noura@example.com');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByText(/Thank you for your interest/)).toBeVisible();
  const sent = backend.requests.find(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    property: 'Marina Sold',
    unit: 'Waiting list: next phase or resale',
  });
  await page.getByRole('link', { name: 'See similar projects' }).click();
  const alike = page.getByRole('region', { name: 'Similar projects' });
  await expect(alike.getByRole('heading', { level: 2 })).toBeInViewport();
  await alike.getByRole('link', { name: 'Marina Whole', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marina Whole' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send enquiry' })).toBeAttached();
});

test('units, handover and payment plan are shown if the backend has them, and omitted otherwise', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.project(beyond));
  await expect(page.getByText('Q4 2028').first()).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Ask about this project' }).first()).toBeInViewport();
  const units = page.getByRole('region', { name: 'Configuration' });
  await expect(units.getByText('On handover').first()).toBeVisible();
  await page.mouse.wheel(0, 10);
  await expect(page.locator('[data-island="page"][data-hydrated]')).toBeAttached();
  await units.getByRole('tab', { name: 'Master Plan' }).click();
  await expect(page.getByAltText('Master plan of Marina Beyond')).toBeVisible();
  await units.getByRole('tab', { name: 'Units and payment' }).click();
  await units.getByRole('link', { name: '1BR, 750 sq ft' }).click();
  const sheet = page.getByRole('dialog', { name: '1BR, 750 sq ft' });
  const picture = sheet.getByRole('img', { name: 'Floor plan, 1BR, 750 sq ft' });
  await expect(picture).toBeInViewport();
  expect((await picture.boundingBox())?.width).toBeLessThanOrEqual(390);
  for (const text of ['AED 960,000', 'AED 1,600 / sq ft']) await expect(sheet.getByText(text)).toBeVisible();
  expect(await axeFindingsInBothSchemes(page, openDialog), 'with the sheet of a unit open').toEqual([]);
  await sheet.getByRole('button', { name: 'Zoom in' }).click();
  expect((await picture.boundingBox())?.width).toBeGreaterThan(600);
  await sheet.getByRole('button', { name: 'Ask about this unit' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Ask about 1BR, 750 sq ft at Marina Beyond' })).toBeInViewport();
  backend.setRecords({ projects: [whole] });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Marina Whole' })).toBeVisible();
  await expect(page.locator('#units, #payment-plan')).toHaveCount(0);
  await expect(page.getByText(/Handover|\/ sq ft/)).toHaveCount(0);
});

test('the calculator opens with the price of the project', { tag: '@deep' }, async ({ page }) => {
  await page.goto(path);
  await page.getByText('Need a mortgage?').click();
  await page.getByRole('link', { name: 'Open calculator' }).click();
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
  await page.getByText('Need a mortgage?').click();
  await page.getByRole('link', { name: 'Open calculator' }).click();
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
    // A closed group opens by a link to its content.
    await expect(page.getByRole('link', { name: 'Check on dubailand.gov.ae' })).toBeHidden();
    await page.goto(`${path}#permit`);
    await expect(page.getByRole('link', { name: 'Check on dubailand.gov.ae' })).toBeVisible();
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

  test('the visa of two owners is checked by their shares', async ({ page }) => {
    await page.goto(`${path}#visa`);
    await page.getByLabel('Owners').selectOption('2 owners');
    await page.getByLabel('First owner’s share').fill('70');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page).toHaveURL(/owners=2&share=70#visa$/);
    await expect(page.getByText('Second owner, AED 360,000')).toBeVisible();
  });
});
