import { cutLine } from '@iwan/shared/domain/record/cut-line';
import { paths } from '@iwan/shared/paths/paths';
import type { PlainRecords } from '@iwan/shared/testing/plain-records';
import { endlessProject } from '../support/endless-names';
import { soundRecords } from '../support/records';
import { expect, test } from '../support/test';

const word = 'x'.repeat(300);

/** Every text of every record a word of 300 letters. */
const widened: PlainRecords = {
  projects: (soundRecords.projects as Record<string, unknown>[]).map((project, index) => ({
    ...endlessProject,
    ...project,
    ...(index > 1
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
  team: soundRecords.team,
  blogs: [{ ...(soundRecords.blogs?.[0] as object), heading: word, title: word, description: `<p>${word}</p>` }],
};

const pages = [
  '/',
  '/properties/',
  // As its card links to it.
  paths.project({ name: cutLine(`${word}0`), developer: { name: word } }),
  '/filter-property',
  `/filter-all-property?location=${word.slice(0, 190)}&property=${word.slice(0, 190)}`,
  '/map/',
  '/map/?view=fit',
  '/compare?project=1&project=2&project=3',
  '/developers/',
  paths.developerListed(word),
  '/blog',
];

for (const width of [390, 1280]) {
  test(`a word of 300 letters widens no page, ${width} px wide`, async ({ page, backend }) => {
    test.slow();
    backend.setRecords(widened);
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await page.goto(path);
      await expect(page.locator('#root[data-hydrated]')).toBeAttached();
      const widest = await page.evaluate(() => {
        const inRow = (element: Element) => element.closest('[data-slide], [data-scrolls]') !== null;
        const wide = [...document.querySelectorAll('main *')].filter(
          (element) => !inRow(element) && element.getBoundingClientRect().right > innerWidth + 1,
        );
        return {
          page: document.documentElement.scrollWidth,
          wide: wide.slice(0, 3).map((one) => one.outerHTML.slice(0, 120)),
        };
      });
      expect(widest.page, `${path.slice(0, 40)} ${JSON.stringify(widest.wide)}`).toBe(width);
    }
  });
}

test('a name of 100 KB leaves Home as tall as a name that fits', async ({ page, backend }) => {
  await page.goto('/');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  const [first, ...others] = soundRecords.projects as object[];
  backend.setRecords({ ...soundRecords, projects: [{ ...first, name: 'A house '.repeat(12_800) }, ...others] });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 3, name: /^A house A house/ }).first()).toBeAttached();
  expect(await height()).toBeLessThan(before + 600);
});

test('icons are small also where no stylesheet arrives', async ({ page, guard }) => {
  guard.expectConsole(/ERR_FAILED/, /Loading css chunk/);
  await page.route(/\.css(\?|$)/, (route) => route.abort());
  await page.route('**/filter-property', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/<style.*?<\/style>/gs, '') });
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
