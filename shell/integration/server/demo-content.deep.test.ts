import pLimit from 'p-limit';
import sharp from 'sharp';
import { crawlSite, type Visit } from '../support/crawl/crawl-site';
import { isIndexed, pageProblems, siteProblems, visitedPages } from '../support/crawl/page-problems';
import { patientFetch } from '../support/crawl/patient-fetch';
import { provideDemoSite } from './testing/demo-site';

/** Names that no address can carry as they are. */
const oddNames = ['Palm-View Homes', "L'Étoile d’Or", 'Pelham & Sons', 'North/South', 'Señora Niño'];

const site = provideDemoSite({
  developers: oddNames.map((name) => ({ name, heading: 'A house of its own' })),
  agents: oddNames.map((name) => ({ name, designation: 'Adviser' })),
  projects: oddNames.map((developer, index) => ({
    name: `House ${index + 1}`,
    developer,
    location: 'Dubai Marina',
    cat: 'Residential',
    starting_price: 'AED 1,000,000',
  })),
});

/** Drawing each picture takes a minute: which are looked at depends on nothing but their number. `deep` takes all. */
const sampled = <Item>(items: Iterable<Item>, every: number): Item[] => {
  const step = process.env.JOURNEYS === 'deep' ? 1 : every;
  return [...items].filter((_, index) => index % step === 0);
};

let visits: readonly Visit[];
beforeAll(async () => {
  visits = await crawlSite(site.origin);
}, 120_000);

test('every link from Home on leads to a page, a file, or on to the page of a project', () => {
  expect(visits.length).toBeGreaterThan(300);
  const isExpected = ({ address, status }: Visit) =>
    status === 200 || (status === 302 && address.startsWith('/property-details/'));
  const lost = visits.filter((visit) => !isExpected(visit));
  expect(lost.map(({ address, status, from }) => `${status} ${address}, from ${from}`)).toEqual([]);
});

test('developers and agents open from every link that leads to them, whatever their names', () => {
  const own = visitedPages(visits).filter(({ address }) => /^\/(developers\/|agents\/)?[^/?]*\/$/.test(address));
  const titles = own.map(({ page }) => page.title);
  // A developer at two addresses, an agent at one.
  const timesOf = (name: string) => titles.filter((title) => title.startsWith(name)).length;
  expect(oddNames.map((name) => [name, timesOf(name)])).toEqual(oddNames.map((name) => [name, 3]));
});

test('every page says what search engines and other sites ask for, and no two say the same', () => {
  const pages = visitedPages(visits);
  expect(pages.flatMap((visited) => pageProblems(visited, site.origin))).toEqual([]);
  expect(siteProblems(pages, site.origin)).toEqual([]);
});

test('a page has the picture that it tells other sites of, and those that it shows', async () => {
  const pages = visitedPages(visits);
  const told = new Set(pages.map(({ page }) => page.meta.get('og:image')?.[0] ?? ''));
  const shown = new Set(pages.flatMap(({ page }) => page.pictures).filter((address) => !address.startsWith('data:')));
  expect([told.size > 100, shown.size > 50]).toEqual([true, true]);
  const atOnce = pLimit(3);
  const facts = await Promise.all([
    ...sampled(told, 20).map((address) => atOnce(() => problemsOfSocialPicture(address))),
    ...sampled(shown, 4).map((address) => atOnce(() => problemsOfPicture(address))),
  ]);
  expect(facts.flat()).toEqual([]);
}, 240_000);

async function problemsOfSocialPicture(address: string): Promise<readonly string[]> {
  const answer = await patientFetch(address);
  const { format, width, height } = await sharp(await answer.arrayBuffer())
    .metadata()
    .catch(() => ({ format: 'none', width: 0, height: 0 }));
  const facts = `${answer.status} ${answer.headers.get('content-type')} ${format} ${width} × ${height}`;
  return facts === '200 image/jpeg jpeg 1200 × 630' ? [] : [`${address}: ${facts}`];
}

async function problemsOfPicture(address: string): Promise<readonly string[]> {
  const answer = await patientFetch(new URL(address, site.origin), { accept: 'image/webp,*/*' });
  await answer.arrayBuffer();
  const type = answer.headers.get('content-type');
  return answer.status === 200 && type?.startsWith('image/') ? [] : [`${address}: ${answer.status} ${type}`];
}

test('the sitemap has every page that links lead to, and no other', async () => {
  const xml = await (await patientFetch(`${site.origin}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
    (address ?? '').replaceAll('&amp;', '&'),
  );
  const own = visitedPages(visits).filter(
    ({ address, page }) => isIndexed(page) && page.canonical[0] === site.origin + address,
  );
  // Further pages and tabs of a list are found by its own links.
  const expected = own.map(({ address }) => address).filter((address) => !/[?&](page|tab)=/.test(address));
  // The compare bar leads there, which stands where something is chosen.
  const linkedLater = ['/compare'];
  const addresses = [...expected, ...linkedLater].map((address) => site.origin + address);
  expect(listed.toSorted()).toEqual(addresses.toSorted());
  expect(await (await fetch(`${site.origin}/robots.txt`)).text()).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
});

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
