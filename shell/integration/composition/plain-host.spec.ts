import { freePort } from '@iwan/tooling/free-port';
import { expect, test } from '../support/processes/own-site';
import { nodeCommand } from '../support/processes/running-command';

test('a plain host of Module Federation shows a dialog and a list of a running site', {
  tag: ['@slow', '@ci'],
}, async ({ page, ownSite, guard }) => {
  test.setTimeout(120_000);
  // The host finds the files of a release by its manifest.
  guard.expectConsole(/^asked for a manifest/);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const host = nodeCommand(['examples/plain-host/serve.mjs'], { PORT: String(port), SITE: ownSite.origin });
  try {
    await Promise.all([ownSite.start({ EMBED_ORIGINS: origin }), host.saying(/compiled/)]);
    await page.goto(origin);
    const list = page.getByRole('region', { name: 'Premier Listings' });
    const card = list.getByRole('article').first();
    // Two manifests, two containers and their data, one after another.
    await expect(card).toBeVisible({ timeout: 30_000 });
    const picture = card.getByRole('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(card).toHaveCSS('display', 'flex');
    await expect(list.getByRole('heading', { level: 2 })).toHaveCSS('font-family', /Marcellus/);
    await list.getByRole('tab', { name: 'Commercial' }).click();
    await expect(list.getByRole('tab', { name: 'Commercial' })).toHaveAttribute('aria-selected', 'true');
    await expect(list.getByRole('tabpanel')).not.toHaveAttribute('aria-busy');
    await page.getByRole('button', { name: 'Calculator' }).click();
    const calculator = page.getByRole('dialog', { name: 'Calculator' });
    await calculator.getByRole('textbox', { name: 'Loan amount' }).fill('1,200,000');
    await expect(calculator.getByText('AED 8,985')).toBeVisible();
    await calculator.getByRole('button', { name: 'Close' }).click();
    await expect(calculator).toBeHidden();
    expect(page.url()).toBe(`${origin}/`);
    await list.getByRole('tab', { name: 'All' }).click();
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`^${ownSite.origin}/`));
  } finally {
    await host.stop();
  }
});
