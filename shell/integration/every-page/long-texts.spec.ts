import { cutLine } from '@iwan/shared/domain/record/cut-line';
import { paths } from '@iwan/shared/paths/paths';
import type { PlainRecords } from '@iwan/shared/testing/plain-records';
import { sidewaysScroll } from '../support/checks/layout';
import { deepTag } from '../support/deep-tag';
import { endlessProject } from '../support/endless-names';
import { soundRecords } from '../support/records';
import { expect, test } from '../support/test';

const word = 'x'.repeat(300);

/** Replaces every text of every record by a word of 300 letters. */
const widened: PlainRecords = {
  projects: [endlessProject, ...(soundRecords.projects as Record<string, unknown>[])].map((project, index) => ({
    ...endlessProject,
    ...project,
    ...(index === 0 || index > 2
      ? {}
      : {
          name: `${word}${index}`,
          status: word,
          location: word,
          cat: word,
          sub_cat: word,
          unit: word,
          area: word,
          type: `Fresh Finds, Trending, ${word}`,
          description: `<h2>${word}</h2><p>${word}</p><ul><li>${word}</li></ul><table><tr><td>${word}</td></tr></table>`,
          amenities: word,
          near_by_location: `1. ${word} - ${word}`,
          permit_number: word,
          starting_price: `AED ${'9'.repeat(14)}`,
          developer: { name: word, logo: null },
          agent: { name: word, phone: '971500000001', designation: word },
        }),
  })),
  developers: [
    {
      ...(soundRecords.developers[0] as object),
      ...Object.fromEntries(['name', 'location', 'heading', 'sub_heading'].map((field) => [field, word])),
      ...Object.fromEntries(['buildings', 'exp', 'estb', 'emp', 'hq', 'pointers'].map((field) => [field, word])),
      ...Object.fromEntries(['f_heading', 'f_sub_heading', 'v_heading', 'v_sub_heading'].map((field) => [field, word])),
      logo: null,
    },
    ...(soundRecords.developers as object[]),
  ],
  agents: (soundRecords.agents as object[]).map((agent) => ({
    ...agent,
    name: word,
    designation: word,
    language: word,
  })),
  team: [{ id: 1, name: word, designation: word, linkedin: 'https://www.linkedin.com/in/a', type: 'Leader' }],
  blogs: [{ ...(soundRecords.blogs?.[0] as object), heading: word, title: word, description: `<p>${word}</p>` }],
};

/** The contents of the basket, so that its bar is on each page. */
const chosen = [endlessProject, ...(soundRecords.projects as object[]).slice(0, 2)];

const pages = [
  '/',
  '/properties/',
  // In the form of its card's link.
  paths.project({ name: cutLine(`${word}1`), developer: { name: word } }),
  paths.project(endlessProject),
  '/filter-property',
  `/filter-all-property?location=${word.slice(0, 190)}&property=${word.slice(0, 190)}`,
  '/map/',
  '/map/?view=fit',
  '/compare?project=90&project=1&project=2',
  '/developers/',
  paths.developerListed(word),
  paths.agent(word),
  paths.agents(),
  paths.ourTeam(),
  paths.videoGallery(),
  '/blog',
];

/** An address shortened for a title. */
const shortened = (path: string) => path.replaceAll(/x{9,}/g, '…');

/** The pages with cards, tables and plates side by side. */
const inEveryRun = ['/compare?project=90&project=1&project=2'];

for (const path of pages) {
  test(`words of 72 and of 300 letters cause no overflow: ${shortened(path)}${deepTag(!inEveryRun.includes(path))}`, async ({
    page,
    backend,
  }) => {
    backend.setRecords(widened);
    await page.addInitScript((list) => localStorage.setItem('compareList', JSON.stringify(list)), chosen);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await expect(page.locator('#root[data-hydrated]')).toBeAttached();
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page), `at ${width} px`).toEqual([]);
    }
  });
}

test('a name of 100 KB leaves Home as tall as a name that fits', { tag: '@deep' }, async ({ page, backend }) => {
  await page.goto('/');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  const [first, ...others] = soundRecords.projects as object[];
  backend.setRecords({ ...soundRecords, projects: [{ ...first, name: 'A house '.repeat(12_800) }, ...others] });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 3, name: /^A house A house/ }).first()).toBeAttached();
  expect(await height()).toBeLessThan(before + 600);
});

test('icons are small also without a stylesheet', async ({ page, guard }) => {
  guard.expectConsole(/ERR_FAILED/, /Loading css chunk/);
  await page.route(/\.css(\?|$)/, (route) => route.abort());
  await page.route('**/filter-property', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/<style.*?<\/style>/gs, '') });
  });
  await page.goto('/filter-property', { waitUntil: 'domcontentloaded' });
  const large = await page.locator('svg').evaluateAll((icons) =>
    icons.flatMap((icon) => {
      const { width, height } = icon.getBoundingClientRect();
      return Math.max(width, height) > 60 ? [`${width}x${height} ${icon.outerHTML.slice(0, 100)}`] : [];
    }),
  );
  expect(large).toEqual([]);
  const unsized = await page.locator('svg:not([width]), svg:not([height])').count();
  expect(unsized).toBe(0);
});
