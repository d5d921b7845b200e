import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectTexts } from '../support/expect-texts';
import { markDocument } from '../support/page-state';
import { expect, test } from '../support/processes/own-site';
import { publishAltered, publishSound, replaceText } from '../support/processes/store';

const before = 'Dubai property blog';
const after = 'Letters from the lobby';

const publishBlog = (store: string, heading: string) =>
  publishAltered(store, 'mfe-blog', (dist) => replaceText(dist, before, heading));

test('a new release of one team is shown on the next request, without a restart of the shell', {
  tag: '@deep',
}, async ({ page, ownSite }) => {
  const server = await ownSite.start();
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: before })).toBeVisible();
  for (const heading of [after, 'Postcards', 'Letters again']) {
    await publishBlog(ownSite.store, heading);
    expectTexts(await (await fetch(`${ownSite.origin}/blog`)).text(), [heading]);
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Letters again' })).toBeVisible();
  await expect(page.locator('#root[data-hydrated]')).toBeVisible();
  await publishSound(ownSite.store, 'mfe-blog');
  expectTexts(await (await fetch(`${ownSite.origin}/blog`)).text(), [before]);
  expect(server.output()).not.toContain('refused');
});

test('a tab that was opened before a release keeps working with the earlier release', async ({ page, ownSite }) => {
  await ownSite.start();
  await page.goto('/');
  await publishBlog(ownSite.store, after);
  await publishAltered(ownSite.store, 'mfe-listings', (dist) =>
    replaceText(dist, 'Exclusive Properties', 'Newer properties'),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exclusive Properties' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Compare, 1 project/ })).toBeVisible();
  // On a busy machine visitors get the release before for as long as the processes of the new one load its code.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Newer properties' })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' })).toBeChecked();
});

test('a tab whose release was removed continues with the live one @ci', async ({ page, ownSite, guard }) => {
  guard.expectConsole(/\/remotes\/mfe-listings\//, /^console info: \[iwan\] mfe-listings/);
  await ownSite.start();
  await page.goto('/blog');
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
  const tab = await markDocument(page);
  const [old] = await versionsOf(ownSite.store, 'mfe-listings');
  await publishAltered(ownSite.store, 'mfe-listings', (dist) =>
    replaceText(dist, 'Exclusive Properties', 'Newer properties'),
  );
  await rm(join(ownSite.store, 'mfe-listings', old ?? ''), { recursive: true });
  await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Newer properties' })).toBeVisible({ timeout: 15_000 });
  await page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Compare, 1 project/ })).toBeVisible();
  await tab.expectSame();
});

test('a tab of a removed release loads its next page as a new document', { tag: '@deep' }, async ({
  page,
  ownSite,
  guard,
}) => {
  guard.expectConsole(/\/remotes\/mfe-listings\//, /\[iwan\]/);
  await ownSite.start();
  await page.goto('/compare');
  await expect(page.locator('[data-island=page][data-hydrated]')).toBeAttached();
  const [old] = await versionsOf(ownSite.store, 'mfe-listings');
  await publishAltered(ownSite.store, 'mfe-listings', (dist) =>
    replaceText(dist, 'Exclusive Properties', 'Newer properties'),
  );
  await rm(join(ownSite.store, 'mfe-listings', old ?? ''), { recursive: true });
  await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Newer properties' })).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('[data-island=page][data-hydrated]')).toBeAttached();
  await expect(page).toHaveURL(/\/properties\/$/);
});

test('a tab of a release without a page loads it as a new document once a newer release has it', {
  tag: '@deep',
}, async ({ page, ownSite, guard }) => {
  guard.expectConsole(/^console info: \[iwan\] mfe-tools/);
  const { version } = await publishSound(ownSite.store, 'mfe-tools');
  const file = join(ownSite.store, 'mfe-tools', version, 'release.json');
  const whole = await readFile(file, 'utf8');
  const { modules, ...rest } = JSON.parse(whole);
  const { './pages/career': _, ...fewer } = modules;
  await writeFile(file, JSON.stringify({ ...rest, pages: [], modules: fewer }));
  await ownSite.start();
  await page.goto('/blog');
  const tab = await markDocument(page);
  // The remote's code has run in this tab, and cannot be replaced.
  await page.getByRole('banner').getByRole('link', { name: 'Calculator' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await publishAltered(ownSite.store, 'mfe-tools', (dist) => replaceText(dist, 'Work with us', 'Work by the sea'));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Career/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Work by the sea' })).toBeVisible();
  await expect(tab.expectSame()).rejects.toThrow('the document was reloaded');
  // A page that both releases have needs no new document.
  const here = await markDocument(page);
  await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exclusive Properties' })).toBeVisible();
  await here.expectSame();
});

async function versionsOf(store: string, name: string): Promise<string[]> {
  return (await readdir(join(store, name))).filter((entry) => entry !== 'current.json' && !entry.startsWith('.'));
}
