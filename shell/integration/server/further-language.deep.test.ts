import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { inWorkspace, repositoryRoot } from '@iwan/tooling/workspace';
import { englishWords } from '../support/crawl/english-words';
import { expectTexts } from '../support/expect-texts';
import { endedWell, iwanCommand } from '../support/processes/running-command';
import { withTemporaryFolder } from '../support/processes/temporary-folder';
import { providePlainSite } from './testing/plain-site';

/** Russian texts of header, footer and Home, as `npm run texts -- export` lays them out. */
const russianTexts = inWorkspace('shell', 'integration', 'server', 'testing', 'russian');

const russian = `
  {
    code: 'ru',
    locale: 'ru-RU',
    direction: 'ltr',
    prefix: '/ru',
    openGraph: 'ru_RU',
    name: 'Русский',
    offer: 'Читать эту страницу по-русски',
  },
] as const;`;

/**
 * Does in a copy of the repository what docs/languages.md says of a further language, a row and a folder of files, and publishes the shell
 * that is built from it.
 */
async function publishShellWithRussian(store: string, folder: string): Promise<void> {
  await copySources(repositoryRoot, folder);
  const table = join(folder, 'shared', 'domain', 'format', 'languages.ts');
  await writeFile(table, (await readFile(table, 'utf8')).replace('\n] as const;', russian));
  await endedWell(iwanCommand(['texts', 'import', russianTexts, 'ru'], {}, folder));
  await endedWell(iwanCommand(['release', 'shell'], { RELEASES_DIR: store }, folder));
}

/** The packages are those of the repository; the workspaces among them are those of the copy. */
async function copySources(from: string, to: string): Promise<void> {
  const isSource = (path: string) => !/^(?:node_modules|dist|docs|\..*)$/.test(basename(path));
  await mkdir(to, { recursive: true });
  await linkPackages(from, to);
  for (const name of (await readdir(from)).filter(isSource)) {
    await cp(join(from, name), join(to, name), { recursive: true, filter: isSource, preserveTimestamps: true });
    await linkPackages(join(from, name), join(to, name));
  }
}

async function linkPackages(from: string, to: string): Promise<void> {
  const packages = join(from, 'node_modules');
  if (!existsSync(packages)) return;
  await mkdir(join(to, 'node_modules'));
  for (const entry of await readdir(packages, { withFileTypes: true })) {
    const [source, target] = [join(packages, entry.name), join(to, 'node_modules', entry.name)];
    const isOfWorkspaces = entry.isSymbolicLink() || entry.name === '@iwan';
    if (isOfWorkspaces) await cp(source, target, { recursive: true, verbatimSymlinks: true });
    else await symlink(source, target);
  }
}

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
