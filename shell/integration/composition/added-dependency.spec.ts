import { cp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compressFiles } from '@iwan/tooling/build/compress-files';
import { runRspack } from '@iwan/tooling/build/run-rspack';
import { shellBrowser } from '@iwan/tooling/build/shell-builds';
import { publishRelease } from '@iwan/tooling/release/publish-release';
import { packShell } from '@iwan/tooling/release/shell/pack-shell';
import { inWorkspace } from '@iwan/tooling/workspace';
import { budgetOf, readBudgets } from '../../weight/budgets';
import { passedBudgets } from '../../weight/passed-budgets';
import { readBuiltScripts, readChunkPackages } from '../../weight/script-packages';
import { weighPage } from '../../weight/weigh-page';
import { expect, test } from '../support/processes/own-site';
import { withTemporaryFolder } from '../support/processes/temporary-folder';

const { resolve } = createRequire(import.meta.url);

/** Builds the shell with one more npm package in the code that every page loads, and puts it into a store. */
async function publishWith(added: string, store: string, dist: string): Promise<void> {
  await cp(inWorkspace('shell', 'dist', 'server'), join(dist, 'server'), { recursive: true });
  const addition = join(dist, 'addition.mjs');
  await writeFile(addition, `import * as added from ${JSON.stringify(resolve(added))}; globalThis.added = added;`);
  const build = shellBrowser('production');
  await runRspack([
    {
      ...build,
      entry: { main: [addition, './src/main.tsx'] },
      output: { ...build.output, path: join(dist, 'browser') },
    },
  ]);
  // A release of the shell has the office's scripts as well.
  await cp(inWorkspace('shell', 'dist', 'browser', 'office'), join(dist, 'browser', 'office'), { recursive: true });
  await compressFiles(join(dist, 'browser'));
  await publishRelease(store, await packShell({ dist }), dist);
}

test('a package that is added to the scripts of a page exceeds the budget of the page @deep', async ({
  ownSite,
  browser,
}) => {
  test.setTimeout(90_000);
  await withTemporaryFolder(async (dist) => {
    await publishWith('semver', ownSite.store, dist);
    await ownSite.start();
    const built = { ...(await readBuiltScripts()), ...(await readChunkPackages(dist)) };
    const weight = await weighPage(browser, `${ownSite.origin}/filter-property`, built);
    expect(weight && passedBudgets('results', weight, budgetOf(await readBudgets(), 'results'))).toContain(
      'results: semver is part of the code of the page, and its budget does not name it.',
    );
  });
});
