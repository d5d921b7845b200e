import { readFileSync, statSync } from 'node:fs';
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

interface Known {
  readonly identity: string;
  readonly canary: Canary | null;
}

/**
 * The canaries of a store, checked with every composition: one that is started or ended by a publisher, or by another server,
 * applies at once. An unreadable file counts as no canary.
 */
export class CanaryReader {
  readonly #store: string;
  readonly #known = new Map<string, Known>();
  readonly #trust: TrustedStore;
  readonly #report: (problem: unknown) => void;

  constructor(store: string, trust: TrustedStore = trustingStore, report: (problem: unknown) => void = () => {}) {
    this.#store = store;
    this.#trust = trust;
    this.#report = report;
  }

  /** The running canary of a remote; `null` where there is none. The same object until something changes. Never throws. */
  of(name: string): Canary | null {
    const home = join(this.#store, name);
    const known = this.#known.get(name);
    const begun = identityOf(join(home, canaryFile));
    if (begun === null) {
      this.#known.delete(name);
      return null;
    }
    // The file of its end depends on its release, which is only known if nothing has changed.
    const ended = known?.canary ? identityOf(join(home, canaryEnd(known.canary.version))) : null;
    const identity = `${begun} ${ended}`;
    if (known?.identity === identity) return known.canary;
    const canary = this.#trusted(name, textOf(join(home, canaryFile)));
    const isOver = canary !== null && hasEnded(canary, parseCanaryEnd(textOf(join(home, canaryEnd(canary.version)))));
    const running = isOver ? null : canary;
    const identityNow = `${begun} ${running ? identityOf(join(home, canaryEnd(running.version))) : null}`;
    this.#known.set(name, { identity: identityNow, canary: running });
    return running;
  }

  #trusted(name: string, text: string): Canary | null {
    const canary = parseCanary(text);
    if (canary === null) return null;
    try {
      const distrusted = this.#trust.problemOfNewest(JSON.parse(text), { kind: 'canary', remote: name });
      if (distrusted === null) return canary;
      this.#report(new Error(`The canary of ${name} is shown to nobody: ${canaryFile} ${distrusted}.`));
    } catch (problem) {
      this.#report(new Error(`The canary of ${name} is shown to nobody.`, { cause: problem }));
    }
    return null;
  }
}

function identityOf(file: string): string | null {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    return found ? `${found.ino}:${found.mtimeMs}` : null;
  } catch {
    return null;
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
