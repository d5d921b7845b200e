import { deepTag } from '../support/deep-tag';
import { codeFaults, hurryUntil } from '../support/faults/browser-faults';
import { expect, test } from '../support/test';

test.beforeEach(({ guard }) =>
  guard.expectConsole(
    /\/shell\//,
    /^page error: (broken|Unexpected token|Loading (CSS )?chunk)/,
    /integrity/,
    /net::ERR_/,
  ),
);

for (const { what, respond, tag } of codeFaults) {
  test(`the page is hydrated when a start-up script ${what} at first${tag || deepTag(what === 'is missing')}`, async ({
    page,
    context,
  }) => {
    // By the name alone, like a cache that keeps a bad copy permanently.
    await context.route(/\/shell\/(main|framework)\.[^/?]*\.js$/, respond);
    await page.clock.install();
    await page.goto('/career', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Work with us' })).toBeVisible();
    await hurryUntil(page, () => page.locator('[data-island=page][data-hydrated]').isVisible());
    await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).click();
    await hurryUntil(page, () => page.getByRole('heading', { level: 1, name: 'Exclusive Properties' }).isVisible());
  });

  test(`the text, links and forms of a page work when each of its scripts ${what}${tag || deepTag(what === 'never answers')}`, async ({
    page,
    context,
    backend,
  }) => {
    await context.route('**/shell/*.js*', respond);
    await page.clock.install();
    await page.goto('/blog', { waitUntil: 'commit' });
    await page.clock.runFor(40_000);
    await expect(page.getByRole('heading', { level: 1, name: 'Dubai property blog' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Developers', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible();
    await page.locator('#subscribe-email').fill('noura@example.com');
    await page.locator('form#subscribe').getByRole('button').click();
    await expect(page).toHaveURL(/posted=subscribe&sent=1/);
    expect(backend.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
}
