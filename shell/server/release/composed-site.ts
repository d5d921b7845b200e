import { integrityOf, type Release } from '@iwan/shared/contracts/release';
import { shellName } from '@iwan/shared/contracts/shell-release';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { LRUCache } from 'lru-cache';
import { ownCalls } from '../../src/calls';
import { compose } from '../../src/composition/compose';
import type { BrowserRelease, BrowserReleases, ComposedParts, Composition } from '../../src/composition/composition';
import type { Grants } from '../../src/composition/grants';
import { type Caller, type CallTable, callTable } from '../data/calls/call-table';
import type { LiveRelease } from './read-release';
import type { ReleaseRegistry } from './release-registry';
import type { GrantReader } from './stored-grants';

/** The site at one moment: the live releases and their composition. */
export interface Site extends ComposedParts {
  readonly releases: ReadonlyMap<string, LiveRelease | null>;
  /** The calls of the backend that the releases make, and the shell. */
  readonly calls: CallTable;
}

interface Listeners {
  /** Called with what is left out. */
  readonly report: (problem: unknown) => void;
  /** Called with a sentence about unexpected behaviour. */
  readonly note: (sentence: string) => void;
}

/** Before the first composition. */
const shellsCalls = callTable(callersOf([]));

/** The most cached compositions with canaries: four remotes with a canary each make sixteen. */
const mostSitesBeside = 32;

/** How long the last result is reused without checking, in milliseconds. */
const lookPause = 20;

/**
 * Composes the site of the live releases. Checked for every document, so that a publication shows on the next one; composed
 * again only after a change. What a release may not have is left out, and reported once.
 */
export class ComposedSite {
  readonly #registry: ReleaseRegistry;
  readonly #grants: GrantReader;
  readonly #listeners: Listeners;
  readonly #besides = new LRUCache<string, Site>({ max: mostSitesBeside });
  #key: readonly unknown[] = [];
  #site: Site | null = null;
  #grantsOfSite: Grants | null = null;
  /** Releases that are live beside the stable ones. */
  #offered: readonly LiveRelease[] = [];
  #calls: CallTable = shellsCalls;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(registry: ReleaseRegistry, grants: GrantReader, listeners: Listeners) {
    this.#registry = registry;
    this.#grants = grants;
    this.#listeners = listeners;
  }

  /** The addresses of the last composition. */
  get latest(): Pick<Composition, 'addresses'> {
    return this.#site?.composition ?? { addresses: {} };
  }

  /** The calls of the last composition and of its canaries: cached responses were read for these, or for earlier ones. */
  get calls(): CallTable {
    return this.#calls;
  }

  /** The releases of the last composition; none before the first one. */
  get releases(): Site['releases'] {
    return this.#site?.releases ?? new Map();
  }

  /** The site, if it was checked just now: the synchronous path for cached documents. */
  get settled(): Site | null {
    return performance.now() - this.#lookedAt < lookPause ? this.#site : null;
  }

  /** The current site. The same object until a release or a grant changes. Never rejects. */
  async current(): Promise<Site> {
    const grants = this.#grants.current;
    const live = await Promise.all(grants.remotes.map((name) => this.#registry.current(name)));
    const key = [grants, ...live];
    this.#lookedAt = performance.now();
    if (this.#site && key.length === this.#key.length && key.every((part, place) => part === this.#key[place])) {
      return this.#site;
    }
    const releases = new Map(grants.remotes.map((name, place) => [name, live[place] ?? null]));
    const { refusals, ...site } = composeSite(grants, releases);
    for (const refusal of refusals) this.#listeners.report(new Error(refusal));
    for (const difference of site.calls.differences) this.#listeners.note(difference);
    for (const release of live) release?.workers.sendAddresses(site.composition.addresses);
    this.#key = key;
    this.#site = site;
    this.#grantsOfSite = grants;
    this.#besides.clear();
    this.#composeCalls();
    return site;
  }

  /** Sets the releases that are live beside the stable ones: their calls are cached as well. */
  offer(releases: readonly LiveRelease[]): void {
    this.#offered = releases;
    this.#composeCalls();
  }

  /**
   * The last composition with other releases of some of its remotes. The same object as long as these and the composition do
   * not change. Null before the first composition.
   */
  beside(others: readonly LiveRelease[]): Site | null {
    const [site, grants] = [this.#site, this.#grantsOfSite];
    if (!site || !grants || others.length === 0) return site;
    const key = others.map(({ release }) => `${release.name}:${release.version}`).join(' ');
    const known = this.#besides.get(key);
    if (known && others.every((each) => known.releases.get(each.release.name) === each)) return known;
    const replaced = new Map([...site.releases, ...others.map((each) => [each.release.name, each] as const)]);
    const { refusals, ...composed } = composeSite(grants, replaced);
    for (const refusal of refusals) this.#listeners.note(refusal);
    for (const { workers } of others) workers.sendAddresses(composed.composition.addresses);
    this.#besides.set(key, composed);
    return composed;
  }

  #composeCalls(): void {
    if (!this.#site) return;
    this.#calls =
      this.#offered.length === 0
        ? this.#site.calls
        : callTable(callersOf([...liveIn(this.#site.releases), ...this.#offered].map(({ release }) => release)));
  }
}

function composeSite(grants: Grants, releases: Site['releases']): Site & Pick<ReturnType<typeof compose>, 'refusals'> {
  const described = liveIn(releases).map(({ release }) => release);
  const parts = compose(described, grants, browserReleases(releases));
  return { ...parts, releases, calls: callTable(callersOf(described)) };
}

function liveIn(releases: Site['releases']): readonly LiveRelease[] {
  return [...releases.values()].filter((live) => live !== null);
}

/** The description of the releases for the browser, in a language (ISO 639-1). */
export function browserReleases(releases: Site['releases'], code: string = defaultLanguage.code): BrowserReleases {
  return Object.fromEntries(
    [...releases].map(([name, live]) => [
      name,
      live && {
        version: live.release.version,
        container: live.release.container,
        entry: browserUrl(live, live.release.entry),
        ...entryIntegrity(live.release),
        modules: [...live.modules.keys()],
        ...(isUntranslated(live, code) && { isUntranslated: true }),
      },
    ]),
  );
}

/** A build for development has all languages in one. */
function isUntranslated({ release }: LiveRelease, code: string): boolean {
  return code !== defaultLanguage.code && release.publicPath === undefined && release.languages?.[code] === undefined;
}

/** Left out in development, where the compiler serves the entry and rewrites it. */
function entryIntegrity({ entry, files, publicPath }: Release): Pick<BrowserRelease, 'integrity'> {
  const published = publicPath === undefined ? files[entry] : undefined;
  return published ? { integrity: integrityOf(published) } : {};
}

/** The URL of a release's browser file. */
export function browserUrl(live: LiveRelease, file: string): string {
  return live.publicPath + file.replace(/^browser\//, '');
}

/** The callers of a site: each live release, and the shell. */
export function callersOf(releases: readonly Pick<Release, 'name' | 'calls'>[]): readonly Caller[] {
  return [{ name: shellName, calls: ownCalls }, ...releases.map(({ name, calls = [] }) => ({ name, calls }))];
}
