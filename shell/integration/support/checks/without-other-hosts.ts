import type { BrowserContext } from '@playwright/test';

/** Nothing leaves the machine: a framed map of another host is an empty page, which is not ours to judge. */
export function withoutOtherHosts(context: BrowserContext): Promise<unknown> {
  return context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
}
