import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectTexts } from '../../support/expect-texts';
import { wiredPages } from '../../support/pages';
import { publishAltered, publishAlteredShell } from '../../support/processes/store';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();

interface Composed {
  readonly releases: Readonly<Record<string, { readonly entry: string; readonly isUntranslated?: true }>>;
}

async function page(path: string): Promise<string> {
  const response = await fetch(site.origin + path);
  expect(response.status).toBe(200);
  return response.text();
}

const composed = async (query: string): Promise<Composed> =>
  (await fetch(`${site.origin}/composition.json${query}`)).json() as Promise<Composed>;

test('a page loads the scripts of its language alone, and so does an open tab', async () => {
  await site.start();
  const [english, arabic] = [await composed(''), await composed('?language=ar')];
  for (const [remote, { entry, isUntranslated }] of Object.entries(arabic.releases)) {
    expect([remote, entry]).not.toEqual([remote, english.releases[remote]?.entry]);
    expect([remote, isUntranslated]).toEqual([remote, undefined]);
  }
  const scriptsOf = (html: string) => new Set(html.match(/\/(?:remotes|shell)\/[\w./-]+\.js/g));
  const [inEnglish, inArabic] = [scriptsOf(await page('/blog')), scriptsOf(await page('/ar/blog'))];
  for (const { entry } of Object.values(english.releases)) expect(inArabic).not.toContain(entry);
  for (const { entry } of Object.values(arabic.releases)) expect(inEnglish).not.toContain(entry);
});

test('a release without the language of the page is shown in English inside it, and its links stay in the language', async () => {
  await site.start();
  await publishAltered(site.store, 'mfe-blog', (dist) => rm(join(dist, 'browser', 'chunk-assets.ar.json')));
  const html = await page('/ar/blog');
  expect(html).toMatch(/^<!doctype html>\s*<html lang="ar" dir="rtl"/i);
  const [, island = ''] = /data-island="page"[^>]*><div data-island-root="">(.*?)<\/main>/s.exec(html) ?? [];
  expect(island).toMatch(/^(?:<link [^>]*>)*<div lang="en" dir="ltr"><div /);
  expectTexts(island, ['Dubai property blog']);
  expect(island).not.toMatch(/ href="\/(?!ar[/"])/);
  expectTexts(html, ['العقارات']);
  const { releases } = await composed('?language=ar');
  const untranslated = Object.keys(releases).filter((name) => releases[name]?.isUntranslated);
  expect(untranslated).toEqual(['mfe-blog']);
  expectTexts(await page('/blog'), ['Dubai property blog']);
});

/**
 * Makes a built shell one of the time before Arabic: its table of languages has one row, it has no scripts of others, and what it reads of a
 * release has no `languages`.
 */
async function forgetLanguages(dist: string): Promise<void> {
  const forgotten = { rows: 0, shapes: 0 };
  for (const file of await readdir(join(dist, 'server'))) {
    const before = await readFile(join(dist, 'server', file), 'utf8');
    const after = before
      .replace(/,\s*\{\s*code: 'ar',[^}]*\}(?=\s*\])/g, () => {
        forgotten.rows += 1;
        return '';
      })
      .replace(/\blanguages: (?=[\w.]+\(languageCode,)/g, () => {
        forgotten.shapes += 1;
        return 'notYet: ';
      });
    if (after !== before) await writeFile(join(dist, 'server', file), after);
  }
  if (forgotten.rows === 0 || forgotten.shapes === 0) throw new Error('The built shell has no languages to forget.');
  await rm(join(dist, 'browser', 'chunk-assets.ar.json'));
}

test('releases with languages are shown in English, as ever, by a shell that knows of none', async () => {
  await site.start();
  const now = (await composed('')).releases;
  await publishAlteredShell(site.store, forgetLanguages);
  await site.startFresh();
  expect((await composed('?language=ar')).releases).toEqual(now);
  for (const { path, heading } of wiredPages) {
    const html = await page(path);
    expectTexts(html, ['<html lang="en" dir="ltr">', heading]);
    expect(html).not.toMatch(/hreflang="ar"| href="\/ar[/"]|could not (?:be loaded|load)/);
  }
  expect((await fetch(`${site.origin}/ar/blog`)).status).toBe(404);
});
