import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/processes/own-backend';

const pdf = { name: 'noura.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nI see damp walls.') };
const program = { ...pdf, buffer: Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(2048)]) };
const large = { ...pdf, buffer: Buffer.concat([pdf.buffer, Buffer.alloc(6 * 1024 * 1024)]) };

const typed = {
  Name: 'Noura Example',
  Phone: '+971 50 123 4567',
  Email: 'noura@example.com',
  Location: 'Al Barsha',
};

async function fill(form: Locator, message: string) {
  for (const [field, text] of Object.entries(typed)) await form.getByLabel(field, { exact: true }).fill(text);
  await form.getByLabel('Message').fill(message);
}

test('I apply for the opening whose button I press, after several failures', async ({
  page,
  context,
  newSite,
  guard,
}) => {
  guard.expectConsole(/^status 500: .*\/api\/contact$/, /^console error: Failed to load .*\/api\/contact/);
  await page.goto('/career');
  const apply = page.getByRole('link', { name: 'Apply now: Property Inspector' });
  await apply.click();
  const dialog = page.getByRole('dialog', { name: 'Apply: Property Inspector' });
  await expect(dialog.getByLabel('Job')).toHaveValue('Property Inspector');
  await fill(dialog, 'In the dialog');
  const resume = dialog.getByLabel('CV', { exact: true });
  const send = dialog.getByRole('button', { name: 'Send application' });

  await resume.setInputFiles(program);
  await expect(dialog.getByText(/not a real image, Word document or PDF/)).toBeVisible();
  await resume.setInputFiles(large);
  await expect(dialog.getByText('This file is larger than 5 MB. Choose a smaller one.')).toBeVisible();
  await send.click();
  await expect(resume).toBeFocused();

  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'noura.pdf', { type: 'application/pdf' }));
    return transfer;
  }, pdf.buffer.toString());
  await resume.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(dialog.getByText('noura.pdf')).toBeVisible();

  await context.setOffline(true);
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText(
    'An error occurred while submitting the form. You are offline.',
  );
  await context.setOffline(false);
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: { message: 'The disk is full' } }));
  await send.click();
  await expect(dialog.getByRole('alert')).toHaveText('Error submitting form: The disk is full');
  await expect(dialog.getByLabel('Message')).toHaveValue('In the dialog');
  await expect(dialog.getByText('noura.pdf')).toBeVisible();
  // The site is shared with journeys that send leads of other forms.
  const applications = async () => (await newSite.leads()).filter(({ form }) => form === 'career');
  expect(await applications()).toEqual([]);

  await page.unroute('**/api/contact');
  await send.click();
  await expect(dialog.getByText('Data submitted successfully!')).toBeVisible();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(dialog.getByText('noura.pdf')).toHaveCount(0);

  const leads = await applications();
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({
    form: 'career',
    job_type: 'Property Inspector',
    name: 'Noura Example',
    phone: '971501234567',
    email: 'noura@example.com',
    location: 'Al Barsha',
    message: 'In the dialog',
    source: 'Career',
    file: 'noura.pdf',
  });
  const stored = await readFile(join(newSite.dataFolder, 'uploads', String(leads[0]?.file_kept_as)));
  expect(stored.equals(pdf.buffer)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(apply).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // The document preloads scripts that this browser does not load.
  test.beforeEach(({ guard }) => guard.expectConsole(/^request failed: .*\.js csp$/));

  test('I read an opening and apply for it, after a file with a wrong type @ci', async ({ page, newSite }) => {
    await page.goto('/career');
    const lastReason = await page.getByRole('heading', { name: 'See it first' }).boundingBox();
    expect(lastReason?.x, 'all four reasons stand in one row').toBeLessThan(1440);
    await page.getByRole('link', { name: 'Apply now: Real Estate Financial Analyst' }).click();
    await expect(page).toHaveURL(/\/career\/real-estate-financial-analyst#career$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Real Estate Financial Analyst' })).toBeVisible();
    const form = page.getByRole('form', { name: 'Apply' });
    await expect(form.getByLabel('Job')).toHaveValue('Real Estate Financial Analyst');
    await fill(form, 'Without script');
    await form.getByLabel('CV').setInputFiles(program);
    await form.getByRole('button', { name: 'Send application' }).click();
    await expect(form).toContainText('Choose an image, a Word document or a PDF.');
    await expect(form.getByLabel('Message')).toHaveValue('Without script');
    await form.getByLabel('CV').setInputFiles(pdf);
    await form.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('Data submitted successfully!')).toBeVisible();
    const lead = (await newSite.leads()).find(({ message }) => message === 'Without script');
    expect(lead).toMatchObject({
      form: 'career',
      job_type: 'Real Estate Financial Analyst',
      name: 'Noura Example',
      file: 'noura.pdf',
    });
  });
});
