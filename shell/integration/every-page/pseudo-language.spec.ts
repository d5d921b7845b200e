import { pathIn } from '@iwan/shared/domain/format/languages';
import { sidewaysScroll, wordsOutside } from '../support/checks/layout';
import { englishWords } from '../support/crawl/english-words';
import { expectHydrated } from '../support/page-state';
import { wiredPages } from '../support/pages';
import { soundRecords } from '../support/records';
import { expect, test } from '../support/test';
import { openPage } from '../support/tour';

// Every page in accented English that is 40 % longer and from right to left, in place of Arabic. `npm run test:deep` builds the site so
// (PSEUDO_TEXTS) for the tests that are tagged `@pseudo`.

/** Letters that only the pseudo-language has, and what it adds at the end of a text. */
const accented = /[åçéîļñöŕšûýÅÇÉÎĻÑÖŔŠÛÝ~]/;

/** The texts of the records, which have no translation here, the longest first. */
const recorded = textsIn(soundRecords).sort((one, other) => other.length - one.length);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/<[^>]*>/).filter((text) => text.trim() !== '');
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What is left of a text without its gaps and records, where it is no text of the pseudo-language. */
function ownEnglish(text: string): string {
  const own = recorded.reduce((rest, record) => rest.replaceAll(record, ''), text.replace(/\u2068.*?\u2069/g, ''));
  return accented.test(own) ? '' : own;
}

const pages = [
  ...wiredPages.map(({ path }) => path),
  '/compare?project=1&project=2',
  '/filter-property?unit=2BR',
  '/filter-all-property?location=Nowhere',
  '/contact-us/?posted=contact',
  ...['calculator', 'saved', 'sign-in', 'contact', 'filter'].map((name) => `/?dialog=${name}`),
];

for (const path of pages) {
  test(`${path} in a language that nobody speaks has room for it, and no English @pseudo`, async ({
    browser,
    site,
  }) => {
    test.slow();
    const { page, close } = await openPage(browser, site + pathIn('ar', path), { screen: 'narrow', scripts: 'on' });
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectHydrated(page);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await sidewaysScroll(page), `at ${width} px`).toEqual([]);
      expect(await wordsOutside(page), `at ${width} px`).toEqual([]);
    }
    const english = englishWords(await page.content()).filter((words) => /[a-z]{3}/i.test(ownEnglish(words)));
    expect(english).toEqual([]);
    await close();
  });
}
