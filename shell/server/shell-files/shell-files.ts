import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseFile } from '@iwan/shared/contracts/release';
import { releasedShell } from './released-shell';

/** How often the store is looked at for releases that were not there, in milliseconds: any address may be asked for. */
const lookEvery = 1000;

interface Released {
  readonly folder: string;
  readonly files: Readonly<Record<string, ReleaseFile>>;
  /** Each file that was found to be as published, with what it was by its size and time. */
  readonly verified: Map<string, string>;
}

/**
 * The browser files of every release of the shell that is in the store, so that a tab goes on with the files of the shell
 * that has rendered it, whichever runs now. The names carry the hash of the content: one name is one file, in whichever
 * release. What is not as it was published is not served.
 */
export class ShellFiles {
  readonly #own: string;
  readonly #home: string;
  readonly #report: (problem: unknown) => void;
  #releases: readonly Released[] = [];
  #looking: Promise<void> | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;

  /** `own` is the folder of the release that runs, `home` the one of all of them; neither need be there. */
  constructor(own: string, home: string, report: (problem: unknown) => void) {
    this.#own = own;
    this.#home = home;
    this.#report = report;
  }

  /** The folder to serve a file from, by its name below `/shell/`; null where no release has it. Never rejects. */
  async folderOf(name: string): Promise<string | null> {
    const found = await this.#find(name);
    if (found !== null || (this.#looking === null && performance.now() - this.#lookedAt < lookEvery)) return found;
    // Whoever comes meanwhile waits for the same look.
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    await this.#looking;
    return this.#find(name);
  }

  async #find(name: string): Promise<string | null> {
    const path = `browser/${name}`;
    for (const release of this.#releases) {
      if (!Object.hasOwn(release.files, path)) continue;
      if (await this.#isAsPublished(release, path)) return join(release.folder, 'browser');
    }
    return null;
  }

  async #look(): Promise<void> {
    this.#lookedAt = performance.now();
    const known = new Map(this.#releases.map((release) => [release.folder, release]));
    const versions = (await readdir(this.#home).catch((): string[] => [])).filter((name) => !name.startsWith('.'));
    const folders = new Set([this.#own, ...versions.map((version) => join(this.#home, version))]);
    const releases = await Promise.all([...folders].map((folder) => readReleased(folder, known.get(folder))));
    this.#releases = releases.filter((release) => release !== null);
  }

  /** Its compressed copies too: they are sent in its place. */
  async #isAsPublished(release: Released, path: string): Promise<boolean> {
    for (const copy of [path, `${path}.br`, `${path}.gz`]) {
      const published = release.files[copy];
      if (published && !(await this.#isSame(release, copy, published.sha384))) return false;
    }
    return true;
  }

  async #isSame({ folder, verified }: Released, path: string, sha384: string): Promise<boolean> {
    const file = join(folder, path);
    try {
      const { ino, size, mtimeMs } = await stat(file);
      const identity = `${ino}:${size}:${mtimeMs}`;
      if (verified.get(path) === identity) return true;
      const digest = createHash('sha384')
        .update(await readFile(file))
        .digest('base64');
      if (digest === sha384) verified.set(path, identity);
      else this.#report(new Error(`${file} is not what was published.`));
      return digest === sha384;
    } catch {
      // Swept from the store meanwhile.
      return false;
    }
  }
}

/** A release never changes: one that is known already is read no second time. Null where there is none any more. */
async function readReleased(folder: string, known: Released | undefined): Promise<Released | null> {
  try {
    if (known) return (await stat(folder)) && known;
    return { folder, files: (await releasedShell(folder)).files, verified: new Map() };
  } catch {
    return null;
  }
}
