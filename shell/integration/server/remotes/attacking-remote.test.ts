import { expectWords } from '../../support/expect-words';
import { appendToServer, publishAltered } from '../../support/processes/store';
import { attackBesideHome, attacked, attacks, inLoader } from '../testing/attacks';
import { providePlainSite } from '../testing/plain-site';

// A release that attacks, forced into the store of the built site, while others look at Home, of which the same remote has
// parts. The document server is one process that nobody starts again: a request that it loses would be seen here. What each
// attack comes to is asked of a remote's process alone (remote-workers.test.ts); the deep tests have all of them beside Home, and
// how long the others wait.

const site = providePlainSite();

const worst = ['loops after an await'];

test.each(attacks.filter(({ what }) => worst.includes(what)))(
  'beside a release that $what no request of Home is lost',
  async (attack) => {
    await attackBesideHome(site, attack);
  },
);

test('the worst attack is in the list of all attacks', () => {
  expect(attacks.map(({ what }) => what)).toEqual(expect.arrayContaining(worst));
});

test('no effect of an attacking release remains after a sound one', async () => {
  await site.start();
  const answer = () => fetch(`${site.origin}/properties/?${Math.random()}`, { headers: { connection: 'close' } });
  await publishAltered(site.store, 'mfe-listings', (dist) => appendToServer(dist, attacked, inLoader('for (;;);')));
  expect((await answer()).status).toBe(503);
  await publishAltered(site.store, 'mfe-listings', (dist) => appendToServer(dist, attacked, '// sound'));
  const sound = await answer();
  expect(sound.status).toBe(200);
  expectWords(await sound.text(), ['Harbour Gate']);
});
