import AxeBuilder from '@axe-core/playwright';
import { enterAsAdministrator } from '../support/enter-office';
import { expectOnSite, expectSoundScreen, openScreen } from '../support/office-screen';
import { expect, test } from '../support/processes/own-backend';

// All tests share one site with one database.
test.describe.configure({ mode: 'default', timeout: 90_000 });

test('a change by an editor is on the site within seconds, and in the audit trail', async ({
  page,
  guard,
  newSite,
}) => {
  await enterAsAdministrator({ page, guard, newSite });
  await page.getByRole('link', { name: 'Projects' }).click();
  // The list of the previous screen has a search field of its own.
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await page.getByLabel('Search').fill('Boulevard Fins');
  await expect(page.getByText('1 record')).toBeVisible();
  await page.getByRole('link', { name: 'Boulevard Fins' }).click();
  await page.getByLabel('Starting price, AED').fill('2345678');
  const address = `${newSite.origin}/property-details/${new URL(page.url()).pathname.split('/').at(-1)}`;
  await page.getByRole('textbox', { name: 'Price, AED', exact: true }).first().fill('2,345,678');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expectOnSite(address, '2,345,678', true);
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('is now AED 2,345,678')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('a project has a preview before it is published, and its old address redirects after it is renamed @ci', async ({
  page,
  guard,
  newSite,
}) => {
  await enterAsAdministrator({ page, guard, newSite });
  await page.goto(`${newSite.office}/office/projects/new`);
  await page.getByLabel('Name').first().fill('Journey Tower');
  await page.getByLabel('Starting price, AED').fill('1900000');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Never published.')).toBeVisible();
  const address = `${newSite.origin}/independent-properties/journey-tower/`;
  await expectOnSite(address, 'Journey Tower', false);

  await page.getByLabel('Starting price, AED').fill('1950000');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Journey Tower');
  await expect(preview.getByText('1,950,000').first()).toBeVisible();
  await expect(preview.getByRole('note')).toContainText('This is a preview, not the live page.');
  const response = await fetch(preview.url());
  expect([response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
    'no-store',
    'noindex',
  ]);
  await preview.close();
  await expectOnSite(address, 'Journey Tower', false);

  // It has no permit.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByText('Live.')).toBeVisible();
  await expectOnSite(address, '1,900,000', true, 4000);
  await page.getByLabel('Name').first().fill('Journey House');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journey House');
  await expect(async () => {
    const { status, headers } = await fetch(address, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, '/independent-properties/journey-house/']);
  }).toPass({ timeout: 8000, intervals: [200] });
  await expectOnSite(address, '1,950,000', true, 4000);

  await page.getByRole('button', { name: 'Restore previous version' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journey Tower');
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await page.getByRole('button', { name: 'Unpublish now' }).click();
  await expect(page.getByText('No longer live.')).toBeVisible();
  await expectOnSite(address, '1,900,000', false, 4000);
});

test('a changed opening is on the Career page, and a changed video in the gallery', { tag: '@ci' }, async ({
  page,
  guard,
  newSite,
}) => {
  await enterAsAdministrator({ page, guard, newSite });
  await openScreen(page, 'Openings');
  await page.getByRole('link', { name: 'Investment Relations Coordinator' }).click();
  await page.getByLabel('One-sentence summary', { exact: true }).fill('See what no photograph shows.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const career = `${newSite.origin}/career`;
  await expectOnSite(career, 'See what no photograph shows.', true);
  await expectSoundScreen(page);
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await page.getByRole('button', { name: 'Unpublish now' }).click();
  await expectOnSite(career, 'Investment Relations Coordinator', false, 4000);
  await expectOnSite(career, '4 openings in Dubai', true);

  await openScreen(page, 'Videos');
  await page.getByRole('combobox', { name: 'Video' }).selectOption('With video');
  await expectSoundScreen(page);
  await page.getByRole('link', { name: 'Lazurine Estates' }).click();
  await page.getByLabel('Title', { exact: true }).fill('One evening at the water');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expectOnSite(`${newSite.origin}/video-gallery`, 'One evening at the water', true);
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
});

test('a question that is moved and changed is on the FAQ, and a text of the footer on every page', {
  tag: '@ci',
}, async ({ page, guard, newSite }) => {
  await enterAsAdministrator({ page, guard, newSite });
  await openScreen(page, 'FAQ');
  await expectSoundScreen(page);
  await page.getByRole('button', { name: 'Move up: What are service charges?' }).click();
  await expect(page.getByText('Moved to 4 of 5.')).toBeAttached();
  await page.getByRole('link', { name: 'What are service charges?' }).click();
  await page.getByLabel('Answer', { exact: true }).fill('A fee of {fact:transferPercent}.');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  await preview.getByText('What are service charges?').click();
  await expect(preview.getByText('A fee of 4%.')).toBeVisible();
  await preview.close();
  const faq = `${newSite.origin}/faq`;
  await expectOnSite(faq, 'A fee of 4%.', false);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expectOnSite(faq, '<p>A fee of 4%.</p>', true, 4000);
  const slugs = [...(await (await fetch(faq)).text()).matchAll(/<div id="([a-z-]+)" class/g)].map(([, slug]) => slug);
  expect(slugs.indexOf('service-charges')).toBe(slugs.indexOf('payment-plan') - 1);
  await expectSoundScreen(page);

  await openScreen(page, 'Site texts');
  await expectSoundScreen(page);
  await page.getByRole('link', { name: 'Newsletter text' }).click();
  // The list stays until the screen has loaded, and has a button "Sort by Text".
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Every Monday, & in plain words.');
  await page.getByRole('button', { name: 'Save' }).click();
  // The message of the question may still be there.
  await expect(page.getByText('Saved.').last()).toBeVisible();
  for (const path of ['/faq', '/career']) {
    await expectOnSite(`${newSite.origin}${path}`, 'Every Monday, &amp; in plain words.', true, 4000);
  }
  // Hydration finds the same text.
  const site = await page.context().newPage();
  await site.goto(`${newSite.origin}/career`);
  await site.getByRole('banner').locator('summary').first().hover();
  await expect(site.locator('#root[data-hydrated]')).toBeAttached();
  await expect(site.getByText('Every Monday, & in plain words.')).toBeVisible();
  await site.close();
});

test('a file is imported after its differences were shown, and the public card says what it has changed', async ({
  page,
  guard,
  newSite,
}) => {
  await enterAsAdministrator({ page, guard, newSite });
  await openScreen(page, 'Import and export');
  const content = { projects: [{ name: 'Lazurine Quay', status: 'Two Homes Left' }] };
  const buffer = Buffer.from(JSON.stringify(content));
  await page.getByLabel('File').setInputFiles({ name: 'changed.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await expect(page.getByRole('heading', { name: 'Projects: Lazurine Quay' })).toBeVisible();
  await expect(page.getByText('Two Homes Left')).toBeVisible();
  await expectSoundScreen(page);
  const cards = `${newSite.origin}/filter-all-property?query=Lazurine+Quay`;
  await expectOnSite(cards, 'Two Homes Left', false);
  await page.getByRole('button', { name: 'Import 1 record' }).click();
  await expect(page.getByText('Imported: 0 added, 1 updated.')).toBeVisible();
  await expectOnSite(cards, 'Two Homes Left', true, 4000);
});

test('an invalid price is refused at its field, and the typed text is kept', { tag: '@deep' }, async ({
  page,
  guard,
  newSite,
}) => {
  guard.expectConsole(
    /^status 400: .*\/office\/api\/projects/,
    /^console error: Failed to load .*\/office\/api\/projects/,
  );
  await enterAsAdministrator({ page, guard, newSite });
  await page.goto(`${newSite.office}/office/projects/11`);
  await page.getByRole('textbox', { name: 'Price, AED', exact: true }).first().fill('a lot');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Price, AED', exact: true }).first()).toHaveValue('a lot');
  await page.getByRole('textbox', { name: 'Price, AED', exact: true }).first().fill('');
});

test('a hidden comment disappears from its article, and can be shown again', { tag: '@deep' }, async ({
  page,
  guard,
  newSite,
}) => {
  await enterAsAdministrator({ page, guard, newSite });
  await page.getByRole('link', { name: 'Comments' }).click();
  const comment = 'Ours had two instalments in the same month.';
  await page.getByLabel('Search').fill(comment);
  const row = page.getByRole('row').filter({ hasText: comment });
  const path = await row.getByRole('link').getAttribute('href');
  const article = `${newSite.origin}/blog-details/${path?.split('/').at(-1)}`;
  await expectOnSite(article, comment, true);
  await row.getByRole('button', { name: 'Hide' }).click();
  await expect(row.getByText('hidden')).toBeVisible();
  // A response that was just read is cached for a second, and served stale once more while it is revalidated.
  await expectOnSite(article, comment, false, 4000);
  await row.getByRole('button', { name: 'Show again' }).click();
  await expectOnSite(article, comment, true, 4000);
});

test('a translation is on the Arabic page, and its record is listed once the English has changed', async ({
  page,
  guard,
  newSite,
}) => {
  await enterAsAdministrator({ page, guard, newSite });
  await openScreen(page, 'Openings');
  await page.getByRole('link', { name: 'Property Inspector' }).click();
  const translation = page.getByRole('textbox', { name: 'Job (Arabic)' });
  await expect(translation).toHaveAttribute('dir', 'rtl');
  await translation.fill('مفتش المنازل');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expectOnSite(`${newSite.origin}/ar/career`, 'مفتش المنازل', true);
  await expectOnSite(`${newSite.origin}/career`, 'مفتش المنازل', false);
  await expectSoundScreen(page);
  await page.getByLabel('One-sentence summary', { exact: true }).fill('Finds what others have missed.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The English has changed since.')).toBeVisible();
  await openScreen(page, 'Openings');
  await page.getByRole('combobox', { name: 'Translation' }).selectOption('Out of date');
  await expect(page.getByRole('link', { name: 'Property Inspector' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Real Estate Sales Consultant' })).toBeHidden();
});

test('an area that is published in the office has a page of its own, to which the footer leads @ci', async ({
  page,
  guard,
  newSite,
}) => {
  await enterAsAdministrator({ page, guard, newSite });
  await page.goto(`${newSite.office}/office/areas/new`);
  await page.getByLabel('Name').first().fill('Dubai Hills Estate');
  await page.getByLabel('Summary').first().fill('Houses around a golf course.');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Never published.')).toBeVisible();
  const address = `${newSite.origin}/locations/dubai-hills-estate`;
  guard.expectConsole(
    /^status 404: .*\/locations\/dubai-hills-estate/,
    /^console error: Failed to load .*dubai-hills-estate/,
  );
  expect((await page.request.get(address)).status()).toBe(404);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Live.')).toBeVisible();
  await expectOnSite(address, 'Houses around a golf course.', true);
  // A document that was cached before is revalidated first.
  await expectOnSite(`${newSite.origin}/faq`, 'Dubai Hills Estate', true);
  await page.goto(`${newSite.origin}/faq`);
  await page.getByRole('link', { name: 'Dubai Hills Estate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dubai Hills Estate');
  await expect(page.getByText('Houses around a golf course.')).toBeVisible();
});
