import type { Page } from '@playwright/test';
import { deepTag } from '../support/deep-tag';
import { holdShell } from '../support/faults/browser-faults';
import { markDocument } from '../support/page-state';
import { expect, test } from '../support/test';

test.use({ visitor: 'reads', viewport: { width: 390, height: 844 }, hasTouch: true });

const property = '/marensand-developments-properties/harbour-gate/';

/** The scripts that a page requests from now on. */
function scriptsOf(page: Page): readonly string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

test('no kind of page requests a script before an interaction @ci', async ({ context }) => {
  test.slow();
  const paths = [
    '/',
    '/properties/',
    '/filter-property',
    '/locations/dubai-marina',
    '/map/',
    '/blog',
    '/career',
    '/about/',
    '/contact-us/',
    '/faq',
  ];
  const requested: [string, readonly string[]][] = [];
  for (const path of paths) {
    const page = await context.newPage();
    requested.push([path, scriptsOf(page)]);
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  // The last page was open for this long, the others for longer.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(Object.fromEntries(requested)).toEqual(Object.fromEntries(paths.map((path) => [path, []])));
});

test('an article of text loads no scripts when it is scrolled and its links are hovered', async ({ page, guard }) => {
  guard.expectConsole(/\/blog-details\//);
  const scripts = scriptsOf(page);
  await page.goto('/blog');
  await page.mouse.wheel(0, 900);
  await page.locator('main a').first().hover();
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  await page.locator('main a').first().click();
  await expect(page).toHaveURL(/\/blog-details\//);
});

test('a map of another area than the picture starts without an interaction', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/map/?view=25.08,55.14,13');
  await expect(page.locator('.leaflet-container')).toBeVisible();
});

test('a scroll loads the code of a page that has more than text', async ({ page }) => {
  await page.goto('/properties/');
  await page.mouse.wheel(0, 300);
  await expect(page.locator('[data-island=page][data-hydrated]')).toBeAttached();
});

test('data of the visitor in this browser is shown without an interaction', async ({ page }) => {
  await page.goto('/properties/');
  await page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' }).tap();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Compare, 1 project/ })).toBeVisible();
  await page.goto('/blog');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Compare, 1 project/ })).toBeVisible();
});

test('a stored draft is restored in its form without an interaction @ci', async ({ page }) => {
  await page.goto('/marensand-developments-properties/harbour-gate/');
  const name = page.locator('form').getByLabel('Name').first();
  await name.fill('Noura');
  await expect(page.locator('[data-island=page][data-hydrated]')).toBeAttached();
  await name.fill('Noura A');
  await page.reload();
  await expect(name).toHaveValue('Noura A');
});

