import { provideDemoSite } from './testing/demo-site';
import { oddRecords, testLinks } from './testing/sound-links';

// All of the demo content, and every picture of it. The few records of a backend with section 7 only are checked in
// every run (links.test.ts).
const site = provideDemoSite(oddRecords);

testLinks(site, { fewest: { addresses: 300, social: 100, shown: 50 }, every: { social: 1, shown: 1 }, everyWay: true });

test('no route of our own backend can be reached through the pictures', async () => {
  const { paths } = await (await fetch(`${site.backend}/openapi.json`)).json();
  const described = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '1'));
  expect(described.length).toBeGreaterThan(10);
  const routes = [
    ...described,
    '/openapi.json',
    '/docs',
    '/docs/static/index.html',
    '/metrics',
    '/healthz',
    '/readyz',
    '/__inbox',
    '/__inbox/1.png',
  ];
  const reached: string[] = [];
  for (const route of routes.filter((path) => !path.startsWith('/media'))) {
    for (const way of ['original', '320']) {
      for (const path of [`/images/${way}${route}`, `/images/${way}/${encodeURIComponent(site.backend + route)}`]) {
        const { status } = await fetch(site.origin + path);
        if (status !== 404) reached.push(`${path}: ${status}`);
      }
    }
  }
  expect(reached).toEqual([]);
  expect((await fetch(`${site.origin}/images/original/media/exteriors/marina-dusk-01.webp`)).status).toBe(200);
  const card = await fetch(`${site.origin}/images/original/media/cards/mariam-al-suri.vcf`);
  expect([card.status, card.headers.get('content-disposition')]).toEqual([200, 'attachment']);
  expect(await card.text()).toContain('FN:Mariam Al Suri');
});
