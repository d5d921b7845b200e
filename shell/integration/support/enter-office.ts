import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { PageGuard } from './page-guard';
import type { NewSite } from './processes/own-backend';

/** Of a newcomer's machine. */
const administrator = 'office@iwan.example';

interface Visit {
  readonly page: Page;
  readonly guard: PageGuard;
  readonly newSite: NewSite;
}

let lastCode = '';
let entries = 0;
/** The administrator's session at an office, which the tests of a worker share: an address gets four codes in ten minutes. */
const sessions = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

/** Opens the office as its administrator, who has signed in by a mailed code once. */
export async function enterAsAdministrator(visit: Visit): Promise<void> {
  const { page, newSite } = visit;
  const known = sessions.get(newSite.office);
  if (known === undefined) {
    await enterOffice(visit, administrator);
    sessions.set(newSite.office, await page.context().cookies(newSite.office));
  } else {
    await page.context().addCookies(known);
    await page.goto(`${newSite.office}/office`);
  }
}

/** Signs somebody in by the mailed code. Each time from another network: one waits a minute for its next code. */
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
