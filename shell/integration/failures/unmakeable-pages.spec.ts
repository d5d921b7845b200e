import { expectWords } from '../support/expect-words';
import { expect, test } from '../support/own-site';
import { appendToServer, publishAltered } from '../support/store';

const replaced = (member: string) => `module.exports = { route: { ...module.exports.route, ${member} } };`;

for (const { what, code } of [
  { what: 'names a status that is none', code: replaced("status: () => 'abc'") },
  { what: 'names a status out of range', code: replaced('status: () => 999') },
  {
    what: 'has a head that no document can carry',
    code: replaced("head: () => ({ title: 'a', description: 'b', size: 1n })"),
  },
  {
    what: 'has a head without an end',
    code: replaced("head: () => { const head = { title: 'a', description: 'b' }; head.jsonLd = head; return head; }"),
  },
  {
    what: 'has a head of something else than text',
    code: replaced(
      "head: () => ({ title: 'a', description: 'b', canonical: { toString() { throw new Error('x'); } } })",
    ),
  },
]) {
  test(`a page that ${what} is said to be missing inside header and footer, and costs no other`, async ({
    ownSite,
  }) => {
    await publishAltered(ownSite.store, 'mfe-tools', (dist) => appendToServer(dist, './pages/career', code));
    const server = await ownSite.start();
    const answer = await fetch(`${ownSite.origin}/career`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expectWords(await answer.text(), ['This page could not be loaded', 'Try again', 'Join Us', 'Subscribe']);
    expect(server.output().match(/mfe-tools \.\/pages\/career failed/g)).toHaveLength(1);
    expect((await fetch(`${ownSite.origin}/blog`)).status).toBe(200);
  });
}

test('an address that cannot be read gets a page of ours', async ({ page, ownSite, guard }) => {
  guard.expectConsole(/400/);
  await ownSite.start();
  for (const path of ['/%zz', '/%', '/blog/%c0%80%']) {
    const answer = await fetch(ownSite.origin + path);
    expect(answer.status, path).toBe(400);
    expect(answer.headers.get('content-type'), path).toBe('text/html; charset=utf-8');
  }
  await page.goto(`${ownSite.origin}/%zz`);
  await expect(page.getByRole('heading', { level: 1, name: 'This address cannot be read' })).toBeVisible();
  await page.getByRole('link', { name: 'Iwan Real Estate' }).click();
  await expect(page).toHaveTitle('Iwan Real Estate');
});
