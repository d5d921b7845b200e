import { expect, test } from '../support/test';

const post = (site: string, form: string, fields: Readonly<Record<string, string>>, headers: Record<string, string>) =>
  fetch(`${site}/forms/${form}`, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });

const email = { email: 'noura@example.com' };

test('a form that another site sends in a visitor’s name is refused', async ({ site, backend }) => {
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: site, 'sec-fetch-site': 'cross-site' },
  ] as Record<string, string>[]) {
    const answer = await post(site, 'subscribe', email, headers);
    expect(answer.status, JSON.stringify(headers)).toBe(403);
    expect(await answer.text()).toContain('This form was not sent');
  }
  expect(backend.requests.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

test('a form goes back to a page of ours, whatever the Referer says', async ({ site }) => {
  const locationOf = async (referer: string) =>
    (await post(site, 'subscribe', email, { origin: site, referer })).headers.get('location');
  expect(await locationOf(`${site}/blog?page=2`)).toBe('/blog?page=2&posted=subscribe&sent=1#subscribe');
  expect(await locationOf(`${site}//evil.example/x`)).toBe('/evil.example/x?posted=subscribe&sent=1#subscribe');
  expect(await locationOf(`${site}/\\evil.example/x`)).not.toMatch(/^\/[/\\]/);
  expect(await locationOf('https://evil.example/x')).toBe('/?posted=subscribe&sent=1#subscribe');
});

test('what a machine writes into the field that nobody sees goes along, for the backend to judge', async ({
  site,
  backend,
}) => {
  await post(site, 'subscribe', { ...email, website: 'http://spam.example' }, { origin: site });
  const [sent] = backend.requests.filter(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ ...email, source: 'web_form', website: 'http://spam.example' });
});

test('a second press while nothing seems to happen sends the same lead under the same key', async ({
  site,
  backend,
}) => {
  await Promise.all([1, 2].map(() => post(site, 'subscribe', email, { origin: site })));
  await post(site, 'subscribe', { email: 'other@example.com' }, { origin: site });
  const keys = backend.requests
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toBeTruthy();
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // Scripts that the document preloads, and that this browser does not load.
  test.beforeEach(({ guard }) => guard.expectConsole(/^request failed: .*\.js csp$/));

  test('an enquiry that lacks something keeps all that was typed, and says what is missing', async ({
    page,
    backend,
  }) => {
    await page.goto('/marensand-developments-properties/harbour-gate/');
    const form = page.locator('#enquiry');
    await form.getByRole('textbox', { name: 'Name' }).fill('Noura Haddad');
    await form.getByRole('textbox', { name: 'Phone' }).fill('0501234567');
    await form.getByRole('textbox', { name: 'E-mail' }).fill('noura');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(form.getByRole('alert').first()).toContainText('Write the address in full, such as name@example.com.');
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Noura Haddad');
    await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveValue('0501234567');
    await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveValue('noura');
    expect(page.url()).not.toContain('Noura');
    await form.getByRole('textbox', { name: 'E-mail' }).fill('noura@example.com');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(form.getByText('Form submitted successfully!')).toBeVisible();
    expect(backend.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('a message that the backend refuses is kept whole, with the backend’s own words', async ({ page, backend }) => {
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
    await form.getByRole('textbox', { name: 'E-mail' }).fill('zoe@example.com');
    await form.getByRole('radio', { name: 'Broker' }).check();
    await form.locator('textarea').fill('Two bedrooms,\n<b>please</b>.');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByRole('alert').first()).toContainText('This number is not in use');
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Zoë Haddad');
    await expect(form.getByRole('radio', { name: 'Broker' })).toBeChecked();
    await expect(form.locator('textarea')).toHaveValue('Two bedrooms,\n<b>please</b>.');
    await expect(form.getByRole('checkbox')).toBeChecked();
  });
});

test.describe('a form that the backend refuses', () => {
  const refuse = (field: string, message: string) =>
    ({ kind: 'refuse', body: { message: 'Please check the form', errors: [{ field, message }] } }) as const;

  test.beforeEach(({ guard }) => guard.expectConsole(/status of 400/, /^status 400/));

  test('says so at the field, keeps what was typed, and sends what was mended', async ({ page, backend }) => {
    backend.behave(refuse('email', 'This address does not exist'), '/api/contact');
    await page.goto('/marensand-developments-properties/harbour-gate/');
    const form = page.locator('#enquiry');
    await form.getByRole('textbox', { name: 'Name' }).fill('Noura Haddad');
    await form.getByRole('textbox', { name: 'Phone' }).fill('0501234567');
    await form.getByRole('textbox', { name: 'E-mail' }).fill('noura@exmaple.com');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
      /This address does not exist/,
    );
    await expect(form.getByText('has not reached us')).toHaveCount(0);
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Noura Haddad');
    backend.behave({ kind: 'answer' }, '/api/contact');
    await form.getByRole('textbox', { name: 'E-mail' }).fill('noura@example.com');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(form.getByText('Form submitted successfully!')).toBeVisible();
  });

  test('says so at each of its fields on Home and in the footer', async ({ page, backend }) => {
    await page.goto('/');
    backend.behave(refuse('phone', 'This number is not in use'), '/api/contact');
    const signUp = page.locator('#super-agent');
    await signUp.getByRole('textbox', { name: 'Phone number' }).fill('971501234567');
    await signUp.getByRole('checkbox').check();
    await signUp.getByRole('button', { name: 'Sign up' }).click();
    await expect(signUp.getByRole('textbox', { name: 'Phone number' })).toHaveAccessibleDescription(/not in use/);
    backend.behave(refuse('email', 'This address does not exist'), '/api/contact');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox', { name: 'E-mail' }).fill('noura@exmaple.com');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(/does not exist/);
    await expect(footer.getByText('Failed to submit')).toHaveCount(0);
  });

  test('is not even sent with a phone number that would be refused', async ({ page, backend }) => {
    await page.goto('/marensand-developments-properties/harbour-gate/');
    const form = page.locator('#enquiry');
    await form.getByRole('textbox', { name: 'Name' }).fill('Noura Haddad');
    await form.getByRole('textbox', { name: 'Phone' }).fill('12');
    await form.getByRole('textbox', { name: 'E-mail' }).fill('noura@example.com');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
      /A phone number has 7 to 15 digits/,
    );
    expect(backend.requests.filter(({ method }) => method === 'POST')).toHaveLength(0);
  });
});
