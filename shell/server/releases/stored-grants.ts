import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { grantsFile, type StoredGrants } from '@iwan/shared/contracts/release';
import { z } from 'zod';
import { type Grants, grantsWith } from '../../src/composition/grants';

const shape = z.record(z.string().regex(/^[\w-]+$/), z.object({ prefixes: z.array(z.string().max(200)).max(50) }));

/** The grants of a store, looked at on every request: a new one counts at once. One that cannot be read changes nothing. */
export class GrantReader {
  readonly #file: string;
  readonly #report: (problem: unknown) => void;
  #seen: string | null = null;
  #grants = grantsWith({});

  constructor(store: string, report: (problem: unknown) => void) {
    this.#file = join(store, grantsFile);
    this.#report = report;
  }

  /** The shell's own grants and the store's. The same object until something changes. */
  get current(): Grants {
    const identity = this.#identity();
    if (identity !== this.#seen) {
      this.#seen = identity;
      try {
        this.#grants = grantsWith(identity === null ? {} : readGrants(this.#file));
      } catch (problem) {
        this.#report(new Error(`The grants in ${this.#file} cannot be read.`, { cause: problem }));
      }
    }
    return this.#grants;
  }

  #identity(): string | null {
    const found = statSync(this.#file, { throwIfNoEntry: false });
    return found ? `${found.ino}:${found.mtimeMs}` : null;
  }
}

/** Throws for a file that is not what `npm run grant` writes. */
export function readGrants(file: string): StoredGrants {
  return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
}
