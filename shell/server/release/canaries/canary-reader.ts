import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type Canary,
  type CanaryEnd,
  canaryEnd,
  canaryFile,
  hasEnded,
  parseCanary,
  parseCanaryEnd,
} from '@iwan/shared/contracts/canary';
import { type TrustedStore, trustingStore } from '@iwan/shared/contracts/trusted-store';

/**
 * The canaries of a store, read with every composition: one that is started or ended by a publisher, or by another server,
 * applies at once. An unreadable file counts as no canary.
 */
export class CanaryReader {
  readonly #store: string;
  readonly #known = new Map<string, { readonly text: string; readonly canary: Canary | null }>();
  readonly #trust: TrustedStore;
  readonly #report: (problem: unknown) => void;

  constructor(store: string, trust: TrustedStore = trustingStore, report: (problem: unknown) => void = () => {}) {
    this.#store = store;
    this.#trust = trust;
    this.#report = report;
  }

  /** The running canary of a remote; `null` where there is none. Never throws. */
  of(name: string): Canary | null {
    const home = join(this.#store, name);
    const text = textOf(join(home, canaryFile));
    const known = this.#known.get(name);
    const canary = known?.text === text ? known.canary : this.#trusted(name, text);
    this.#known.set(name, { text, canary });
    const isOver = canary !== null && hasEnded(canary, parseCanaryEnd(textOf(join(home, canaryEnd(canary.version)))));
    return isOver ? null : canary;
  }

  #trusted(name: string, text: string): Canary | null {
    const canary = parseCanary(text);
    if (canary === null) return null;
    try {
      const distrusted = this.#trust.errorOfNewest(JSON.parse(text), { kind: 'canary', remote: name });
      if (distrusted === null) return canary;
      this.#report(new Error(`The canary of ${name} is shown to nobody: ${canaryFile} ${distrusted}.`));
    } catch (error) {
      this.#report(new Error(`The canary of ${name} is shown to nobody.`, { cause: error }));
    }
    return null;
  }
}

/** Empty for an unreadable file. */
function textOf(file: string): string {
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  } catch {
    return '';
  }
}

/**
 * Records the withdrawal of a canary in the store, as a publisher would: written to another file and renamed. Several servers
 * may do so concurrently. Rejects where the store cannot be written.
 */
export async function withdrawCanary(
  store: string,
  name: string,
  { version, since }: Pick<Canary, 'version' | 'since'>,
  reason: string,
): Promise<void> {
  const home = join(store, name);
  const file = join(home, canaryEnd(version));
  const end: CanaryEnd = { since, at: new Date().toISOString(), outcome: 'withdrawn', reason };
  // Cleaned up like the temporary files of a killed publisher.
  const draft = join(home, `.pointer-${randomUUID()}`);
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, JSON.stringify(end), { flush: true });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true }).catch(() => {});
  }
}
