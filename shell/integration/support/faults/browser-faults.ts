import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';

/** Faulty responses to a browser's request for a script. */
export interface CodeFault {
  readonly what: string;
  /** Appended to the title of a journey that is repeated with each fault: all but two are for `npm run test:deep`. */
  readonly tag: '' | ' @deep';
  readonly respond: (route: Route) => Promise<void> | void;
}

export const codeFaults: readonly CodeFault[] = [
  {
    what: 'is missing',
    tag: '',
    respond: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }),
  },
  {
    what: 'is not JavaScript',
    tag: ' @deep',
    respond: (route) => route.fulfill({ contentType: 'text/javascript', body: '<html>{{' }),
  },
  { what: 'is empty', tag: ' @deep', respond: (route) => route.fulfill({ contentType: 'text/javascript', body: '' }) },
  {
    what: 'throws',
    tag: ' @deep',
    respond: (route) => route.fulfill({ contentType: 'text/javascript', body: "throw new Error('broken')" }),
  },
  { what: 'is truncated', tag: ' @deep', respond: (route) => route.abort('connectionreset') },
  { what: 'never answers', tag: '', respond: () => {} },
];

/** Advances the page's clock until `done` is true, so that no test waits 20 s for a timeout. */
export async function runClockUntil(page: Page, done: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(3000);
    expect(await done()).toBe(true);
  }).toPass({ timeout: 20_000, intervals: [50] });
}

/** Advances it at four times its pace while real responses are pending, which take their own time. */
export async function hurryUntil(page: Page, done: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(await done()).toBe(true);
  }).toPass({ timeout: 20_000, intervals: [330] });
}

/** Delays all of the shell's code until the returned function is called: the page is HTML only. */
export async function holdShell(context: BrowserContext): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/shell/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/**
 * Makes the site refuse the browser's calls to the API with a status, also those with a cached response. Returns a
 * function that ends this.
 */
export async function refuseCalls(page: Page, status: number): Promise<() => Promise<void>> {
  const calls = /\/api\//;
  await page.route(calls, (route) => route.fulfill({ status, json: { message: `Status ${status}` } }));
  return () => page.unroute(calls);
}
