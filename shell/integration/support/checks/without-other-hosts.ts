import type { BrowserContext } from '@playwright/test';

/** No request leaves the machine: a framed map of another host is an empty page, which is not part of the test. */
export function withoutOtherHosts(context: BrowserContext): Promise<unknown> {
  return context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
}
