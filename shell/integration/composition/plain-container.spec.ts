import { freePort } from '@iwan/tooling/free-port';
import { expect, test } from '../support/processes/own-site';
import { nodeCommand, type RunningCommand } from '../support/processes/running-command';

const offered = 'Offer of the week';

let container: RunningCommand;
/** The setting of the site that grants it a slot. */
let granted: string;

test.use({ visitor: 'reads' });
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeAll(async () => {
  container = nodeCommand(['examples/plain-container/serve.mjs'], { PORT: String(await freePort()) });
  await container.saying(/SLOT_CONTAINERS=".*"/);
  const [, setting = ''] = /SLOT_CONTAINERS="(.*)"/.exec(container.output()) ?? [];
  granted = setting.replace('agent-spotlight', 'premier-listings');
});
test.afterAll(() => container.stop());

test.describe('a slot of the site that is granted to a container of another team', { tag: ['@slow', '@ci'] }, () => {
  test('shows its component after a touch, on the page of a document and of a click', async ({
    page,
    ownSite,
    guard,
  }) => {
    guard.expectConsole(/^asked for a manifest/);
    await ownSite.start({ SLOT_CONTAINERS: granted });
    // With a part that was late on the server, the browser would load it without a touch.
    const html = async () => (await page.request.get('/?tab=Residential')).text();
    await expect.poll(html, { timeout: 30_000 }).not.toContain('"status":"failed"');
    await page.goto('/?tab=Residential');
    const list = page.getByRole('region', { name: 'Premier Listings' });
    await expect(list.getByRole('article').first()).toBeAttached();
    expect(guard.countOf(/asked for a manifest/)).toBe(0);
    await list.hover();
    const offer = page.getByRole('region', { name: offered });
    await expect(offer).toBeVisible();
    await expect(offer).toHaveCSS('display', 'grid');
    await expect(list).toBeHidden();
    await offer.getByRole('button', { name: 'Details' }).click();
    await expect(offer.getByText('Two years of service charges are paid. {} tab=Residential')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Fresh Finds' })).toBeVisible();
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Properties', exact: true }).click();
    await expect(offer).toBeHidden();
    await header.locator('a[href="/"]').first().click();
    await expect(offer).toBeVisible();
    expect(guard.countOf(/asked for a manifest/)).toBe(1);
  });

  test('without JavaScript has the HTML of its remote', async ({ browser, ownSite }) => {
    await ownSite.start({ SLOT_CONTAINERS: granted });
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: ownSite.origin });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Premier Listings' }).getByRole('article').first()).toBeVisible();
    await expect(page.getByText(offered)).toHaveCount(0);
    await context.close();
  });

  test('works as its remote made it where the hash of the manifest is another', async ({ page, ownSite, guard }) => {
    guard.expectConsole(/^asked for a manifest/, /mf-manifest\.json/, /container of premier-listings/);
    await ownSite.start({ SLOT_CONTAINERS: granted.replace(/sha256-.{8}/, 'sha256-AAAAAAAA') });
    await page.goto('/');
    const list = page.getByRole('region', { name: 'Premier Listings' });
    await list.getByRole('tab', { name: 'Commercial' }).click();
    await expect(list.getByRole('tab', { name: 'Commercial' })).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => guard.countOf(/container of premier-listings/)).toBe(1);
    await expect(page.getByText(offered)).toHaveCount(0);
  });
});
