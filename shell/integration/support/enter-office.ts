import { expect, type Page } from '@playwright/test';
import type { NewSite } from './own-backend';
import type { PageGuard } from './page-guard';

/** Of a newcomer's machine. */
export const administrator = 'office@iwan.example';

interface Visit {
  readonly page: Page;
  readonly guard: PageGuard;
  readonly newSite: NewSite;
}

let lastCode = '';
let entries = 0;

/**
 * Signs somebody in to the office by the mailed code. Each time from another network: one waits a minute for its next code.
 */
export async function enterOffice({ page, guard, newSite }: Visit, email: string): Promise<void> {
  // Who is not signed in yet is told so by the server.
  guard.expectConsole(
    /^status 401: .*\/office\/api\/session/,
    /^console error: Failed to load .*\/office\/api\/session/,
  );
  entries += 1;
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${entries}` });
  await page.goto(`${newSite.office}/office`);
  await page.getByLabel('Your work e-mail').fill(email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByLabel('Code from the mail')).toBeFocused();
  lastCode = await newSite.codeFor(email, lastCode);
  await page.getByLabel('Code from the mail').fill(lastCode);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Code from the mail')).toBeHidden();
}