test.describe('the first touch before hydration', () => {
  test('a heart saves its project @deep', async ({ page }) => {
    await page.goto('/properties/', { waitUntil: 'networkidle' });
    const heart = page.getByRole('button', { name: /Harbour Gate/ }).first();
    await heart.tap();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test('a checkbox adds to the comparison', async ({ page }) => {
    await page.goto('/properties/', { waitUntil: 'networkidle' });
    await page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' }).tap();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Compare, 1 project/ })).toBeVisible();
  });

  test.describe('on a tablet, whose map has buttons', () => {
    test.use({ viewport: { width: 820, height: 1180 } });

    test('a map that is still a picture zooms in @deep', async ({ page }) => {
      await page.goto('/map/', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Zoom in' }).tap();
      await expect(page).toHaveURL(/view=.*%2C13$/);
      await expect(page.locator('.leaflet-container')).toBeVisible();
    });
  });

  test('a tab of Home changes its list', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const tab = page.locator('#premier').getByRole('tab', { name: 'Commercial' });
    await tab.tap();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('the filter opens over its page @deep', async ({ page }) => {
    await page.goto('/filter-property', { waitUntil: 'networkidle' });
    const mark = await markDocument(page);
    await page.getByRole('link', { name: /Filters/ }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await mark.expectSame();
  });

  test('the calculator opens over its page, with the loan of the link', async ({ page }) => {
    await page.goto('/marensand-developments-properties/harbour-gate/', { waitUntil: 'networkidle' });
    const mark = await markDocument(page);
    await page.getByText('Need a mortgage?').tap();
    await page.getByRole('link', { name: 'Open calculator' }).tap();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('960,000');
    await mark.expectSame();
  });

  test('the menu of a phone opens, and Back closes it', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/blog', { waitUntil: 'networkidle' });
    await page.getByRole('banner').locator('summary').last().tap();
    const menu = page.getByRole('banner').getByRole('link', { name: 'Developers', exact: true });
    await expect(menu).toBeVisible();
    await expect.poll(() => page.evaluate(() => Reflect.get(history.state ?? {}, 'overlay'))).toBe(1);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('an address typed into the footer arrives', async ({ page, backend }) => {
    await page.goto('/blog', { waitUntil: 'networkidle' });
    const form = page.locator('form#subscribe');
    await form.getByRole('textbox').first().fill('layla@example.com');
    await form.getByRole('button').tap();
    await expect(form.getByText('Email submitted successfully!')).toBeVisible();
    expect(backend.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  for (const { path, form, send, field, missing } of [
    { path: '/', form: 'super-agent', send: 'Sign up', field: 'Phone number', missing: 'Phone number is required' },
    { path: '/', form: 'contact', send: 'Send message', field: 'Name', missing: 'Enter your name.' },
    { path: '/blog', form: 'subscribe', send: 'Subscribe', field: 'Email', missing: 'Enter your email address.' },
    { path: property, form: 'enquiry', send: 'Send enquiry', field: 'Name', missing: 'Enter your name.' },
    { path: '/career', form: 'career', send: 'Send application', field: 'Name', missing: 'Enter your name.' },
  ]) {
    test(`"${send}" with empty fields shows the errors at the fields, and stays on the page${deepTag(form !== 'enquiry')}`, async ({
      page,
      backend,
    }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const mark = await markDocument(page);
      const requested = page.locator(`form#${form}`);
      await requested.getByRole('button', { name: send }).tap();
      await expect(requested.getByLabel(field, { exact: true })).toHaveAccessibleDescription(new RegExp(missing));
      await expect(requested.getByText('Failed to submit')).toHaveCount(0);
      expect(new URL(page.url()).search).toBe('');
      await mark.expectSame();
      expect(backend.requests.filter(({ method }) => method === 'POST')).toHaveLength(0);
    });
  }

  test('the Advanced Filter of Home opens over it', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const mark = await markDocument(page);
    await page.getByRole('button', { name: 'Advanced Filter' }).tap();
    await expect(page.getByRole('dialog', { name: 'Advanced Filter' })).toBeVisible();
    await mark.expectSame();
  });

  test('a location is chosen in the search of Home', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const search = page.getByRole('form', { name: 'Search projects' });
    await search.getByRole('combobox', { name: 'Locations' }).tap();
    await page.keyboard.type('business');
    await search.getByRole('option', { name: /^Business Bay/ }).tap();
    await expect(search.getByRole('button', { name: 'Remove Business Bay' })).toBeVisible();
  });
});

test('a pressed heart is filled at once, and pulses until the code has loaded', async ({ page, context }) => {
  const releaseCode = await holdShell(context);
  await page.goto('/properties/');
  const heart = page.getByRole('button', { name: /Harbour Gate/ }).first();
  await heart.tap();
  const isMoving = () => heart.evaluate((element) => element.getAnimations().length > 0);
  expect(await isMoving()).toBe(true);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  releaseCode();
  await expect.poll(isMoving).toBe(false);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a link to a dialog opens its sheet before the code has loaded; who closes that takes the press back', async ({
  page,
  context,
}) => {
  const releaseCode = await holdShell(context);
  await page.goto('/filter-property');
  const filters = page.getByRole('link', { name: /Filters/ });
  const dialog = page.getByRole('dialog');
  await filters.tap();
  await expect(dialog).toHaveAttribute('aria-busy', 'true');
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toBeHidden();
  await expect(filters).toBeFocused();
  await filters.tap();
  releaseCode();
  await expect(page.getByRole('dialog', { name: 'Advanced Filter' })).toBeVisible();
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(filters).toBeFocused();
});

test('a link that opens a dialog is followed if the code cannot be loaded', { tag: '@deep' }, async ({
  page,
  context,
  guard,
}) => {
  guard.expectConsole(/\/shell\//, /net::ERR_/);
  await context.route('**/shell/*.js*', (route) => route.abort());
  await page.clock.install();
  await page.goto('/filter-property');
  await page.getByRole('link', { name: /Filters/ }).tap();
  await page.clock.runFor(9000);
  await expect(page).not.toHaveURL(/\/filter-property$/);
  await expect(page.getByRole('group').first()).toBeVisible();
});

test('a form without its code is sent by the browser, and shows its errors at the fields once the code has loaded @ci', async ({
  page,
  context,
  backend,
  guard,
}) => {
  guard.expectConsole(/\/shell\//, /net::ERR_/);
  const isShell = '**/shell/*.js*';
  await context.route(isShell, (route) => route.abort());
  await page.goto('/blog');
  const form = page.locator('form#subscribe');
  // The browser accepts this as an address, the site does not.
  await form.getByLabel('Email').fill('noura@example');
  await form.getByRole('button').tap();
  await expect(page).toHaveURL(/\?posted=subscribe&sent=0&mend=1&draft=/);
  const wrong = 'Enter an email address like name@example.com.';
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(wrong);
  await context.unroute(isShell);
  await page.reload();
  await form.getByLabel('Email').focus();
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
  await expect(page).toHaveURL(/\/blog#subscribe$/);
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(wrong);
  await form.getByLabel('Email').fill('noura@example.com');
  await form.getByRole('button').tap();
  await expect(form.getByText('Email submitted successfully!')).toBeVisible();
  await expect(form.getByText(wrong)).toHaveCount(0);
  expect(backend.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a search before hydration opens its results once the code has loaded, without empty fields in the address', async ({
  page,
  context,
}) => {
  const releaseCode = await holdShell(context);
  await page.clock.install({ time: '2026-03-01T08:00:00' });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Find Property' })).toBeVisible();
  // A busy machine takes longer to start the code than the three seconds for which a press waits: so the clock is
  // slowed down here.
  await page.clock.pauseAt('2026-03-01T08:01:00');
  await page.getByRole('button', { name: 'Find Property' }).tap();
  releaseCode();
  await expect(async () => {
    await page.clock.runFor(50);
    expect(page.url()).toMatch(/\/filter-all-property\??$/);
  }).toPass({ timeout: 20_000, intervals: [250] });
});

test('a carousel shows how many of its slides are visible once that is measured', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/');
  const row = page.getByRole('group', { name: 'Why Invest in Dubai', exact: true });
  const count = row.getByText(/ \/ 6$/);
  await expect(count).toHaveText('1 – 3 / 6');
  await expect(count).toBeHidden();
  await row.tap();
  await expect(count).toBeVisible();
  await expect(count).toHaveText('1 / 6');
});
