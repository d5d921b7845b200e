import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inWorkspace, repositoryRoot } from '../workspace';

/** What no build reads: outputs, tests and measurements, what is read when the program runs, and what people read. */
const unread = new Set([
  'node_modules',
  'dist',
  '.tsc',
  '.dev',
  'integration',
  'bench',
  'budgets.json',
  'seed',
  'migrations',
  'README.md',
]);

/**
 * The fingerprint of everything that a workspace's build reads: its own sources, `shared`, the factories and the lock
 * file. Two builds of one fingerprint are the same, so the second need not run.
 */
export async function inputFingerprint(workspace: string): Promise<string> {
  const folders = [inWorkspace(workspace), inWorkspace('shared'), inWorkspace('tooling', 'src', 'build')];
  const files = [join(repositoryRoot, 'package-lock.json'), inWorkspace('tooling', 'src', 'sharing.ts')];
  return fingerprintOf(repositoryRoot, folders, files);
}

/** The fingerprint of single files and of all files below folders, what no build reads left out; names count below `root`. */
export async function fingerprintOf(
  root: string,
  folders: readonly string[],
  files: readonly string[],
): Promise<string> {
  const inputs = [...(await Promise.all(folders.map(listFiles))).flat().sort(), ...files];
  const hash = createHash('sha256');
  for (const file of inputs) {
    const content = await readFile(file);
    // With its length, so that what ends one file cannot begin the next.
    hash.update(`${file.slice(root.length)}\0${content.byteLength}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Whether the workspace's `dist` was built from these very inputs. */
export async function isBuilt(workspace: string, fingerprint: string): Promise<boolean> {
  const stamp = stampFile(workspace);
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === fingerprint;
}

/** Remembers that `dist` is whole. Called last, so that an interrupted build is built again. */
export async function markBuilt(workspace: string, fingerprint: string): Promise<void> {
  await mkdir(dirname(stampFile(workspace)), { recursive: true });
  await writeFile(stampFile(workspace), fingerprint);
}

/** The fingerprint that the workspace's `dist` was built from. Rejects where it was not built. */
export function builtFrom(workspace: string): Promise<string> {
  return readFile(stampFile(workspace), 'utf8');
}

function stampFile(workspace: string): string {
  return inWorkspace(workspace, 'dist', '.built-from');
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .filter((entry) => !unread.has(entry.name))
      .map((entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? listFiles(path) : /\.test\.tsx?$/.test(entry.name) ? [] : [path];
      }),
  );
  return nested.flat();
}
