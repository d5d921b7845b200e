import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expectTexts } from '../../support/expect-texts';
import { type ServerFault, serverFaults } from '../../support/faults/faults';
import { appendToServer, publishAltered } from '../../support/processes/store';
import type { PlainSite } from './plain-site';

/** The longest time for a page, in milliseconds, whatever a remote does. */
const timeLimit = 9000;

/** One of each kind: a refused release, a failing loader, and code that does not return. */
const inEveryRun = ['throws when it is loaded', 'throws in its loader', 'hangs while it renders'];

export const faultsOfEveryRun = serverFaults.filter(({ what }) => inEveryRun.includes(what));
/** The deep tests have the others. */
export const furtherFaults = serverFaults.filter(({ what }) => !inEveryRun.includes(what));

export async function getPage(site: PlainSite, path: string) {
  const requested = Date.now();
  const response = await fetch(site.origin + path);
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, milliseconds: Date.now() - requested };
}

/**
 * Publishes a release of mfe-listings with broken modules. If it is refused as a whole, there is no earlier release
 * to use.
 */
export async function publishBroken(site: PlainSite, modules: readonly string[], code: string, isRefused = false) {
  if (isRefused) await rm(join(site.store, 'mfe-listings'), { recursive: true });
  else await site.start({ ANSWERS_MAX_AGE: '0' });
  await publishAltered(site.store, 'mfe-listings', async (dist) => {
    for (const module of modules) await appendToServer(dist, module, code);
  });
  if (isRefused) await site.startFresh();
}

/** One release with all broken modules: each page has one of them, and loses nothing else. */
export async function expectPartsLostAlone(site: PlainSite, { code, isRefused, message }: ServerFault): Promise<void> {
  const broken = ['./slots/premier-listings', './pages/properties', './slots/projects-of-developer'];
  await publishBroken(site, broken, code, isRefused);

  const home = await getPage(site, '/');
  expect(home.milliseconds).toBeLessThan(timeLimit);
  expect(home.status).toBe(200);
  expectTexts(home.html, [message, 'Marensand Developments', 'Karim Aziz', 'Iwan Real Estate']);
  expect(home.html.includes('Find Property')).toBe(!isRefused);

  const page = await getPage(site, '/properties/');
  expect(page.milliseconds).toBeLessThan(timeLimit);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '30']);
  expectTexts(page.html, ['<meta name="robots" content="noindex"', 'Iwan Real Estate', 'Try again']);
  const heading = /<h1[^>]*>([^<]*)<\/h1>/.exec(page.html)?.[1];
  expect(heading).toBe('We could not load this page');

  const ofAnotherTeam = await getPage(site, '/cavarin-properties/');
  expect(ofAnotherTeam.milliseconds).toBeLessThan(timeLimit);
  expect(ofAnotherTeam.status).toBe(200);
  expectTexts(ofAnotherTeam.html, ['Cavarin', 'Drawn from the inside out', ...(isRefused ? [] : [message])]);
  expect((await getPage(site, '/developers/')).status).toBe(200);
}

/** A page with such a broken module shows a message, and affects no other page. */
export async function expectPageLostAlone(site: PlainSite, code: string, isRefused = false): Promise<void> {
  await publishBroken(site, ['./pages/properties'], code, isRefused);
  const { status, html } = await getPage(site, '/properties/');
  expect(status).toBe(503);
  expectTexts(html, ['We could not load this page', 'Try again', '/career']);
  expect((await getPage(site, '/developers/')).status).toBe(200);
}

/** Code that replaces members of the route of a page. */
export const replacedInRoute = (member: string) =>
  `module.exports = { route: { ...module.exports.route, ${member} } };`;
