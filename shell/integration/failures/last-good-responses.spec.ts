import type { Behaviour } from '@iwan/shared/testing/plain-backend';
import { expect, test } from '../support/processes/own-site';

const nonsense: readonly { readonly what: string; readonly behaviour: Behaviour; readonly group: ' @ci' | ' @deep' }[] =
  [
    { what: 'a web page', behaviour: { kind: 'html' }, group: ' @deep' },
    { what: 'half of a list', behaviour: { kind: 'stall' }, group: ' @ci' },
    { what: 'something else', behaviour: { kind: 'body', body: { data: 7, blogs: 'none' } }, group: ' @deep' },
    { what: '503', behaviour: { kind: 'status', status: 503 }, group: ' @deep' },
    { what: 'nothing', behaviour: { kind: 'drop' }, group: ' @deep' },
  ];

for (const { what, behaviour, group } of nonsense) {
  test(`after a good response, pages and clicks work while the backend answers ${what}${group}`, async ({
    page,
    ownSite,
    backend,
  }) => {
    // So that every page calls the backend again.
    const server = await ownSite.start({ ANSWERS_MAX_AGE: '0' });
    await page.goto('/blog');
    const list = async () => {
      const response = await fetch(`${ownSite.origin}/developers/`);
      return { status: response.status, isThere: (await response.text()).includes('Marensand Developments') };
    };
    expect(await list()).toEqual({ status: 200, isThere: true });
    backend.behave(behaviour, '/api/');
    for (let visit = 0; visit < 3; visit += 1) expect(await list()).toEqual({ status: 200, isThere: true });
    await page.getByRole('banner').getByRole('link', { name: 'Developers', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('main')).toContainText('Marensand Developments');
    expect(server.output().match(/The backend does not answer as it should/g)).toHaveLength(1);
    expect(server.output()).not.toMatch(/^\s+at /m);
  });
}
