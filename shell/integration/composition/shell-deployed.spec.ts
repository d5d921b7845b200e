import { expectTexts } from '../support/expect-texts';
import { PageGuard } from '../support/page-guard';
import { expectHydrated, markDocument } from '../support/page-state';
import { builtHeading, type DeployedSite, withDeployedSite } from '../support/processes/deployed-site';
import { test as base, expect } from '../support/test';

/** A test with a site that shells are deployed to; `page.goto('/')` opens it. */
const test = base.extend<{ readonly deployedSite: DeployedSite }>({
  deployedSite: ({ workerBackend }, use) => withDeployedSite({ backendUrl: workerBackend.url }, use),
  baseURL: async ({ deployedSite }, use) => use(deployedSite.origin),
});

// Each test starts its own site with one or more further shells.
test.describe.configure({ timeout: 60_000 });

const heading = (name: string) => ({ level: 1, name }) as const;

test('a tab that is open while the shell is deployed twice navigates, opens a dialog and sends a form @ci', {
  tag: '@slow',
}, async ({ page, deployedSite, backend }) => {
  await page.goto('/blog');
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
  const tab = await markDocument(page);
  await deployedSite.deploy('A second door');
  await deployedSite.deploy('A third door');
  expectTexts(await deployedSite.home(), ['A third door']);

  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Properties', exact: true }).click();
  await expect(page.getByRole('heading', heading('Exclusive Properties'))).toBeVisible();
  await page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' }).click();
  // Neither its own code nor what it shares with other dialogs was loaded before.
  await banner.getByRole('link', { name: 'Calculator' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calculator' });
  await dialog.getByLabel('Loan amount', { exact: true }).fill('1200000');
  await dialog.getByLabel('Interest rate', { exact: true }).fill('0');
  await dialog.getByLabel('Loan tenure', { exact: true }).fill('10');
  await expect(dialog.getByText(/AED\s10,000/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox', { name: 'Email' }).fill('layla@example.com');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByText('Email submitted successfully!')).toBeVisible();
  expect(backend.requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/api/contact']);

  await banner.locator('a[href="/"]').first().click();
  await expect(page.getByRole('heading', heading(builtHeading))).toBeVisible();
  await tab.expectSame();
  // On its open connections, the earlier shell may serve one more request.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', heading('A third door'))).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.locator('[data-island=hero-search][data-hydrated]')).toBeAttached();
  await banner.getByRole('link', { name: 'Properties', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' })).toBeChecked();
});

test('two versions of the shell serve their own tabs in parallel, and tabs of both work after a rollback', {
  tag: ['@slow', '@deep'],
}, async ({ page, browser, deployedSite }) => {
  await page.goto('/blog');
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
  await deployedSite.deploy('A second door');
  // Another visitor, with other connections.
  const visitor = await browser.newContext({ baseURL: deployedSite.origin });
  const guard = new PageGuard(visitor);
  const newer = await visitor.newPage();
  await newer.goto('/career');
  await expectHydrated(newer);
  const tabs = [
    { tab: page, mark: await markDocument(page), text: builtHeading },
    { tab: newer, mark: await markDocument(newer), text: 'A second door' },
  ];
  const goHome = async ({ tab, mark, text }: (typeof tabs)[number]) => {
    await tab.getByRole('banner').locator('a[href="/"]').first().click();
    await expect(tab.getByRole('heading', heading(text))).toBeVisible();
    await mark.expectSame();
  };
  await goHome(tabs[0] as (typeof tabs)[number]);

  await deployedSite.rollBack();
  expectTexts(await deployedSite.home(), [builtHeading]);
  // The newer tab, which has not opened Home yet, loads code of the shell that was rolled back.
  for (const each of tabs) await goHome(each);
  await newer.getByRole('banner').getByRole('link', { name: 'Calculator' }).click();
  await expect(newer.getByRole('dialog').getByLabel('Loan amount', { exact: true })).toBeVisible();

  guard.expectNoSurprise();
  await visitor.close();
});
