import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { federationManifest } from '@iwan/shared/contracts/release';
import { shellName } from '@iwan/shared/contracts/shell-release';
import { type TrustedStore, trustingStore } from '@iwan/shared/contracts/trusted-store';
import { PublishedFiles } from '../published-files/published-files';
import { type Audience, isFor } from '../published-files/remote-files';

/** The interval at which the store is checked for new releases, in milliseconds: any address may be requested. */
const lookEvery = 1000;

/**
 * The browser files of every release of the shell in the store, so that an open tab can load the files of the shell that has
 * rendered it. File names contain the hash of the content: the same name is the same file in every release. Only the manifest
 * has a fixed name, and is that of the running release. A changed file is not served.
 */
export class ShellFiles {
  readonly #own: string;
  readonly #home: string;
  readonly #report: (problem: unknown) => void;
  readonly #trust: TrustedStore;
  readonly #audience: Audience;
  #releases: readonly PublishedFiles[] = [];
  #looking: Promise<void> | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;

  /** `own` is the folder of the running release, `home` the one of all releases; neither has to exist. */
  constructor(
    own: string,
    home: string,
    report: (problem: unknown) => void,
    trust = trustingStore,
    audience: Audience = 'site',
  ) {
    this.#trust = trust;
    this.#audience = audience;
    this.#own = own;
    this.#home = home;
    this.#report = report;
  }

  /** The folder of a file, by its name below `/shell/`; null where no release has it. Never rejects. */
  async folderOf(name: string): Promise<string | null> {
    if (!isFor(this.#audience, `browser/${name}`)) return null;
    const found = await this.#find(name);
    if (found !== null || (this.#looking === null && performance.now() - this.#lookedAt < lookEvery)) return found;
    // Concurrent requests share one check.
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    await this.#looking;
    return this.#find(name);
  }

  async #find(name: string): Promise<string | null> {
    const path = `browser/${name}`;
    for (const release of this.#releases) {
      if (name === federationManifest && release.folder !== this.#own) continue;
      if (release.lists(path) && (await release.isServable(path))) return join(release.folder, 'browser');
    }
    return null;
  }

  async #look(): Promise<void> {
    this.#lookedAt = performance.now();
    const known = new Map(this.#releases.map((release) => [release.folder, release]));
    const versions = (await readdir(this.#home).catch((): string[] => [])).filter((name) => !name.startsWith('.'));
    const folders = new Set([this.#own, ...versions.map((version) => join(this.#home, version))]);
    const releases = await Promise.all(
      [...folders].map((folder) =>
        PublishedFiles.in(folder, {
          of: shellName,
          known: known.get(folder),
          report: this.#report,
          trust: this.#trust,
        }),
      ),
    );
    this.#releases = releases.filter((release) => release !== null);
  }
}
