import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expectWords } from '../../support/expect-words';
import { serverFaults } from '../../support/faults/faults';
import { appendToServer, publishAltered } from '../../support/processes/store';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();

/** The longest that a page may take to come, whatever a remote does, in milliseconds. */
const timeLimit = 9000;

async function get(path: string) {
  const asked = Date.now();
  const answer = await fetch(site.origin + path);
  const html = await answer.text();
  return { status: answer.status, headers: answer.headers, html, milliseconds: Date.now() - asked };
}

/** Publishes a release of a remote with broken modules. What is refused as a whole finds no earlier release to go back to. */
async function publishBroken(name: 'mfe-listings', modules: readonly string[], code: string, isRefused = false) {
  if (isRefused) await rm(join(site.store, name), { recursive: true });
  const publish = () =>
    publishAltered(site.store, name, async (dist) => {
      for (const module of modules) await appendToServer(dist, module, code);
    });
  if (isRefused) {
    await publish();
    await site.startFresh();
  } else {
    await site.start({ ANSWERS_MAX_AGE: '0' });
    await publish();
  }
}

for (const { what, code, isRefused, message } of serverFaults) {
  // One release with all that is broken: each page meets the part that is its own.
  test(`a page, a part of Home and a part of another team's page whose server side ${what} cost themselves alone`, async () => {
    await publishBroken(
      'mfe-listings',
      ['./slots/premier-listings', './pages/properties', './slots/projects-of-developer'],
      code,
      isRefused,
    );

    const home = await get('/');
    expect(home.milliseconds).toBeLessThan(timeLimit);
    expect(home.status).toBe(200);
    expectWords(home.html, [message, 'Marensand Developments', 'Karim Aziz', 'Iwan Real Estate']);
    expect(home.html.includes('Find Property')).toBe(!isRefused);

    const page = await get('/properties/');
    expect(page.milliseconds).toBeLessThan(timeLimit);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '30']);
    expectWords(page.html, ['<meta name="robots" content="noindex"', 'Iwan Real Estate', 'Try again']);
    const heading = /<h1[^>]*>([^<]*)<\/h1>/.exec(page.html)?.[1];
    expect(heading).toBe(message.startsWith('Error') ? message : 'This page could not be loaded');

    const ofAnotherTeam = await get('/cavarin-properties/');
    expect(ofAnotherTeam.milliseconds).toBeLessThan(timeLimit);
    expect(ofAnotherTeam.status).toBe(200);
    expectWords(ofAnotherTeam.html, ['Cavarin', 'Drawn from the inside out', ...(isRefused ? [] : [message])]);
    expect((await get('/developers/')).status).toBe(200);
  });
}

test.each([
  ['/blog-details/дом', { status: 302, location: '/blog-details/%D0%B4%D0%BE%D0%BC' }],
  ['//evil.example/', { status: 503, location: null }],
])('a page that leads to %s is answered as a document can be', async (to, expected) => {
  const redirect = `redirect: () => ({ to: ${JSON.stringify(to)}, permanent: false })`;
  const code = `module.exports = { route: { ...module.exports.route, ${redirect} } };`;
  await publishBroken('mfe-listings', ['./pages/properties'], code);
  const { status, headers } = await fetch(`${site.origin}/properties/`, { redirect: 'manual' });
  expect({ status, location: headers.get('location') }).toEqual(expected);
});

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
  await publishBroken('mfe-listings', ['./pages/properties'], code, isRefused);
  const { status, html } = await get('/properties/');
  expect(status).toBe(503);
  expectWords(html, ['This page could not be loaded', 'Try again', '/career']);
  expect((await get('/developers/')).status).toBe(200);
});
