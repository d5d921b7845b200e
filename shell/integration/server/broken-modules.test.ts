import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expectWords } from '../support/expect-words';
import { serverFaults } from '../support/faults';
import { appendToServer, publishAltered } from '../support/store';
import { providePlainSite } from './testing/plain-site';

const site = providePlainSite();

/** The longest that a page may take to come, whatever a remote does, in milliseconds. */
const timeLimit = 6000;

async function get(path: string) {
  const asked = Date.now();
  const answer = await fetch(site.origin + path);
  const html = await answer.text();
  return { status: answer.status, headers: answer.headers, html, milliseconds: Date.now() - asked };
}

/** Publishes a release of a remote with one broken module. What is refused as a whole finds no earlier release to go back to. */
async function publishBroken(name: 'mfe-listings' | 'mfe-tools', module: string, code: string, isRefused = false) {
  if (isRefused) await rm(join(site.store, name), { recursive: true });
  const publish = () => publishAltered(site.store, name, (dist) => appendToServer(dist, module, code));
  if (isRefused) {
    await publish();
    await site.startFresh();
  } else {
    await site.start({ ANSWERS_MAX_AGE: '0' });
    await publish();
  }
}

for (const { what, code, isRefused, message } of serverFaults) {
  test(`Home stands when the Premier Listings' server part ${what}`, async () => {
    await publishBroken('mfe-listings', './slots/premier-listings', code, isRefused);
    const { status, html, milliseconds } = await get('/');
    expect(milliseconds).toBeLessThan(timeLimit);
    expect(status).toBe(200);
    expectWords(html, [message, 'Marensand Developments', 'Karim Aziz', 'Iwan Real Estate']);
    expect(html.includes('Find Property')).toBe(!isRefused);
  });

  test(`the rest of the site stands when the Properties page's server part ${what}`, async () => {
    await publishBroken('mfe-listings', './pages/properties', code, isRefused);
    const { status, headers, html, milliseconds } = await get('/properties/');
    expect(milliseconds).toBeLessThan(timeLimit);
    expect([status, headers.get('retry-after')]).toEqual([503, '30']);
    expectWords(html, ['<meta name="robots" content="noindex"', 'Iwan Real Estate', 'Try again']);
    const heading = /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];
    expect(heading).toBe(message.startsWith('Error') ? message : 'This page could not be loaded');
    expect((await get('/developers/')).status).toBe(200);
  });

  if (!isRefused) {
    test(`a page of another team stands when the part in its place ${what} on the server`, async () => {
      await publishBroken('mfe-listings', './slots/projects-of-developer', code);
      const { status, html } = await get('/cavarin-properties/');
      expect(status).toBe(200);
      expectWords(html, ['Cavarin', 'Drawn from the inside out', message]);
    });
  }
}

test.each([
  ['has no head', 'module.exports = { route: { ...module.exports.route, head: () => null } };'],
  ['hangs over its head', 'module.exports = { route: { ...module.exports.route, head: () => { while (true); } } };'],
  [
    'hangs over its status',
    'module.exports = { route: { ...module.exports.route, status: () => { while (true); } } };',
  ],
  ['is neither a page nor a slot', 'module.exports = { route: {} };'],
])('a page whose module %s costs that page only', async (_, code) => {
  const isRefused = code.endsWith('{} };');
  await publishBroken('mfe-listings', './pages/properties', code, isRefused);
  const { status, html } = await get('/properties/');
  expect(status).toBe(503);
  expectWords(html, ['This page could not be loaded', 'Try again', '/career']);
  expect((await get('/developers/')).status).toBe(200);
});
