import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { layoutShifts } from '../support/checks/document';
import { whenFontsAreHere } from '../support/page-state';
import { expect, test } from '../support/processes/own-site';

const folderOf = async (store: string, remote: string) => {
  const { version } = JSON.parse(await readFile(join(store, remote, 'current.json'), 'utf8')) as { version: string };
  return join(store, remote, version, 'browser');
};

test('a stylesheet that does not match its hash is linked, and requested until it does @ci', async ({
  page,
  ownSite,
  guard,
}) => {
  guard.expectConsole(/integrity/);
  const folder = await folderOf(ownSite.store, 'mfe-tools');
  const name = (await readdir(folder)).find((file) => /^pages-career\..*\.css$/.test(file)) ?? '';
  const file = join(folder, name);
  const published = await readFile(file);
  await writeFile(file, 'body { display: none }');
  await ownSite.start();
  // The release has been read with the altered file.
  expect(await (await fetch(`${ownSite.origin}/career`)).text()).toContain(`/${name}"`);
  await writeFile(file, published);
  await page.route(new RegExp(`/${name}$`), (route) =>
    route.fulfill({ contentType: 'text/css', headers: { 'cache-control': 'max-age=31536000, immutable' }, body: '' }),
  );
  await page.goto('/career');
  await expect(page.locator('main ul > li').first()).toHaveCSS('display', 'grid');
});

test('the fonts load after the first picture, move nothing, and load at once the next time', async ({
  page,
  ownSite,
}) => {
  await ownSite.start();
  const order: string[] = [];
  page.on('requestfinished', (request) => order.push(new URL(request.url()).pathname));
  const isFont = (path: string) => path.endsWith('.woff2');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect.poll(() => order.filter(isFont).length).toBeGreaterThan(1);
  const picture = order.findIndex((path) => /hero-\d+/.test(path));
  expect(picture).toBeGreaterThan(-1);
  expect(order.findIndex(isFont)).toBeGreaterThan(picture);
  await whenFontsAreHere(page);
  const { sum, moved } = await layoutShifts(page);
  expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.01);
  await page.goto('/career');
  expect(await page.evaluate(() => document.querySelectorAll('head > style:not([data-href])').length)).toBe(1);
});
