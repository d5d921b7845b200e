import { compose } from '../../src/composition/compose';
import type { ComposedParts, Composition } from '../../src/composition/composition';
import type { BrowserReleases } from '../../src/composition/releases';
import { type CallTable, callTable } from '../calls/call-table';
import { callersOf } from '../calls/callers-of';
import type { LiveRelease } from './read-release';
import type { ReleaseRegistry } from './release-registry';
import type { GrantReader } from './stored-grants';

/** The site at one moment: which releases are live, and what they make together. */
export interface Site extends ComposedParts {
  readonly releases: ReadonlyMap<string, LiveRelease | null>;
  /** The calls of the backend that the releases make, and the shell. */
  readonly calls: CallTable;
}

interface Listeners {
  /** Hears of what is left out. */
  readonly report: (problem: unknown) => void;
  /** Hears a sentence about what works otherwise than somebody may expect. */
  readonly note: (sentence: string) => void;
}

/** Before the site is composed for the first time. */
const shellsCalls = callTable(callersOf([]));

/** How long whoever asks again is told what the last one was, in milliseconds. */
const lookPause = 20;

/**
 * Composes the site of the releases that are live. Asked anew for every document, so that a publication shows on the
 * next one; composed anew only when something has changed. What a release may not have is left out, and told of once.
 */
export class ComposedSite {
  readonly #registry: ReleaseRegistry;
  readonly #grants: GrantReader;
  readonly #listeners: Listeners;
  #key: readonly unknown[] = [];
  #site: Site | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(registry: ReleaseRegistry, grants: GrantReader, listeners: Listeners) {
    this.#registry = registry;
    this.#grants = grants;
    this.#listeners = listeners;
  }

  /** The addresses that were there when the site was composed last. */
  get latest(): Pick<Composition, 'addresses'> {
    return this.#site?.composition ?? { addresses: {} };
  }

  /** The calls of the site that was composed last: what was kept was read for that one, or for one before it. */
  get calls(): CallTable {
    return this.#site?.calls ?? shellsCalls;
  }

  /** The site, where it was looked at this very moment: for what is given away thousands of times a second. */
  get settled(): Site | null {
    return performance.now() - this.#lookedAt < lookPause ? this.#site : null;
  }

  /** The site of now. The same object until a release or a grant changes. Never rejects. */
  async current(): Promise<Site> {
    const grants = this.#grants.current;
    const live = await Promise.all(grants.remotes.map((name) => this.#registry.current(name)));
    const key = [grants, ...live];
    this.#lookedAt = performance.now();
    if (this.#site && key.length === this.#key.length && key.every((part, place) => part === this.#key[place])) {
      return this.#site;
    }
    const releases = new Map(grants.remotes.map((name, place) => [name, live[place] ?? null]));
    const described = live.flatMap((each) => (each ? [each.release] : []));
    const { refusals, ...parts } = compose(described, grants, browserReleases(releases));
    const calls = callTable(callersOf(described));
    for (const refusal of refusals) this.#listeners.report(new Error(refusal));
    for (const difference of calls.differences) this.#listeners.note(difference);
    for (const release of live) release?.workers.tellAddresses(parts.composition.addresses);
    this.#key = key;
    this.#site = { ...parts, releases, calls };
    return this.#site;
  }
}

/** What the browser is told of the releases. */
function browserReleases(releases: Site['releases']): BrowserReleases {
  return Object.fromEntries(
    [...releases].map(([name, live]) => [
      name,
      live && {
        version: live.release.version,
        container: live.release.container,
        entry: browserUrl(live, live.release.entry),
        modules: [...live.modules.keys()],
      },
    ]),
  );
}

/** The URL of a release's browser file. */
export function browserUrl(live: LiveRelease, file: string): string {
  return live.publicPath + file.replace(/^browser\//, '');
}
