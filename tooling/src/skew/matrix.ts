import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { shellName } from '@iwan/shared/contracts/shell-release';
import { browserStep } from '../test/browser-step';
import type { Tally } from '../test/step';
import { remoteNames } from '../workspace';
import { copyRelease, pointedVersions } from './earlier-releases';

/** A store of the current releases, and one of the previous ones. */
export interface Stores {
  readonly N: string;
  readonly 'N-1': string;
}

type Age = keyof Stores;
const ages: readonly Age[] = ['N', 'N-1'];

/** The result of the journeys on one shell with one set of remotes. */
export interface Cell {
  readonly shell: Age;
  readonly remotes: Age;
  readonly tally: Tally;
}

/** Runs the required journeys on each shell with each set of remotes. */
export async function runMatrix(stores: Stores, folder: string): Promise<readonly Cell[]> {
  const cells: Cell[] = [];
  for (const shell of ages) {
    for (const remotes of ages) {
      console.log(`\n── Shell ${shell} with remotes ${remotes}`);
      const store = join(folder, `shell-${shell}-remotes-${remotes}`);
      await mkdir(store, { recursive: true });
      await copyAll(stores[shell], store, [shellName]);
      await copyAll(stores[remotes], store, remoteNames);
      process.env.IWAN_STORE = store;
      cells.push({ shell, remotes, tally: await browserStep('@skew') });
      await rm(store, { recursive: true, force: true });
    }
  }
  return cells;
}

async function copyAll(from: string, to: string, names: readonly string[]): Promise<void> {
  const versions = await pointedVersions(from);
  for (const name of names) await copyRelease(join(from, name), join(to, name), versions[name] ?? '');
}

/** The matrix as lines of text: a row for each shell, a column for each set of remotes. */
export function matrixText(cells: readonly Cell[]): string {
  const word = (shell: Age, remotes: Age) => {
    const tally = cells.find((cell) => cell.shell === shell && cell.remotes === remotes)?.tally;
    if (tally === undefined) return 'not run';
    return tally.failed === 0 ? `${tally.passed} passed` : `${tally.failed} FAILED, ${tally.passed} passed`;
  };
  const rows = [
    ['', ...ages.map((remotes) => `remotes ${remotes}`)],
    ...ages.map((shell) => [`shell ${shell}`, ...ages.map((remotes) => word(shell, remotes))]),
  ];
  const width = Math.max(...rows.flat().map(({ length }) => length));
  return rows
    .map((row) =>
      row
        .map((cell) => cell.padEnd(width))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
