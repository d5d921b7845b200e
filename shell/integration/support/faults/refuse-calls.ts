import type { Page } from '@playwright/test';

/**
 * Makes the site refuse the browser's calls to the API with a status, also those with a cached response. Returns a
 * function that ends this.
 */
export async function refuseCalls(page: Page, status: number): Promise<() => Promise<void>> {
  const calls = /\/api\//;
  await page.route(calls, (route) => route.fulfill({ status, json: { message: `Status ${status}` } }));
  return () => page.unroute(calls);
}
