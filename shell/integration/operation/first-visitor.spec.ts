import { freePort } from '@iwan/tooling/free-port';
import { expect, test } from '@playwright/test';
import { iwanCommand } from '../support/processes/running-command';
import { withTemporaryFolder } from '../support/processes/temporary-folder';

test('the first visitor after a start gets a page that refreshes automatically, and the log has no failure @ci', {
  tag: '@slow',
}, async ({ page }) => {
  test.setTimeout(60_000);
  await withTemporaryFolder(async (folder) => {
    const port = await freePort();
    const address = `http://localhost:${port}/`;
    const start = iwanCommand(['start'], {
      PORT: String(port),
      API_PORT: String(await freePort()),
      API_URL: '',
      RELEASES_DIR: `${folder}/releases`,
      DATA_DIR: `${folder}/data`,
    });
    try {
      const first = async () => {
        try {
          const response = await fetch(address);
          return {
            status: response.status,
            retryAfter: response.headers.get('retry-after'),
            html: await response.text(),
          };
        } catch {
          return null;
        }
      };
      let response = await first();
      while (response === null) response = await first();
      // The database needs longer: the site always responds first.
      expect(response).toMatchObject({
        status: 503,
        retryAfter: '2',
        html: expect.stringContaining('We will be back in a moment'),
      });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: 'Dubai, through the right door' })).toBeVisible({
        timeout: 40_000,
      });
      await start.saying(/Iwan is ready/);
      const traces = start.output().split('\n');
      expect(traces.filter((line) => line.includes('"err"') || /^\s+at /.test(line))).toEqual([]);
    } finally {
      await start.stop();
    }
  });
});
