import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inWorkspace } from '@iwan/tooling/workspace';
import { expect, test } from './support/own-site';
import { markDocument } from './support/reload-mark';
import { withTemporaryFolder } from './support/temporary-folder';

const hash = /\.([0-9a-f]{10})\.(js|css)(\.br|\.gz)?$/;

/** Copies what is built of the shell, with other names for all of its code: a later build of other sources. */
async function buildLaterShell(folder: string): Promise<void> {
  await cp(inWorkspace('shell', 'dist', 'browser'), folder, { recursive: true });
  const files = await readdir(folder);
  const hashes = new Set(files.flatMap((file) => hash.exec(file)?.[1] ?? []));
  const renamed = (text: string) =>
    text.replace(/[0-9a-f]{10}/g, (found) => (hashes.has(found) ? `${found.slice(1)}0` : found));
  for (const file of files) {
    if (/\.(br|gz)$/.test(file)) await rm(join(folder, file));
    else if (/\.(js|css|json)$/.test(file)) {
      await writeFile(join(folder, file), renamed(await readFile(join(folder, file), 'utf8')));
      await rename(join(folder, file), join(folder, renamed(file)));
    }
  }
}

test('a tab that is open while the shell is deployed again goes on with its own shell', async ({ page, ownSite }) => {
  await withTemporaryFolder(async (folder) => {
    const earlier = join(folder, 'earlier');
    const later = join(folder, 'later');
    await cp(inWorkspace('shell', 'dist', 'browser'), earlier, { recursive: true });
    await buildLaterShell(later);
    const first = await ownSite.start({ SHELL_BROWSER_DIR: earlier });
    await page.goto('/blog');
    await expect(page.locator('[data-island=page][data-hydrated]')).toBeAttached();
    const tab = await markDocument(page);

    await first.stop();
    await rm(earlier, { recursive: true });
    await ownSite.start({ SHELL_BROWSER_DIR: later });
    await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Exclusive Properties' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' }).click();
    await page.getByRole('banner').locator('a[href="/"]').first().click();
    await expect(page.locator('[data-island=hero-search][data-hydrated]')).toBeAttached();
    await tab.expectSame();

    await page.reload();
    await expect(page.locator('[data-island=hero-search][data-hydrated]')).toBeAttached();
    await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' })).toBeChecked();
  });
});
