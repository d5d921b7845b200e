import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { PageGuard } from './page-guard';
import type { NewSite } from './processes/own-backend';

/** The administrator of a new machine. */
const administrator = 'office@iwan.example';

interface Visit {
  readonly page: Page;
  readonly guard: PageGuard;
  readonly newSite: NewSite;
}

let lastCode = '';
let entries = 0;
/**
 * The administrator's session in an office, shared by the tests of a worker: an address gets four codes in ten
 * minutes.
 */
const sessions = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

/** Opens the office as its administrator, who signs in by a mailed code once. */
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

/**
 * Signs a user in by the mailed code. Each time from another network, since a network waits a minute for its next
 * code.
 */
export async function enterOffice({ page, guard, newSite }: Visit, email: string): Promise<void> {
  // The server responds with 401 to a user without a session.
  guard.expectConsole(
    /^status 401: .*\/office\/api\/session/,
    /^console error: Failed to load .*\/office\/api\/session/,
  );
  entries += 1;
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${entries}` });
  await page.goto(`${newSite.office}/office`);
  await page.getByLabel('Your work email').fill(email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByLabel('Code from the email')).toBeFocused();
  lastCode = await newSite.codeFor(email, lastCode);
  await page.getByLabel('Code from the email').fill(lastCode);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Code from the email')).toBeHidden();
}
