import type { Page } from '@playwright/test';
import { markDocument } from '../support/page-state';
import { soundRecords } from '../support/records';
import { expect, test } from '../support/test';

const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const projects = (page: Page) => page.locator('[data-island=projects-of-developer]');

test('from Home to a developer, to one of its projects, and Back to the same place', async ({ page }) => {
  await page.goto('/');
  const niche = page.locator('[data-island=developers-carousel]').getByRole('link', { name: /Lazurine Estates/ });
  await niche.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island=developers-carousel]')).toHaveAttribute('data-hydrated', '');
  const tab = await markDocument(page);
  await niche.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lazurine Estates' })).toBeVisible();
  await expect(page).toHaveURL(/\/developers\/lazurine-estates-properties\/$/);

  const card = projects(page).getByRole('link', { name: 'Coral Steps', exact: true });
  await card.scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'Other developers' }).scrollIntoViewIfNeeded();
  const before = await scrollOf(page);
  expect(before).toBeGreaterThan(500);
  await card.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Coral Steps' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Lazurine Estates' })).toBeVisible();
  await expect(card).toBeAttached();
  expect(Math.abs((await scrollOf(page)) - before)).toBeLessThanOrEqual(2);

  await page.goBack();
  await expect(niche).toBeFocused();
  await tab.expectSame();
});

test('the developer and its projects are requested once each, in parallel, and only by the server', async ({
  page,
  backend,
}) => {
  backend.behave({ kind: 'slow', delayMs: 1500 }, '/api/developer');
  let hasResponse = false;
  const opening = page.goto('/cavarin-properties/', { waitUntil: 'commit' }).then(() => {
    hasResponse = true;
  });
  const requested = () =>
    backend.requests
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/api/developer'))
      .sort();
  // All are requested before any of them has a response.
  await expect.poll(() => requested().length, { intervals: [20] }).toBeGreaterThan(0);
  await expect
    .poll(requested, { intervals: [20], timeout: 1000 })
    .toEqual(['/api/developerProject/cavarin', '/api/developerapi', '/api/developerapi/cavarin']);
  expect(hasResponse).toBe(false);
  await opening;
  await projects(page).scrollIntoViewIfNeeded();
  await expect(projects(page)).toHaveAttribute('data-hydrated', '');
  await expect(page.locator('[data-island=page]')).toHaveAttribute('data-hydrated', '');
  expect(requested()).toHaveLength(3);
});

const oddNames = ['Palm-View Homes', "L'Étoile d’Or", 'Pelham & Sons', 'North/South', 'Señora Niño', '★★★'];

test('names with special characters and accents open at both addresses, from every link to them @deep', async ({
  page,
  backend,
}) => {
  test.slow();
  backend.setRecords({
    developers: oddNames.map((name, index) => ({ id: index + 1, name, heading: `The house of ${name}` })),
    projects: oddNames.map((name, index) => ({
      ...(soundRecords.projects[index] as object),
      developer: { name, logo: 'media/logos/logo.png' },
    })),
  });
  await page.goto('/developers/');
  const linksTo = async (selector: string) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const short = await linksTo('main a[href$="-properties/"]');
  await page.goto('/');
  const long = await linksTo('[data-island=developers-carousel] a[href$="-properties/"]');
  expect([short.length, long.length]).toEqual([oddNames.length, oddNames.length]);
  for (const [index, name] of oddNames.entries()) {
    for (const href of [short[index] ?? '', long[index] ?? '']) {
      expect((await page.goto(href))?.status(), href).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      await expect(projects(page).getByRole('article')).toHaveCount(1);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(short[index]);
    }
  }
});

test('the video is loaded when it is played, and plays inline', async ({ page, guard }) => {
  guard.expectConsole(/quay\.mp4/);
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('.mp4') && fetched.push(request.url()));
  await page.goto('/cavarin-properties/');
  const door = page.getByRole('button', { name: 'Play the video: An evening at the quay' });
  await door.scrollIntoViewIfNeeded();
  expect(fetched).toEqual([]);
  await door.press('Enter');
  await expect(page.locator('video')).toBeFocused();
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
});

test('an unknown developer is reported in the page, and within the site redirects to Home', { tag: '@deep' }, async ({
  page,
  guard,
}) => {
  guard.expectConsole(/404/);
  expect((await page.goto('/developers/nobody-properties/'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Developer not found' })).toBeVisible();
  await page.goto('/developers/');
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
  await page.evaluate(() => {
    const link = document.querySelector('main a[href$="-properties/"]');
    link?.setAttribute('href', '/nobody-properties/');
  });
  await page.locator('main a[href="/nobody-properties/"]').click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Developer not found')).toBeVisible();
});

test('the list is searched and sorted by its address, and Back returns to the results', async ({ page }) => {
  await page.goto('/developers/');
  const names = page.locator('main li h3');
  await page.getByRole('searchbox', { name: 'Developer or city' }).fill('la');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(names).toHaveText(['Lazurine Estates']);
  await page.getByRole('searchbox', { name: 'Developer or city' }).fill('');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('name-desc');
  await expect(page).toHaveURL(/sort=name-desc/);
  await expect(names.first()).toHaveText('Pelham & Sons');
  await page.goBack();
  await expect(names).toHaveText(['Lazurine Estates']);
});

test('an enquiry about a developer arrives with its name, with and without script', async ({
  page,
  backend,
  browser,
  site,
}) => {
  const quiet = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
  for (const tab of [page, await quiet.newPage()]) {
    await tab.goto('/pelham-sons-properties/');
    await tab.getByLabel('Name', { exact: true }).fill('Noura');
    await tab.getByLabel('Phone', { exact: true }).fill('971501234567');
    await tab.locator('#enquiry-email').fill('noura@example.com');
    await tab.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(tab.getByText('Form submitted successfully!')).toBeVisible();
  }
  await quiet.close();
  const leads = backend.requests.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body));
  expect(leads).toEqual([
    expect.objectContaining({ name: 'Noura', developer: 'Pelham & Sons', source: 'Contact' }),
    expect.objectContaining({ name: 'Noura', developer: 'Pelham & Sons', source: 'Contact' }),
  ]);
});

test('shows Loading... while a developer is loaded, and the message of section 8 if there is none @deep', async ({
  page,
  backend,
  guard,
}) => {
  guard.expectConsole(/50[0-9]/, /\[iwan\]/);
  await page.goto('/developers/');
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
  backend.behave({ kind: 'slow', delayMs: 1200 }, '/api/developerapi/');
  await page.getByRole('link', { name: /Ostrava Homes/ }).click();
  await expect(page.getByText('Loading...', { exact: true })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'Ostrava Homes' })).toBeVisible();
  for (const [behaviour, message] of [
    [{ kind: 'status', status: 500 }, 'Error: Network response was not ok'],
    [{ kind: 'drop' }, 'Error: Failed to fetch developer details'],
    [{ kind: 'html' }, 'Error: Failed to fetch developer details'],
  ] as const) {
    backend.behave(behaviour);
    // A developer that was not requested before: there is no earlier response.
    expect((await page.goto(`/${behaviour.kind}-unheard-properties/`))?.status()).toBe(503);
    await expect(page.getByText(message)).toBeVisible();
  }
});
