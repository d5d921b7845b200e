import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { grantsFile, type StoredGrants } from '@iwan/shared/contracts/release';
import { type Signed, signatureKey } from '@iwan/shared/contracts/signatures';
import { type TrustedStore, trustingStore } from '@iwan/shared/contracts/trusted-store';
import { z } from 'zod';
import { type Grants, grantsWith, nameIssue } from '../../src/composition/grants';

/** The kind of file for its signature. */
export const signedGrants: Signed = { kind: 'grants', remote: null };

const grant = z.object({ prefixes: z.array(z.string().max(200)).max(50) });
const everything = z.record(z.string().regex(/^[\w-]+$/), grant);

/**
 * The grants of a store, checked on every request: a new one applies at once. An unreadable file changes nothing and is
 * reported once: an unreachable store revokes nothing.
 */
export class GrantReader {
  readonly #store: string;
  readonly #report: (problem: unknown) => void;
  readonly #trust: TrustedStore;
  #seen: string | null = null;
  #reported: string | null = null;
  #grants = grantsWith({});

  constructor(store: string, report: (problem: unknown) => void, trust = trustingStore) {
    this.#store = store;
    this.#report = report;
    this.#trust = trust;
  }

  /** The shell's own grants and the store's. The same object until something changes. Never throws. */
  get current(): Grants {
    try {
      const identity = this.#identity();
      if (identity !== this.#seen) this.#read(identity);
      this.#reported = null;
    } catch (error) {
      this.#tell(
        new Error(`The release store ${this.#store} cannot be read; what it has granted stays.`, { cause: error }),
      );
    }
    return this.#grants;
  }

  /** Of the file of grants; `null` where the store has none. Throws where that cannot be determined. */
  #identity(): string | null {
    const found = statSync(join(this.#store, grantsFile), { throwIfNoEntry: false });
    if (found) return `${found.ino}:${found.mtimeMs}`;
    // A mount point is empty while the volume is not mounted.
    if (this.#seen !== null && readdirSync(this.#store).length === 0) throw new Error('It is empty.');
    statSync(this.#store);
    return null;
  }

  #read(identity: string | null): void {
    if (identity === null) {
      if (this.#seen !== null) this.#report(new Error(`${grantsFile} is gone: what it has granted is taken back.`));
      this.#grants = grantsWith({});
    } else {
      try {
        const { grants, problems } = soundGrants(join(this.#store, grantsFile), this.#trust);
        for (const error of problems) this.#report(new Error(error));
        this.#grants = grantsWith(grants);
      } catch (error) {
        this.#report(new Error(`The grants in ${join(this.#store, grantsFile)} cannot be used.`, { cause: error }));
      }
    }
    this.#seen = identity;
  }

  #tell(error: Error): void {
    if (this.#reported === error.message) return;
    this.#reported = error.message;
    this.#report(error);
  }
}

/** Throws for a file that `npm run grant` has not written. */
export function readGrants(file: string): StoredGrants {
  const { [signatureKey]: _, ...grants } = listedGrants(file);
  return everything.parse(grants);
}

function listedGrants(file: string): Readonly<Record<string, unknown>> {
  return z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The valid grants of a file, and a sentence for each invalid one. Throws where it is not a list of grants, or not trusted. */
export function soundGrants(
  file: string,
  trust = trustingStore,
): { readonly grants: StoredGrants; readonly problems: readonly string[] } {
  const content = listedGrants(file);
  const distrusted = trust.errorOfNewest(content, signedGrants);
  if (distrusted !== null) throw new Error(`It ${distrusted}.`);
  const { [signatureKey]: _, ...listed } = content;
  const errors: string[] = [];
  const sound = Object.entries(listed).flatMap(([remote, written]) => {
    const { data } = grant.safeParse(written);
    const error = nameIssue(remote) ?? (data ? null : `What is granted to ${remote} is no list of prefixes.`);
    if (error !== null) errors.push(`A grant in ${file} is left out: ${error}`);
    return data && error === null ? [[remote, data] as const] : [];
  });
  return { grants: Object.fromEntries(sound), problems: errors };
}
