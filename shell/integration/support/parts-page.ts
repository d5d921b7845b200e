import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { tinyPng } from '@iwan/shared/testing/tiny-png';
import { partsBrowser, partsPublicPath } from '@iwan/tooling/build/parts-browser';
import { runRspack } from '@iwan/tooling/build/run-rspack';
import { test as base, expect } from '@playwright/test';
import { PageGuard } from './page-guard';
import { withTemporaryFolder } from './processes/temporary-folder';

export { expect };

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * A test with the page of components, built as in development, once for each worker. There is no site behind it:
 * pictures are a dot.
 */
export const test = base.extend<{ readonly guard: PageGuard }, { readonly parts: string }>({
  parts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies off the pattern
    async ({}, use) => {
      await withTemporaryFolder(async (folder) => {
        await runRspack([partsBrowser(folder)]);
        const server = createServer(async (request, response) => {
          const { pathname } = new URL(request.url ?? '/', 'http://parts.invalid');
          if (pathname.startsWith('/images/')) {
            response.setHeader('content-type', 'image/png');
            response.end(tinyPng());
            return;
          }
          const file = pathname === partsPublicPath ? 'index.html' : pathname.slice(partsPublicPath.length);
          const content = await readFile(join(folder, file)).catch(() => null);
          response.writeHead(content === null ? 404 : 200, { 'content-type': types[extname(file)] ?? 'text/plain' });
          response.end(content);
        });
        await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
        await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}${partsPublicPath}`);
        server.closeAllConnections();
        await new Promise<void>((resolve) => void server.close(() => resolve()));
      });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ parts }, use) => use(parts),
  guard: [
    async ({ context }, use) => {
      const guard = new PageGuard(context);
      // The browser requests it for any page.
      guard.expectConsole(/favicon\.ico/);
      await use(guard);
      guard.expectNoSurprise();
    },
    { auto: true },
  ],
});
