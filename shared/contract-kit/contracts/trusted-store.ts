import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ReleaseKey, type Signed, signatureError, signatureOf } from './signatures';

/** The file with the serials in the data folder; shared by the shell and the start command. */
const serialsFile = 'accepted-serials.json';

type Serials = Readonly<Record<string, number>>;

/**
 * Verifies the files of a release store. Without keys everything that is in the store is trusted; with keys only signed files
 * are, and a file that can be replaced (a pointer, the grants) must not be older than one that was read before, on this
 * machine, across restarts.
 */
export class TrustedStore {
  readonly keys: readonly ReleaseKey[];
  readonly #file: string;
  #serials: Serials = {};

  /** `dataDir`: the folder of the serials; nothing is written there without keys. */
  constructor(keys: readonly ReleaseKey[], dataDir: string) {
    this.keys = keys;
    this.#file = join(dataDir, serialsFile);
  }

  /** Why an immutable file is not trusted, as the end of a sentence; `null` where it is. */
  issueOf(content: unknown, what: Signed): string | null {
    return this.keys.length === 0 ? null : signatureError(content, what, this.keys);
  }

  /**
   * The same for a replaceable file, of which older versions are refused from now on. Throws where the serial cannot be stored.
   */
  errorOfNewest(content: unknown, what: Signed): string | null {
    const error = this.issueOf(content, what);
    if (error !== null || this.keys.length === 0) return error;
    const subject = `${what.kind} ${what.remote ?? '-'}`;
    const serial = signatureOf(content)?.serial ?? 0;
    const known = Math.max(this.#serials[subject] ?? 0, this.#storedSerials()[subject] ?? 0);
    if (serial < known) return `is older than one that was live already (${timeOf(serial)}, and ${timeOf(known)})`;
    if (serial > known) this.#keep(subject, serial);
    return null;
  }

  /** The serials stored by this process or another; empty where the file is missing or invalid. */
  #storedSerials(): Serials {
    try {
      const stored: unknown = JSON.parse(readFileSync(this.#file, 'utf8'));
      const entries = Object.entries(stored ?? {}).filter(([, serial]) => Number.isSafeInteger(serial));
      return Object.fromEntries(entries) as Serials;
    } catch {
      return {};
    }
  }

  #keep(subject: string, serial: number): void {
    this.#serials = { ...this.#storedSerials(), ...this.#serials, [subject]: serial };
    const draft = `${this.#file}.${randomUUID()}`;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(draft, JSON.stringify(this.#serials), { flush: true });
    renameSync(draft, this.#file);
  }
}

/** A store that trusts everything: in development, and for a release that is verified before it is signed. */
export const trustingStore = new TrustedStore([], '');

function timeOf(serial: number): string {
  return Number.isNaN(new Date(serial).getTime()) ? String(serial) : new Date(serial).toISOString();
}
