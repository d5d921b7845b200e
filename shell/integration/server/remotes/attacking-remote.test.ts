import { expectTexts } from '../../support/expect-texts';
import { appendToServer, publishAltered } from '../../support/processes/store';
import { attackBesideHome, attacked, attacks, inLoader } from '../testing/attacks';
import { providePlainSite } from '../testing/plain-site';

// An attacking release, forced into the store of the built site, while others request Home, which has parts of the same
// remote. The document server is a single process without a supervisor: a lost request would be seen here. The effect
// of each attack is tested on a remote's process alone (remote-workers.test.ts); the deep tests run all of them beside
// Home, and measure response times.

const site = providePlainSite();

const worst = ['loops after an await'];

test.each(attacks.filter(({ what }) => worst.includes(what)))(
  'beside a release that $what no request of Home is lost @ci',
  async (attack) => {
    await attackBesideHome(site, attack);
  },
);

test('the worst attack is in the list of all attacks', () => {
  expect(attacks.map(({ what }) => what)).toEqual(expect.arrayContaining(worst));
});

test('no effect of an attacking release remains after a sound one @ci', async () => {
  await site.start();
  const response = () => fetch(`${site.origin}/properties/?${Math.random()}`, { headers: { connection: 'close' } });
  await publishAltered(site.store, 'mfe-listings', (dist) => appendToServer(dist, attacked, inLoader('for (;;);')));
  expect((await response()).status).toBe(503);
  await publishAltered(site.store, 'mfe-listings', (dist) => appendToServer(dist, attacked, '// sound'));
  const sound = await response();
  expect(sound.status).toBe(200);
  expectTexts(await sound.text(), ['Harbour Gate']);
});
