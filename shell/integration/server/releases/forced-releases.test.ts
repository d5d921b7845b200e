import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@iwan/shared/contracts/release';
import { eventually } from '../../support/eventually';
import { expectTexts } from '../../support/expect-texts';
import { proveDeclared, publishAltered, replaceText } from '../../support/processes/store';
import { after, before, careerModule, declaredFaults, expectContained } from '../testing/declared-faults';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();

/**
 * One against the grants, one against the contract. The deep tests have all of them; each sentence is a unit test
 * (composition/compose.test.ts).
 */
const inEveryRun = ['a page that another remote has', 'a newer contract'];

test.each(declaredFaults.filter(({ name }) => inEveryRun.includes(name)))(
  'a release with $name is refused in one sentence, and forced into the store affects its own part only @ci',
  (fault) => expectContained(site, fault),
);

test('the faults of every run are in the list of all faults', () => {
  expect(declaredFaults.map(({ name }) => name)).toEqual(expect.arrayContaining(inEveryRun));
});

test('pages may be dropped on request', async () => {
  await proveDeclared(site.store, 'mfe-tools', () => ({ pages: [] }), { mayRemove: true });
});

test('a release with the name of another remote is not used when forced into the store', async () => {
  await site.start({ ANSWERS_MAX_AGE: '0' });
  const get = async (path: string) => (await fetch(`${site.origin}${path}`)).text();
  await get('/');
  const { version } = await publishAltered(site.store, 'mfe-tools', (dist) => replaceText(dist, before, after));
  const file = join(site.store, 'mfe-tools', version, 'release.json');
  const release: Release = JSON.parse(await readFile(file, 'utf8'));
  const slots: Release['slots'] = [{ slot: 'hero-search', module: careerModule, rank: 9, hydration: 'idle' }];
  await writeFile(file, JSON.stringify({ ...release, name: 'mfe-listings', slots }));
  expectTexts(await get('/'), ['data-island="hero-search"', 'Find Property']);
  expectTexts(await get('/career'), [before]);
  await eventually(() => expect(site.output()).toContain('It says that it is mfe-listings'));
});
