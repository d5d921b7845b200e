import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ReleaseKey, type Signed, signatureOf, signatureProblem } from './signatures';

/** The file of the data folder that has the serials; the shell and what starts it share it. */
const serialsFile = 'accepted-serials.json';

type Serials = Readonly<Record<string, number>>;

/**
 * Whom a reader of a release store believes. Without keys everybody who can write it; with keys those who have signed, and of the
 * files that are replaced (pointers, grants) none that is older than one that was read already: on this machine, and also
 * after a restart.
 */
export class TrustedStore {
  readonly keys: readonly ReleaseKey[];
  readonly #file: string;
  #serials: Serials = {};

  /** `dataDir`: where the serials are kept; nothing is written there without keys. */
  constructor(keys: readonly ReleaseKey[], dataDir: string) {
    this.keys = keys;
    this.#file = join(dataDir, serialsFile);
  }

  /** Why a file that is never replaced cannot be trusted, as the end of a sentence; `null` where it can. */
  problemOf(content: unknown, what: Signed): string | null {
    return this.keys.length === 0 ? null : signatureProblem(content, what, this.keys);
  }

  /** The same of a file that is replaced, which from now on has no older one. Throws where the serial cannot be kept. */
  problemOfNewest(content: unknown, what: Signed): string | null {
    const problem = this.problemOf(content, what);
    if (problem !== null || this.keys.length === 0) return problem;
    const subject = `${what.kind} ${what.remote ?? '-'}`;
    const serial = signatureOf(content)?.serial ?? 0;
    const known = Math.max(this.#serials[subject] ?? 0, this.#kept()[subject] ?? 0);
    if (serial < known) return `is older than one that was live already (${timeOf(serial)}, and ${timeOf(known)})`;
    if (serial > known) this.#keep(subject, serial);
    return null;
  }

  /** What this process or another one has kept; none where the file is missing or is not theirs. */
  #kept(): Serials {
    try {
      const kept: unknown = JSON.parse(readFileSync(this.#file, 'utf8'));
      const entries = Object.entries(kept ?? {}).filter(([, serial]) => Number.isSafeInteger(serial));
      return Object.fromEntries(entries) as Serials;
    } catch {
      return {};
    }
  }

  #keep(subject: string, serial: number): void {
    this.#serials = { ...this.#kept(), ...this.#serials, [subject]: serial };
    const draft = `${this.#file}.${randomUUID()}`;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(draft, JSON.stringify(this.#serials), { flush: true });
    renameSync(draft, this.#file);
  }
}

/** A store that believes everybody: in development, and where a release is proved before it is signed. */
export const trustingStore = new TrustedStore([], '');

function timeOf(serial: number): string {
  return Number.isNaN(new Date(serial).getTime()) ? String(serial) : new Date(serial).toISOString();
}
