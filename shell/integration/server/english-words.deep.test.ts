import { crawlSite, fetchWithRetries } from '../support/crawl/crawl-site';
import { englishWords } from '../support/crawl/english-words';
import { visitedPages } from '../support/crawl/page-errors';
import { provideDemoSite } from './testing/demo-site';

// All of the demo content is translated.
const site = provideDemoSite({});

test('no page in Arabic has an English word that is not marked as one', async () => {
  const pages = visitedPages(await crawlSite(site.origin, { everyWay: false, start: '/ar' }));
  expect(pages.length).toBeGreaterThan(100);
  const found = new Map<string, string>();
  for (const { address } of pages) {
    const html = await (await fetchWithRetries(site.origin + address)).text();
    for (const words of englishWords(html)) if (!found.has(words)) found.set(words, address);
  }
  expect([...found].map(([words, address]) => `${address}: ${words}`)).toEqual([]);
}, 300_000);
