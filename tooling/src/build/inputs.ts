import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasPseudoTexts } from '../texts/text-files';
import { inWorkspace, repositoryRoot } from '../workspace';

/** Not an input of any build: outputs, tests and measurements, files read at run time, and documents. */
const unread = new Set([
  'node_modules',
  'dist',
  '.tsc',
  '.dev',
  'integration',
  'weight',
  'budgets.json',
  'seed',
  'migrations',
  'README.md',
]);

/**
 * The fingerprint of all inputs of a workspace's build: its own sources, `shared`, the factories and the lock file. Two builds
 * of one fingerprint are the same, so the second need not run.
 */
export async function inputFingerprint(workspace: string): Promise<string> {
  const { folders, files } = inputsOf(workspace);
  const fingerprint = await fingerprintOf(repositoryRoot, folders, files);
  return hasPseudoTexts() ? `${fingerprint}-pseudo` : fingerprint;
}

/** What a workspace's build is made from. */
export function inputsOf(workspace: string): {
  readonly folders: readonly string[];
  readonly files: readonly string[];
} {
  return {
    folders: [
      inWorkspace(workspace),
      inWorkspace('shared'),
      inWorkspace('tooling', 'src', 'build'),
      inWorkspace('tooling', 'src', 'texts'),
    ],
    files: [join(repositoryRoot, 'package-lock.json'), inWorkspace('tooling', 'src', 'sharing.ts')],
  };
}

/** The fingerprint of files and of all files below folders, without those that are no input; names are relative to `root`. */
export async function fingerprintOf(
  root: string,
  folders: readonly string[],
  files: readonly string[],
): Promise<string> {
  const inputs = [...(await Promise.all(folders.map(listFiles))).flat().sort(), ...files];
  const hash = createHash('sha256');
  for (const file of inputs) {
    const content = await readFile(file);
    // With its length, so that the end of one file cannot be the start of the next.
    hash.update(`${file.slice(root.length)}\0${content.byteLength}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Whether the workspace's `dist` was built from the current inputs. */
export async function isBuilt(workspace: string, fingerprint: string): Promise<boolean> {
  const stamp = stampFile(workspace);
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === fingerprint;
}

/** Records that `dist` is about to change: what is interrupted then is no build of any inputs. */
export function markUnbuilt(workspace: string): Promise<void> {
  return rm(stampFile(workspace), { force: true });
}

/** Records that `dist` is complete. Called last, so that an interrupted build is built again. */
export async function markBuilt(workspace: string, fingerprint: string): Promise<void> {
  await mkdir(dirname(stampFile(workspace)), { recursive: true });
  await writeFile(stampFile(workspace), fingerprint);
}

/** The fingerprint from which the workspace's `dist` was built. Rejects where it was not built. */
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
