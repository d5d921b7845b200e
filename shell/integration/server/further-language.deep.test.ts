import { englishWords } from '../support/crawl/english-words';
import { expectTexts } from '../support/expect-texts';
import { withTemporaryFolder } from '../support/processes/temporary-folder';
import { publishShellWithRussian } from './testing/further-language';
import { providePlainSite } from './testing/plain-site';

const site = providePlainSite();

async function page(path: string): Promise<string> {
  const response = await fetch(site.origin + path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

const mainOf = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';

/** Names and codes that Russian pages have in Latin letters. */
const latin = /\b(?:Iwan|WhatsApp|AED|Instagram|LinkedIn|YouTube|Facebook)\b/g;

test('a further language is a row and a folder: Russian header, footer and Home, the rest in English and marked', async () => {
  const others = ['/', '/blog', '/properties/', '/ar', '/ar/blog'];
  await site.start();
  const before = (await Promise.all(others.map(page))).map(mainOf);
  expect(before).not.toContain('');
  await withTemporaryFolder((folder) => publishShellWithRussian(site.store, folder));
  await site.startFresh();

  const html = await page('/ru');
  for (const [code, path] of Object.entries({ en: '/', ar: '/ar', ru: '/ru', 'x-default': '/' })) {
    expectTexts(html, [`<link rel="alternate" hreflang="${code}" href="${site.origin}${path}"`]);
  }
  expectTexts(html, [
    '<html lang="ru" dir="ltr">',
    `<link rel="canonical" href="${site.origin}/ru"`,
    'content="ru_RU"',
  ]);
  expectTexts(html, ['Недвижимость', 'Дубай начинается с нужной двери', 'Популярные запросы']);
  const english = englishWords(html).filter((words) => /\p{Script=Latin}{3}/u.test(words.replace(latin, '')));
  expect(english).toEqual([]);
  // Remotes, which have no Russian, and their links.
  const islands = html.match(/data-island-root=""><div lang="en" dir="ltr">/g);
  expect(islands?.length).toBe(html.match(/data-island-root=/g)?.length);
  expect(html.match(/<a(?![^>]* hreflang=)[^>]* href="\/(?!ru[/"?])[^"]*"/gi)).toBeNull();

  const after = await Promise.all(others.map(page));
  expect(after.map(mainOf)).toEqual(before);
  for (const document of after) expect(document).toMatch(/<a[^>]* hreflang="ru"[^>]* href="\/ru/i);
}, 900_000);
