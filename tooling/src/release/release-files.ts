import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import type { ReleaseFile } from '@iwan/shared/contracts/release';
import { buildReports } from '../build/compress-files';

/** The longest path in bytes: a key of a bucket has 1024, of which the store uses some. */
const longestPath = 800;

/**
 * The files of a build that are part of its release, by their paths below `dist`: `browser/main.1.js`. Rejects with a message
 * for a link, which may point anywhere on the machine that serves the release, and for a name that not every store supports.
 */
export async function describeFiles(dist: string): Promise<Record<string, ReleaseFile>> {
  const files: Record<string, ReleaseFile> = {};
  for (const folder of ['browser', 'server']) {
    for (const file of await filesBelow(join(dist, folder))) {
      if (buildReports.includes(basename(file))) continue;
      const path = relative(dist, file).split(sep).join('/');
      const error = pathError(path);
      if (error !== null) throw new Error(`${JSON.stringify(path)} ${error}: rename it and build again.`);
      const content = await readFile(file);
      const forBrowsers = /^browser\/.*\.(js|css)$/.test(path) ? { sha256: digest('sha256', content) } : {};
      files[path] = { ...describe(content), ...forBrowsers };
    }
  }
  return files;
}

/** The first listed file of a release that is missing or differs from its publication; `null` without one. */
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

/** Why a file name is not allowed in a release, as the end of a message about it; `null` where it is. */
export function pathError(path: string): string | null {
  if (/\p{Cc}/u.test(path)) return 'has a control character in its name';
  // Node's replacement in a name that is not UTF-8: the file cannot be opened by it.
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

/** `null` where the file does not exist, or is not JSON. */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}
