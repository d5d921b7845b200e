import { expect, test } from '../support/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // The document preloads scripts that this browser does not load.
  test.beforeEach(({ guard }) => guard.expectConsole(/^request failed: .*\.js csp$/));

  test('an incomplete enquiry keeps the typed text, and shows what is missing', async ({ page, backend }) => {
    await page.goto('/marensand-developments-properties/harbour-gate/');
    const form = page.locator('#enquiry');
    await form.getByRole('textbox', { name: 'Name' }).fill('Noura Haddad');
    await form.getByRole('textbox', { name: 'Phone' }).fill('0501234567');
    await form.getByRole('textbox', { name: 'Email' }).fill('noura');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(form.getByRole('alert').first()).toContainText('Enter an email address like name@example.com.');
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Noura Haddad');
    await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveValue('0501234567');
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('noura');
    expect(page.url()).not.toContain('Noura');
    await form.getByRole('textbox', { name: 'Email' }).fill('noura@example.com');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(form.getByText('Form submitted successfully!')).toBeVisible();
    expect(backend.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('a message that the backend refuses is kept complete, with the backend’s message', async ({ page, backend }) => {
    backend.behave(
      {
        kind: 'refuse',
        body: { message: 'x', errors: [{ field: 'phone', message: 'This number is not in use' }] },
      },
      '/api/contact',
    );
    await page.goto('/');
    const form = page.locator('#contact');
    await form.getByRole('textbox', { name: 'Name' }).fill('Zoë Haddad');
    await form.getByRole('textbox', { name: 'Phone' }).fill('971501234567');
    await form.getByRole('textbox', { name: 'Email' }).fill('zoe@example.com');
    await form.getByRole('radio', { name: 'Broker' }).check();
    await form.locator('textarea').fill('Two bedrooms,\n<b>please</b>.');
    await form.getByRole('checkbox', { name: /^I consent/ }).check();
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByRole('alert').first()).toContainText('This number is not in use');
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Zoë Haddad');
    await expect(form.getByRole('radio', { name: 'Broker' })).toBeChecked();
    await expect(form.locator('textarea')).toHaveValue('Two bedrooms,\n<b>please</b>.');
    await expect(form.getByRole('checkbox', { name: /^I consent/ })).toBeChecked();
  });
});

test.describe('a form that the backend refuses', () => {
  const refuse = (field: string, message: string) =>
    ({ kind: 'refuse', body: { message: 'Check the form.', errors: [{ field, message }] } }) as const;

  test.beforeEach(({ guard }) => guard.expectConsole(/status of 400/, /^status 400/));

  test('shows the error at the field, keeps the typed text, and sends the corrected form', async ({
    page,
    backend,
  }) => {
    backend.behave(refuse('email', 'This address does not exist'), '/api/contact');
    await page.goto('/marensand-developments-properties/harbour-gate/');
    const form = page.locator('#enquiry');
    await form.getByRole('textbox', { name: 'Name' }).fill('Noura Haddad');
    await form.getByRole('textbox', { name: 'Phone' }).fill('0501234567');
    await form.getByRole('textbox', { name: 'Email' }).fill('noura@exmaple.com');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /This address does not exist/,
    );
    await expect(form.getByText('could not send your enquiry')).toHaveCount(0);
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Noura Haddad');
    backend.behave({ kind: 'respond' }, '/api/contact');
    await form.getByRole('textbox', { name: 'Email' }).fill('noura@example.com');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(form.getByText('Form submitted successfully!')).toBeVisible();
  });

  test('shows the error at each of its fields on Home and in the footer', { tag: '@deep' }, async ({
    page,
    backend,
  }) => {
    await page.goto('/');
    backend.behave(refuse('phone', 'This number is not in use'), '/api/contact');
    const signUp = page.locator('#super-agent');
    await signUp.getByRole('textbox', { name: 'Phone number' }).fill('971501234567');
    await signUp.getByRole('checkbox').check();
    await signUp.getByRole('button', { name: 'Sign up' }).click();
    await expect(signUp.getByRole('textbox', { name: 'Phone number' })).toHaveAccessibleDescription(/not in use/);
    backend.behave(refuse('email', 'This address does not exist'), '/api/contact');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox', { name: 'Email' }).fill('noura@exmaple.com');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/does not exist/);
    await expect(footer.getByText('Failed to submit')).toHaveCount(0);
  });

  test('is not sent with an invalid phone number', { tag: '@deep' }, async ({ page, backend }) => {
    await page.goto('/marensand-developments-properties/harbour-gate/');
    const form = page.locator('#enquiry');
    await form.getByRole('textbox', { name: 'Name' }).fill('Noura Haddad');
    await form.getByRole('textbox', { name: 'Phone' }).fill('12');
    await form.getByRole('textbox', { name: 'Email' }).fill('noura@example.com');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
      /Check this number. Outside the UAE, start with the country code, such as 44./,
    );
    expect(backend.requests.filter(({ method }) => method === 'POST')).toHaveLength(0);
  });
});
