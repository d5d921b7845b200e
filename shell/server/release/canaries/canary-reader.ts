import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Canary,
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
