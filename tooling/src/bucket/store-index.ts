import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteNamePattern, versionPattern } from '@iwan/shared/contracts/release';

/** Everything of a store except the content of its releases: one object of the bucket, so that a publication is atomic. */
export interface StoreIndex {
  /** Pointers, grants and marks: their content, by their path in the folder. */
  readonly files: Readonly<Record<string, string>>;
  /** The prefix of each release's files in the bucket, by its path in the folder, `mfe-blog/0123abc`. */
  readonly releases: Readonly<Record<string, string>>;
}

export const emptyIndex: StoreIndex = { files: {}, releases: {} };

/** Names of temporary files, and of files of this folder only. */
const passing = /^\.(draft|pointer|grants|bucket)\b|\.lock$/;
const segment = /^\.?[\w-][\w.-]{0,199}$/;
const upload = /^[\w-]{1,64}$/;

const isPath = (path: string) => path.split('/').every((part) => segment.test(part)) && path.split('/').length <= 3;
const isReleasePath = (path: string) => {
  const [name = '', version = '', ...rest] = path.split('/');
  return remoteNamePattern.test(name) && versionPattern.test(version) && rest.length === 0;
};

/** Parses an index. Throws a message for anything that `writeIndex` has not written. */
export function parseIndex(content: Uint8Array): StoreIndex {
  try {
    const read: unknown = JSON.parse(Buffer.from(content).toString('utf8'));
    const { files, releases } = read as StoreIndex;
    const isSound =
      Object.entries(files).every(([path, text]) => isPath(path) && typeof text === 'string') &&
      Object.entries(releases).every(([path, where]) => isReleasePath(path) && upload.test(where));
    if (isSound) return { files: { ...files }, releases: { ...releases } };
  } catch {
    // Reported below, as everything that cannot be parsed.
  }
  throw new Error('The index of the bucket is not one that was published: restore an earlier version of it.');
}

export function writeIndex({ files, releases }: StoreIndex): Uint8Array {
  return Buffer.from(JSON.stringify({ files: inOrder(files), releases: inOrder(releases) }));
}

const inOrder = (record: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The index of a folder: its small files with their content, and the paths of its releases. */
export interface FolderContent {
  readonly files: Readonly<Record<string, string>>;
  readonly releases: readonly string[];
}

export async function contentOf(folder: string): Promise<FolderContent> {
  const files: Record<string, string> = {};
  const releases: string[] = [];
  async function walk(path: string): Promise<void> {
    const entries = await readdir(join(folder, path), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const below = path === '' ? entry.name : `${path}/${entry.name}`;
      if (passing.test(entry.name)) continue;
      if (entry.isDirectory()) {
        if (path !== '' && isReleasePath(below)) releases.push(below);
        else await walk(below);
      } else if (isPath(below)) {
        files[below] = await readFile(join(folder, below), 'utf8');
      }
    }
  }
  await walk('');
  return { files, releases: releases.sort() };
}
