import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expectTexts } from '../../support/expect-texts';
import { publishAltered } from '../../support/processes/store';
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
