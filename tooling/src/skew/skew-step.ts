import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tally } from '../test/step';
import { repositoryRoot } from '../workspace';
import { withEarlierCheckout } from './earlier-checkout';
import { copyEarlierReleases, pointedVersions, releaseAll } from './earlier-releases';
import { matrixText, runMatrix } from './matrix';

interface Options {
  /** The store whose previous releases are N-1, where it has one of each application. */
  readonly store: string;
  /** The commit from which they are built otherwise. */
  readonly commit: string;
}

/**
 * Builds and releases the current sources (N) and the previous releases (N-1), runs the same journeys on each shell with each
 * set of remotes, and prints the matrix. Rejects with a message where there is nothing to compare with.
 */
export async function skewStep({ store, commit }: Options): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'iwan-skew-'));
  try {
    const stores = { N: join(folder, 'now'), 'N-1': join(folder, 'earlier') };
    for (const each of Object.values(stores)) await mkdir(each);
    releaseAll(repositoryRoot, stores.N);
    const missing = await copyEarlierReleases(store, stores['N-1'], await pointedVersions(stores.N));
    if (missing.length > 0) {
      console.log(`${store} has no earlier release of ${missing.join(', ')}: N-1 is built from ${commit}.`);
      await rm(stores['N-1'], { recursive: true });
      await mkdir(stores['N-1']);
      await withEarlierCheckout(commit, async (root) => releaseAll(root, stores['N-1']));
    }
    const cells = await runMatrix(stores, folder);
    console.log(`\n${matrixText(cells)}\n`);
    return {
      passed: cells.reduce((sum, { tally }) => sum + tally.passed, 0),
      failed: cells.reduce((sum, { tally }) => sum + tally.failed, 0),
      troubles: cells.flatMap(({ shell, remotes, tally }) =>
        tally.troubles.map((trouble) => `${trouble} (shell ${shell}, remotes ${remotes})`),
      ),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
