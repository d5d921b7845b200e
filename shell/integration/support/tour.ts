import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { withoutScripts } from './checks/same-look';
import { PageGuard } from './page-guard';

/** The device for a page of the tour: a phone with touch, or a window with a mouse. */
export const screens = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  /** The width of many large phones. */
  largePhone: { viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
  /** The smallest supported width. */
  narrow: { viewport: { width: 320, height: 900 } },
} as const;

export interface OpenedPage {
  readonly page: Page;
  /** The scripts and stylesheets that were requested so far, as paths. */
  readonly fetched: readonly string[];
  /** Closes its browser. Fails for errors that the page has reported meanwhile. */
  close(): Promise<void>;
}

/** Opens an address in a browser of its own. */
export async function openPage(
  browser: Browser,
  url: string,
  { screen, scripts }: { readonly screen: keyof typeof screens; readonly scripts: 'on' | 'off' },
): Promise<OpenedPage> {
  const options: BrowserContextOptions = { ...withoutScripts, javaScriptEnabled: scripts === 'on', ...screens[screen] };
  const context = await browser.newContext(options);
  await withoutOtherHosts(context);
  const guard = new PageGuard(context);
  // The document preloads scripts, and a browser without script refuses them.
  if (scripts === 'off') guard.expectConsole(/^request failed: .*\.js csp$/);
  const page = await context.newPage();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto(url);
  return {
    page,
    fetched,
    close: async () => {
      await context.close();
      guard.expectNoSurprise();
    },
  };
}

/** No request leaves the machine: a framed map of another host is an empty page, which is not part of the test. */
export function withoutOtherHosts(context: BrowserContext): Promise<unknown> {
  return context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
}
