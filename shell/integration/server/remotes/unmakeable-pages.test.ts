import { expectTexts } from '../../support/expect-texts';
import { appendToServer, publishAltered } from '../../support/processes/store';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();

const replaced = (member: string) => `module.exports = { route: { ...module.exports.route, ${member} } };`;

for (const { what, code } of [
  { what: 'returns an invalid status', code: replaced("status: () => 'abc'") },
  { what: 'returns a status out of range', code: replaced('status: () => 999') },
  {
    what: 'has a head that cannot be rendered',
    code: replaced("head: () => ({ title: 'a', description: 'b', size: 1n })"),
  },
  {
    what: 'has an endless head',
    code: replaced("head: () => { const head = { title: 'a', description: 'b' }; head.jsonLd = head; return head; }"),
  },
  {
    what: 'has a head with something else than text',
    code: replaced(
      "head: () => ({ title: 'a', description: 'b', canonical: { toString() { throw new Error('x'); } } })",
    ),
  },
]) {
  test(`a page that ${what} shows a message between header and footer, and affects no other`, async () => {
    await publishAltered(site.store, 'mfe-tools', (dist) => appendToServer(dist, './pages/career', code));
    await site.start({ ANSWERS_MAX_AGE: '0' });
    const response = await fetch(`${site.origin}/career`);
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expectTexts(await response.text(), ['We could not load this page', 'Try again', 'Join Us', 'Subscribe']);
    expect(site.output().match(/mfe-tools \.\/pages\/career failed/g)).toHaveLength(1);
    expect((await fetch(`${site.origin}/blog`)).status).toBe(200);
  });
}

test.each(['/%zz', '/%', '/blog/%c0%80%'])('the malformed address %s gets a page of this site', async (path) => {
  await site.start({ ANSWERS_MAX_AGE: '0' });
  const response = await fetch(site.origin + path);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expectTexts(await response.text(), ['This link does not work', 'Iwan Real Estate']);
});
