import type { Page } from '@playwright/test';
import { holdShell } from '../support/faults/browser-faults';
import { markDocument } from '../support/page-state';
import { expect, test } from '../support/test';

const expectHydrated = (page: Page, island: string) =>
  expect(page.locator(`[data-island=${island}][data-hydrated]`)).toBeAttached();

test('a role that is chosen before hydration is sent', { tag: '@deep' }, async ({ page, context, backend }) => {
  const releaseCode = await holdShell(context);
  await page.goto('/', { waitUntil: 'commit' });
  const form = page.locator('form#contact');
  await form.getByLabel('Name').fill('Noura');
  await form.getByLabel('Phone').fill('971501234567');
  await form.getByLabel('Email').fill('noura@example.com');
  await form.getByRole('radio', { name: 'Broker' }).check();
  await form.getByLabel('Message').fill('Two rooms, please.');
  await form.getByRole('checkbox', { name: /^I consent/ }).check();
  releaseCode();
  await expectHydrated(page, 'hero-search');
  await expect(form.getByRole('radio', { name: 'Broker' })).toBeChecked();
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toBeVisible();
  const [sent] = backend.requests.filter(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ name: 'Noura', type: 'Broker', consent: true });
});

test('an order that is chosen before hydration sorts the list', { tag: '@deep' }, async ({ page, context }) => {
  const releaseCode = await holdShell(context);
  await page.goto('/properties/', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('name');
  releaseCode();
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('name');
  await expect(page.locator('main article h3').first()).toHaveText('Amber Row');
});

test('a heart that is pressed before hydration saves its project', async ({ page, context }) => {
  const releaseCode = await holdShell(context);
  await page.goto('/properties/', { waitUntil: 'commit' });
  const heart = page.getByRole('button', { name: /Harbour Gate/ }).first();
  await heart.click();
  releaseCode();
  await expectHydrated(page, 'page');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a message that is sent before hydration arrives, without a reload of the page', async ({
  page,
  context,
  backend,
}) => {
  const releaseCode = await holdShell(context);
  await page.goto('/', { waitUntil: 'commit' });
  const form = page.locator('form#contact');
  await form.getByLabel('Name').fill('Noura');
  await form.getByLabel('Phone').fill('971501234567');
  await form.getByLabel('Email').fill('noura@example.com');
  await form.getByLabel('Message').fill('Two rooms, please.');
  await form.getByRole('checkbox', { name: /^I consent/ }).check();
  const mark = await markDocument(page);
  await form.getByRole('button').click();
  releaseCode();
  await expect(form.getByText('Data submitted successfully!')).toBeVisible();
  await mark.expectSame();
  const sent = backend.requests.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => JSON.parse(body))).toMatchObject([{ name: 'Noura', consent: true }]);
});

test('an application that is sent before hydration arrives with its file', { tag: '@deep' }, async ({
  page,
  context,
  backend,
}) => {
  const releaseCode = await holdShell(context);
  await page.goto('/career', { waitUntil: 'commit' });
  const form = page.locator('form#career');
  await form.getByLabel('Job').selectOption('Property Inspector');
  for (const label of ['Name', 'Location', 'Message']) await form.getByLabel(label, { exact: true }).fill('Noura');
  await form.getByLabel('Phone').fill('971501234567');
  await form.getByLabel('Email').fill('noura@example.com');
  const file = { name: 'noura.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 damp walls') };
  await form.getByLabel('CV').setInputFiles(file);
  const mark = await markDocument(page);
  await form.getByRole('button', { name: 'Send application' }).click();
  releaseCode();
  await expect(form.getByText('Data submitted successfully!')).toBeVisible();
  await mark.expectSame();
  expect(backend.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
