import { createHash } from 'node:crypto';
import { lstat, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { TrustedStore } from '@iwan/shared/contracts/trusted-store';
import { z } from 'zod';

const shape = z.object({ files: z.record(z.string(), z.object({ sha384: z.string() })) });

type Report = (problem: unknown) => void;

interface Looking {
  /** The owner of the release. */
  readonly of: string;
  readonly known: PublishedFiles | undefined;
  readonly report: Report;
  readonly trust: TrustedStore;
}

/** The result of a verification, valid as long as the file has the same inode, size and time. */
interface Finding {
  readonly identity: string;
  readonly isAsPublished: boolean;
}

/** The files of one release in a store: each is served only as its `release.json` lists it. */
export class PublishedFiles {
  readonly folder: string;
  /** Of its `release.json`: a repaired release is another one. */
  readonly identity: string;
  readonly #listed: Readonly<Record<string, { readonly sha384: string }>>;
  readonly #report: Report;
  readonly #findings = new Map<string, Finding>();

  private constructor(folder: string, identity: string, { files }: z.infer<typeof shape>, report: Report) {
    this.folder = folder;
    this.identity = identity;
    this.#listed = files;
    this.#report = report;
  }

  /**
   * The release in a folder: `known` where it has not changed, null where there is none, or it is not trusted. Never rejects.
   */
  static async in(folder: string, { of, known, report, trust }: Looking): Promise<PublishedFiles | null> {
    const file = join(folder, 'release.json');
    try {
      const identity = identityOf(await stat(file));
      if (known?.folder === folder && known.identity === identity) return known;
      const description: unknown = JSON.parse(await readFile(file, 'utf8'));
      if (trust.issueOf(description, { kind: 'release', remote: of }) !== null) return null;
      return new PublishedFiles(folder, identity, shape.parse(description), report);
    } catch {
      return null;
    }
  }

  /** Whether a file is listed, by its path in the release: `browser/main.1.js`. */
  lists(path: string): boolean {
    return Object.hasOwn(this.#listed, path);
  }

  /**
   * Whether a listed file may be served: it and its compressed copies are unchanged since publication. Reports each defect
   * once. Never rejects.
   */
  async isServable(path: string): Promise<boolean> {
    for (const copy of [`${path}.br`, `${path}.gz`]) if ((await this.#find(copy)) === false) return false;
    return (await this.#find(path)) === true;
  }

  /** `null` where there is no such file, as after it was deleted from the store. */
  async #find(path: string): Promise<boolean | null> {
    const file = join(this.folder, path);
    try {
      const found = await lstat(file);
      const identity = identityOf(found);
      const known = this.#findings.get(path);
      if (known?.identity === identity) return known.isAsPublished;
      const error = found.isFile() ? await this.#issueOf(path, file) : 'is no file of the release itself';
      if (error !== null) this.#report(new Error(`${file} ${error}.`));
      this.#findings.set(path, { identity, isAsPublished: error === null });
      return error === null;
    } catch {
      return null;
    }
  }

  async #issueOf(path: string, file: string): Promise<string | null> {
    const published = this.lists(path) ? this.#listed[path] : undefined;
    if (!published) return 'is not listed in its release';
    // A folder may be a symbolic link too, which could lead anywhere on this machine.
    if ((await realpath(dirname(file))) !== join(await realpath(this.folder), dirname(path))) {
      return 'is no file of the release itself';
    }
    const digest = createHash('sha384')
      .update(await readFile(file))
      .digest('base64');
    return digest === published.sha384 ? null : 'is not what was published';
  }
}

function identityOf({ ino, size, mtimeMs }: Awaited<ReturnType<typeof stat>>): string {
  return `${ino}:${size}:${mtimeMs}`;
}
