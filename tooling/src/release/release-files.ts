import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import type { ReleaseFile } from '@iwan/shared/contracts/release';
import { buildReports } from '../build/build-reports';

/**
 * Every file of a build that is part of its release, by its path below `dist`: `browser/main.1.js`. Rejects with a sentence
 * for a link, which may lead anywhere on the machine that serves the release.
 */
export async function describeFiles(dist: string): Promise<Record<string, ReleaseFile>> {
  const files: Record<string, ReleaseFile> = {};
  for (const folder of ['browser', 'server']) {
    for (const file of await filesBelow(join(dist, folder))) {
      if (buildReports.includes(basename(file))) continue;
      const path = relative(dist, file).split(sep).join('/');
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
