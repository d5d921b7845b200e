import { attackBesideHome, attacks } from '../testing/attacks';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();

test.each(attacks)('beside a release that $what no request of Home is slow or lost', async (attack) => {
  expect(await attackBesideHome(site, attack)).toBeLessThan(500);
});
