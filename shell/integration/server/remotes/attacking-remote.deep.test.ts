import { attackBesideHome, attacks } from '../testing/attacks';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();

test.each(attacks)('beside a release that $what nobody who looks at Home waits or is lost', async (attack) => {
  expect(await attackBesideHome(site, attack)).toBeLessThan(500);
});
