import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import type { ReleaseFile } from '@iwan/shared/contracts/release';
import { buildReports } from '../build/build-reports';

/** Bytes that a path may have: a key of a bucket has 1024, of which the store takes some. */
const longestPath = 800;

/**
 * Every file of a build that is part of its release, by its path below `dist`: `browser/main.1.js`. Rejects with a sentence
 * for a link, which may lead anywhere on the machine that serves the release, and for a name that not every store can keep.
 */
export async function describeFiles(dist: string): Promise<Record<string, ReleaseFile>> {
  const files: Record<string, ReleaseFile> = {};
  for (const folder of ['browser', 'server']) {
    for (const file of await filesBelow(join(dist, folder))) {
      if (buildReports.includes(basename(file))) continue;
      const path = relative(dist, file).split(sep).join('/');
      const problem = pathProblem(path);
      if (problem !== null) throw new Error(`${JSON.stringify(path)} ${problem}: rename it and build again.`);
      const content = await readFile(file);
      const forBrowsers = /^browser\/.*\.(js|css)$/.test(path) ? { sha256: digest('sha256', content) } : {};
      files[path] = { ...describe(content), ...forBrowsers };
    }
  }
  return files;
}

/** The first file that is missing or not what was published, of those that a release lists; `null` where all are. */
export async function alteredFile(
  folder: string,
  files: Readonly<Record<string, ReleaseFile>>,
): Promise<string | null> {
  for (const [path, { sha384 }] of Object.entries(files)) {
    const content = await readFile(join(folder, path)).catch(() => null);
    if (content === null || describe(content).sha384 !== sha384) return path;
  }
  return null;
}

/** Why a file of a release may not be called so, as the end of a sentence that names it; `null` where it may. */
export function pathProblem(path: string): string | null {
  if (/\p{Cc}/u.test(path)) return 'has a control character in its name';
  // What Node puts where a name is no UTF-8: nobody finds the file by it.
  if (/[\p{Cs}\uFFFD]/u.test(path)) return 'has a name that is not UTF-8';
  if (path.includes('\\')) return 'has a backslash in its name';
  if (Buffer.byteLength(path) > longestPath) return `has a name of more than ${longestPath} bytes`;
  return null;
}

function describe(content: Buffer): ReleaseFile {
  return { bytes: content.byteLength, sha384: digest('sha384', content) };
}

function digest(algorithm: 'sha256' | 'sha384', content: Buffer): string {
  return createHash(algorithm).update(content).digest('base64');
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const link = entries.find((entry) => entry.isSymbolicLink());
  if (link) throw new Error(`${join(link.parentPath, link.name)} is a link; a release holds files alone.`);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
