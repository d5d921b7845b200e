import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shellName } from '@iwan/shared/contracts/shell-release';
import { browserStep } from '../test/browser-step';
import type { Tally } from '../test/step';
import { remoteNames, repositoryRoot } from '../workspace';
import { copyEarlierReleases, copyRelease, pointedVersions, releaseAll } from './earlier-releases';

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

/**
 * Checks an earlier commit out into a folder of its own, with its packages, passes that to `use`, and removes it. Rejects with
 * a message where the commit or its packages are unavailable.
 */
async function withEarlierCheckout<Result>(commit: string, use: (root: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'iwan-earlier-'));
  const root = join(folder, 'iwan');
  try {
    git(['worktree', 'add', '--detach', root, commit], `The commit ${commit} cannot be checked out.`);
    await installPackages(root);
    return await use(root);
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', root], { cwd: repositoryRoot });
    await rm(folder, { recursive: true, force: true });
  }
}

function git(args: readonly string[], failure: string): void {
  const { status, stderr } = spawnSync('git', [...args], { cwd: repositoryRoot, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${failure} ${stderr.trim()}`);
}

/** The installed packages are used for a checkout with the same lock file; its own workspaces are linked by relative links. */
async function installPackages(root: string): Promise<void> {
  const [here, there] = await Promise.all(
    [repositoryRoot, root].map((each) => readFile(join(each, 'package-lock.json'), 'utf8')),
  );
  if (here === there) {
    const { workspaces } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
    for (const folder of ['.', ...workspaces]) await copyPackages(join(repositoryRoot, folder), join(root, folder));
    return;
  }
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('The packages of the earlier commit could not be installed: see the lines above.');
}

/** A workspace has packages of its own where others need another version of them. */
async function copyPackages(from: string, to: string): Promise<void> {
  const packages = join(from, 'node_modules');
  if (!existsSync(packages)) return;
  await cp(packages, join(to, 'node_modules'), { recursive: true, verbatimSymlinks: true });
}

/** A store of the current releases, and one of the previous ones. */
interface Stores {
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
async function runMatrix(stores: Stores, folder: string): Promise<readonly Cell[]> {
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
