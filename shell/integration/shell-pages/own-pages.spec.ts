import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

const typed = {
  Name: 'Noura Haddad',
  Email: 'noura@example.com',
  Phone: '971501234567',
  Location: 'Cairo',
  Message: 'Two bedrooms by the water.',
};

async function fill(form: Locator, fields: Readonly<Record<string, string>> = typed): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await form.getByRole('textbox', { name: label }).fill(text);
}

/** The names of a multipart form's fields, in their order. */
const namesIn = (body: string) => [...body.matchAll(/form-data; name="(\w+)"/g)].map(([, name]) => name);
const ofMessage = ['name', 'email', 'phone', 'location', 'message', 'source'];

/** The requested scripts of this page. */
function requestedFor(page: Page, part: RegExp): readonly string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (part.test(request.url())) requested.push(request.url());
  });
  return requested;
}

test.describe('a visitor who only reads', () => {
  test.use({ visitor: 'reads' });

  test('sends a message from About: the first press opens the form, which keeps the typed text, marks its errors and shows the result', async ({
    page,
    backend,
    guard,
  }) => {
    guard.expectConsole(/status of 429/, /^status 429/);
    await page.goto('/about/');
    const connect = page.locator('main').getByRole('link', { name: 'Connect Now' });
    await connect.click();
    const dialog = page.getByRole('dialog', { name: 'Connect with us' });
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await fill(dialog, { Name: typed.Name, Phone: '12' });
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(4);
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(connect).toBeFocused();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Send us a message' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(typed.Name);
    await fill(dialog);
    backend.behave({ kind: 'status', status: 429 }, '/api/contact');
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      /Error submitting form: Status 429 .* Try again in 60 seconds/,
    );
    backend.behave({ kind: 'respond' }, '/api/contact');
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect(dialog.getByRole('status')).toContainText('Data submitted successfully!');
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    const leads = backend.requests.filter(({ method }) => method === 'POST');
    expect(leads.map(({ body }) => namesIn(body))).toEqual([ofMessage, ofMessage]);
    expect(leads[0]?.headers['idempotency-key']).toBe(leads[1]?.headers['idempotency-key']);
  });

  test('finds the message typed on Home on the Contact page, and sends it with a role', { tag: '@deep' }, async ({
    page,
    backend,
  }) => {
    await page.goto('/');
    const message = { Name: typed.Name, Phone: typed.Phone, Email: typed.Email, Message: typed.Message };
    await fill(page.locator('#contact'), message);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    const form = page.locator('#contact');
    await expect(form.locator('textarea')).toHaveValue(typed.Message);
    await form.getByRole('radio', { name: 'Builder' }).check();
    await form.getByRole('checkbox', { name: /^I consent/ }).check();
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByRole('status')).toContainText('Data submitted successfully!');
    const [lead] = backend.requests.filter(({ method }) => method === 'POST');
    expect(JSON.parse(lead?.body ?? '')).toEqual({
      name: typed.Name,
      phone: typed.Phone,
      email: typed.Email,
      message: typed.Message,
      type: 'Builder',
      source: 'Contact',
      consent: true,
      file: null,
    });
  });

  test('reads the FAQ without its code, also once the header is hydrated, and opens a question by its address', async ({
    page,
  }) => {
    const code = requestedFor(page, /pages-faq.*\.js$/);
    await page.goto('/faq#golden-visa');
    const golden = page.getByText('a property worth AED 1 million or more');
    await expect(golden).toBeVisible();
    await expect(golden).toBeInViewport();
    await page.getByRole('banner').locator('summary').first().hover();
    await expect(page.locator('#root[data-hydrated]')).toBeAttached();
    await expect(golden).toBeVisible();
    await page.getByText('Can I rent out my home?').click();
    await expect(page.getByText('registered in Ejari')).toBeVisible();
    expect(code).toEqual([]);
    // From another page of the site it is rendered in the browser, and also opens the question.
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
    await expect(golden).toBeVisible();
    expect(code).toHaveLength(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ guard }) => guard.expectConsole(/^request failed: .*\.js csp$/));

  test('the contact link leads to the form on the page itself, which keeps the typed text and is sent', {
    tag: '@deep',
  }, async ({ page, backend }) => {
    await page.goto('/about/');
    await page.locator('main').getByRole('link', { name: 'Connect Now' }).click();
    const form = page.locator('#about-contact');
    await fill(form, { ...typed, Phone: '12' });
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByRole('alert').first()).toContainText(
      'Check this number. Outside the UAE, start with the country code, such as 44.',
    );
    await expect(form.getByRole('textbox', { name: 'Location' })).toHaveValue('Cairo');
    await fill(form, { Phone: typed.Phone });
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByText('Data submitted successfully!')).toBeVisible();
    const leads = backend.requests.filter(({ method }) => method === 'POST');
    expect(leads.map(({ body }) => namesIn(body))).toEqual([ofMessage]);
  });

  test('a question opens by its address', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/faq#escrow');
    await expect(page.getByText('Under Law No. 8 of 2007')).toBeInViewport();
  });
});
