import { deepTag } from '../support/deep-tag';
import { enterAsAdministrator } from '../support/enter-office';
import { expectOnSite, expectSoundScreen, openScreen } from '../support/office-screen';
import { expect, test } from '../support/processes/own-backend';

// All tests share one site with one database.
test.describe.configure({ mode: 'default', timeout: 90_000 });

for (const width of [390, 1440]) {
  test.describe(`at ${width} px${deepTag(width === 390) || ' @ci'}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('several members of the team leave the site at once, not before the time to undo it is over', async ({
      page,
      guard,
      newSite,
    }) => {
      await enterAsAdministrator({ page, guard, newSite });
      await openScreen(page, 'Team');
      const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
      const labels = await Promise.all([0, 1].map((place) => boxes.nth(place).getAttribute('aria-label')));
      const names = labels.map((label) => (label ?? '').replace('Select ', ''));
      const site = `${newSite.origin}/our-team/`;
      const choose = async () => {
        for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
        await expect(page.getByText('2 records selected')).toBeVisible();
      };
      const toWait = (what: string) => page.getByText(`${what}: 2 records, in 10 seconds.`, { exact: true });

      await choose();
      await expectSoundScreen(page);
      await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
      await expect(toWait('Unpublish')).toBeVisible();
      await expectSoundScreen(page);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Cancelled. No changes.')).toBeVisible();
      for (const name of names) await expectOnSite(site, name, true);

      await choose();
      await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
      await expect(toWait('Unpublish')).toBeVisible();
      // The time is over: ten seconds later, unless the notice is closed.
      await expect(page.getByText('Unpublish: 2 records. Done.')).toBeVisible({ timeout: 12_000 });
      for (const name of names) await expectOnSite(site, name, false, 4000);
      await expect(page.getByText('Unpublished').nth(2)).toBeVisible();

      await choose();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(toWait('Publish')).toBeVisible();
      // Closing its notice does not undo it; the notice of what was done before may still be there.
      const notice = page.getByRole('status').filter({ has: toWait('Publish') });
      await notice.getByRole('button', { name: 'Close' }).click();
      for (const name of names) await expectOnSite(site, name, true, 6000);
    });
  });
}
