import { appendFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as testWithOwnSite } from '../support/processes/own-site';
import { publishAltered } from '../support/processes/store';
import { path as property, propertyRecords } from '../support/property-records';
import { expect, test } from '../support/test';

/** Logs each violation of the policy to the console, which makes the guard of the journeys fail. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    console.error(`violation: ${effectiveDirective} ${blockedURI} ${sourceFile}`),
  );
}

const violations = async (site: string): Promise<Readonly<Record<string, number>>> =>
  (await (await fetch(`${site}/healthz`)).json()).violations;

test('pages, dialogs, the map, charts and photos do not violate the policy, loaded as documents or by clicks', async ({
  page,
  context,
  backend,
  site,
  guard,
}) => {
  guard.expectConsole(/has no place on the map/);
  backend.setRecords(propertyRecords);
  await context.addInitScript(reportViolations);
  const before = await violations(site);
  await page.goto('/?boundaries');
  await expect(page.locator('#root[data-hydrated]')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Map', exact: true }).click();
  const map = page.getByRole('region', { name: 'Map of Dubai' });
  await expect(map).toBeVisible();
  await map.hover();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await page.goto(property);
  // Structured data is part of a page that is opened by a click.
  await page.getByRole('link', { name: 'See all photos' }).click();
  await expect(page.getByRole('dialog').getByText('1 / 5')).toBeAttached();
  await page.keyboard.press('Escape');
  await page.getByText('Need a mortgage?').click();
  await page.getByRole('link', { name: 'Open calculator' }).click();
  await drawCharts(page);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).click();
  await expect(page.locator('head script[type="application/ld+json"]')).toBeAttached();
  await page.goto(`${property}?dialog=contact`);
  expect(await violations(site)).toEqual(before);
});

async function drawCharts(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Calculator' });
  await dialog.getByRole('textbox', { name: 'Interest rate', exact: true }).fill('5');
  await dialog.getByText('Payment schedule').click();
  await expect(dialog.locator('.apexcharts-bar-area').first()).toBeAttached();
}

/** Attempts of a compromised remote, each with the way it is blocked. */
const attempts = `globalThis.attempts = Object.entries({
  'HTML with a script': () => { document.createElement('p').innerHTML = '<script>isForeign = 1</script>'; },
  'HTML with a handler': () => { document.createElement('p').innerHTML = '<img src="x" onerror="isForeign = 1">'; },
  'an answer of the backend': () => { document.createElement('script').src = '/api/projectapi'; },
  'another host': () => { document.createElement('script').setAttribute('src', 'https://evil.example/shell/main.js'); },
  'the text of a script': () => { document.createElement('script').text = 'isForeign = 1'; },
  'a text of a timer': () => { setTimeout('isForeign = 1'); },
  'a policy of its own': () => { trustedTypes.createPolicy('own', { createHTML: String }); },
}).flatMap(([what, attempt]) => { try { attempt(); return [what]; } catch { return []; } });
const style = document.createElement('style');
style.textContent = 'h1 { color: rgb(1, 2, 3) !important }';
document.head.append(style);`;

async function appendToEntry(dist: string, code: string): Promise<void> {
  const folder = join(dist, 'browser');
  const { entries } = JSON.parse(await readFile(join(folder, 'chunk-assets.json'), 'utf8'));
  const entry: string = entries.mfe_tools.js.find((file: string) => file.startsWith('remoteEntry.'));
  await appendFile(join(folder, entry), `\n${code}`);
  for (const compressed of ['.br', '.gz']) await rm(join(folder, entry + compressed));
}

testWithOwnSite(
  'scripts and styles that a remote’s code injects are refused, and reported by its name',
  async ({ page, ownSite, guard }) => {
    guard.expectConsole(/Content Security Policy|requires 'Trusted|TrustedTypePolicy/i);
    await publishAltered(ownSite.store, 'mfe-tools', (dist) => appendToEntry(dist, attempts));
    await ownSite.start();
    await page.goto('/career');
    await expect(page.locator('[data-island=page][data-hydrated]')).toBeAttached();
    expect(await page.evaluate(() => Reflect.get(window, 'attempts'))).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'isForeign'))).toBeUndefined();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect
      .poll(async () => (await violations(ownSite.origin))['mfe-tools'], { timeout: 10_000 })
      .toBeGreaterThanOrEqual(7);
  },
);
