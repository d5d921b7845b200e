import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

// The document preloads scripts, and a browser without script refuses them.
test.beforeEach(({ guard }) => guard.expectConsole(/^request failed: .*\.js csp$/));

test('the blocks of Home are in the page without JavaScript', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/');
  for (const name of [
    'Premier Listings',
    'Fresh Finds',
    'Why Invest in Dubai',
    'Meet Our Agents',
    'Developers',
    'Get in touch',
  ]) {
    await expect(page.locator('main').getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  await expect(page.locator('main').getByRole('link', { name: 'Harbour Gate' }).first()).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: /Marensand Developments/ })).toBeVisible();
  await expect(page.getByText('Elena Petrova').or(page.getByText('Karim Aziz')).first()).toBeVisible();
});

test('links work without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Properties' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exclusive Properties' })).toBeVisible();
  await page.getByRole('link', { name: 'Commercial' }).click();
  await expect(page).toHaveURL(/\/properties\/\?tab=Commercial$/);
  await expect(page.getByRole('link', { name: 'Ledger House', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Harbour Gate' })).toBeHidden();
});

test('the menu and the Join Us list open without JavaScript', async ({ page }) => {
  await page.goto('/career');
  await page.getByText('Join Us', { exact: true }).click();
  await expect(page.getByRole('link', { name: /Become Super Agent/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('summary[aria-label="Menu"]').click();
  await page.getByRole('link', { name: 'Developers' }).first().click();
  await expect(page).toHaveURL(/\/developers\/$/);
});

test('an e-mail address can be sent without JavaScript, and the page confirms it', async ({ page, backend }) => {
  await page.goto('/blog');
  await page.getByRole('contentinfo').getByRole('textbox', { name: 'Email' }).fill('layla@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/blog\?posted=subscribe&sent=1#subscribe$/);
  await expect(page.getByText('Email submitted successfully!')).toBeVisible();
  const sent = backend.requests.filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.path).toBe('/api/contact');
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ email: 'layla@example.com', source: 'web_form' });
});

test('an e-mail address that the backend refuses shows an error without JavaScript', { tag: '@deep' }, async ({
  page,
  backend,
}) => {
  backend.behave({ kind: 'status', status: 500 }, '/api/contact');
  await page.goto('/career');
  await page.getByRole('contentinfo').getByRole('textbox', { name: 'Email' }).fill('layla@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Failed to submit email. Please try again.')).toBeVisible();
});

test('the search of Home shows its results without JavaScript', { tag: '@deep' }, async ({ page, guard }) => {
  // Only the address of the results page is checked here: the form is responsible for it.
  guard.expectConsole(/404.*filter-all-property/, /filter-all-property.*404/);
  await page.goto('/');
  const search = page.getByRole('form', { name: 'Search projects' });
  await search.getByRole('combobox', { name: 'Locations' }).fill('Business Bay');
  await search.getByRole('button', { name: 'Find Property' }).click();
  await expect(page).toHaveURL(/\/filter-all-property\?price=open&q=Business\+Bay&/);
});

test('a phone number for the Super Agent sign-up can be sent without JavaScript, and is never part of the address', {
  tag: '@deep',
}, async ({ page, backend }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('971501234567');
  await page.getByText('I hereby grant permission').click();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/\?posted=super-agent&sent=1#super-agent$/);
  await expect(page.locator('#super-agent').getByRole('status')).toBeVisible();
  const sent = backend.requests.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ phone: '971501234567', source: 'subscription' }]);
});

test('an incomplete message shows errors at its fields without JavaScript, and is not sent', {
  tag: '@deep',
}, async ({ page, backend }) => {
  await page.goto('/');
  const form = page.locator('#contact');
  await form.getByRole('textbox', { name: 'Name' }).fill('Zoë Haddad');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription('Enter your phone number.');
  await expect(form.getByText('Failed to submit')).toHaveCount(0);
  expect(backend.requests.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

test('the calculator shows its result in the page without JavaScript', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('banner').getByRole('link', { name: 'Calculator' }).click();
  await expect(page).toHaveURL(/dialog=calculator/);
  // The browser of this test blocks scripts but parses the page as with scripts enabled, so it does not render
  // `noscript`.
  expect(await page.content()).toMatch(/<section data-dialog-in-page.*<form [^>]*action="\/blog\/?" method="get">/s);
  await page.goto('/blog?dialog=calculator&loan=1000000&rate=5&years=20');
  const html = await page.content();
  expect(html).toContain('AED 6,600');
  // The schedule by year is expanded.
  expect(html).toMatch(/<details [^>]*open="".*<table/s);
  await page.goto('/blog?dialog=calculator&loan=abc&rate=5&years=20');
  expect(await page.content()).toContain('Enter a number, for example');
  await page.goto('/blog?dialog=calculator&tab=converter&amount=1.5+million&from=AED&to=AED');
  expect(await page.content()).toMatch(/1,500,000 AED is.*1,500,000\.00 AED/s);
});
