import type { Page } from '@playwright/test';

/**
 * Lets the site refuse the browser's calls to the API with a status, also those that it has an older answer to. Returns
 * how to let them through again.
 */
export async function refuseCalls(page: Page, status: number): Promise<() => Promise<void>> {
  const calls = /\/api\//;
  await page.route(calls, (route) => route.fulfill({ status, json: { message: `Status ${status}` } }));
  return () => page.unroute(calls);
}
