import { readdir, readFile } from 'node:fs/promises';
import { inWorkspace, remoteNames } from '@iwan/tooling/workspace';
import { type Browser, expect, test } from '@playwright/test';
import pLimit from 'p-limit';
import { budgetOf, readBudgets } from '../../weight/budgets';
import { demoProjects, withOwnSite } from '../../weight/own-site';
import { findPages, type PageName, pageNames } from '../../weight/pages';
import { passedBudgets } from '../../weight/passed-budgets';
import { readBuiltScripts, readChunkPackages } from '../../weight/script-packages';
import { weighPage } from '../../weight/weigh-page';
import { browserOptions } from '../support/browser-options';

// Weighed in the full browser that visitors have: a headless shell loads lazy pictures at a larger distance.
test.use({ launchOptions: browserOptions([], 'browser') });

/** With more pages at once, slow files would be requested a second time. */
const pagesAtOnce = pLimit(4);

/** The heaviest page of the shell and of each remote: code that all pages load makes these heavier. */
const heaviest: readonly PageName[] = ['home', 'map', 'developer', 'article', 'career', 'arabicHome'];

test('the heaviest page of each team keeps its budget @ci', { tag: '@slow' }, async ({ browser }) => {
  test.slow();
  expect(await findPassedBudgets(browser, heaviest), 'what is beyond shell/budgets.json').toEqual([]);
});

test('every page keeps its budget @deep', async ({ browser }) => {
  test.setTimeout(120_000);
  expect(await findPassedBudgets(browser, pageNames), 'what is beyond shell/budgets.json').toEqual([]);
});

/**
 * Weighs pages on a site with our own backend, each without an interaction. Returns a sentence for each exceeded
 * budget.
 */
async function findPassedBudgets(browser: Browser, names: readonly PageName[]): Promise<readonly string[]> {
  const [budgets, built] = await Promise.all([readBudgets(), readBuiltScripts()]);
  return withOwnSite(demoProjects, async ({ origin }) => {
    const paths = await findPages(origin);
    // Rendered once before: a part that a newly started site does not render in time loads further code.
    for (const page of names) await (await fetch(origin + paths[page])).text();
    const sentences = names.map((page) =>
      pagesAtOnce(async () => {
        const weight = await weighPage(browser, origin + paths[page], built);
        // `null`: the site does not have the page yet.
        return weight === null ? [] : passedBudgets(page, weight, budgetOf(budgets, page));
      }),
    );
    return (await Promise.all(sentences)).flat();
  });
}

test('the build reports list the scripts of the default language, byte for byte, and are not part of them @ci', async () => {
  for (const workspace of ['shell', ...remoteNames]) {
    const folder = inWorkspace(workspace, 'dist', 'browser');
    const scripts = (await readdir(folder)).filter((name) => /\.js(\.map)?$/.test(name));
    const sizes = await Promise.all(
      scripts.map(async (name) => {
        const code = await readFile(`${folder}/${name}`);
        expect(code.includes('sourceMappingURL'), `${name} names a source map`).toBe(false);
        return [name, code.byteLength];
      }),
    );
    const report = await readChunkPackages(inWorkspace(workspace, 'dist'));
    const counted = Object.entries(report).map(([name, modules]) => [
      name,
      Object.values(modules).reduce((sum, bytes) => sum + bytes, 0),
    ]);
    expect(counted.length).toBeGreaterThan(5);
    // Without a source map, everything in a file would count as the bundler's. The file of the fonts has no code.
    const unnamed = Object.entries(report).filter(([, modules]) => Object.keys(modules).length === 1);
    expect(unnamed.map(([name]) => name.split('.')[0]).filter((name) => name !== 'fonts')).toEqual([]);
    // The scripts of further languages have no report.
    expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(sizes.filter(([name = '']) => name in report)));
  }
});
