import { isApiError } from '@iwan/shared/api/api-error';
import type { LoaderArguments, Reading, RouteModule } from '@iwan/shared/contracts/module';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { DataRouter } from 'react-router-dom';
import type { BrowserRelease, BrowserReleases, Composition, RemoteModule } from '../../composition/composition';
import { matchRoute } from '../../composition/match-route';
import { readingOf } from '../../document/languages';
import { TimeLimitExceeded, withTimeLimit } from '../../network/time-limit';
import { FailureLog } from '../../telemetry/failure-log';
import type { GrantedContainers } from '../containers/granted-containers';
import { SlotContainers } from '../containers/slot-containers';
import { ModuleFailure } from '../failure/failure';
import type { IslandModule, ModuleHost } from '../load-island';
import { inOwnLanguages } from '../own-languages';
import { type PageMetadata, pageMetadata } from '../page-metadata';
import { httpOnDemand } from './browser-http';
import { entryScripts } from './entry-scripts';
import { requestComposition } from './request-composition';

/** The timeout of loading a module in milliseconds, its remote's entry and all attempts included. */
const moduleTimeLimit = 20_000;
/** No attempt to load an entry begins after this time; and the pauses between attempts. In milliseconds. */
const attemptsLimit = 10_000;
const pauses = [400, 1600];
/** How long the known composition is fresh, in milliseconds: a release is shown within two seconds. */
const newFor = 2000;
/** The pauses between attempts to load the code of a server-rendered part, in milliseconds. */
const delays = [2000, 5000, 15_000, 30_000];

/** The browser's side of federation: loads modules of the releases that the document was rendered with. */
export class BrowserHost implements ModuleHost {
  readonly loaderTimeLimit = 10_000;
  /** Enough for the parts of Home on a slow connection: loaded in time, they appear together, without layout shifts. */
  readonly partsTimeLimit = 2500;
  /** The parts of other teams that the operator has granted slots. */
  readonly containers: SlotContainers;
  readonly #modules = new Map<string, IslandModule>();
  readonly #registered = new Set<string>();
  /** The `integrity` of the entries of registered releases, by the absolute URLs that the runtime requests. */
  readonly #integrities = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  /** The releases of the document, which its HTML was rendered with. */
  readonly #rendered: BrowserReleases;
  /** The releases that this tab uses: those of the document, and live ones of remotes that were added since or failed to load. */
  #releases: BrowserReleases;
  #composition: Composition;
  #pending: Promise<Composition | null> | null = null;
  #requestedAt = Number.NEGATIVE_INFINITY;
  #router: DataRouter | null = null;
  #isOutdated = false;

  readonly #failures: FailureLog;

  constructor(composition: Composition, failures = new FailureLog(), containers: GrantedContainers = {}) {
    this.#failures = failures;
    this.containers = new SlotContainers(containers, failures);
    this.#composition = composition;
    this.#rendered = composition.releases;
    this.#releases = composition.releases;
    registerPlugins([entryScripts((url) => this.#integrities.get(url))]);
  }

  /** The site as this tab knows it. Its releases are the live ones; what this tab runs is pinned separately. */
  get composition(): Composition {
    return this.#composition;
  }

  /** Calls back when another composition is known; returns the function that unsubscribes. */
  onComposition(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Requests the current composition; `isOptional`: unless it is fresh. Resolves when the tab knows it; never rejects: without
   * a response it keeps the known one.
   */
  async refreshComposition({ isOptional }: { readonly isOptional: boolean }): Promise<void> {
    if (isOptional && performance.now() - this.#requestedAt < newFor) return;
    await this.#todaysComposition();
  }

  /**
   * Whether code that this tab needs is gone and cannot be replaced by that of the live release: a new document can load that.
   */
  get isOutdated(): boolean {
    return this.#isOutdated;
  }

  /** Whether another release of a remote is live than this tab runs, as after a rollback. Requests it; never rejects. */
  async isBehind(remote: string): Promise<boolean> {
    await this.refreshComposition({ isOptional: false });
    const today = this.#composition.releases[remote] ?? null;
    return today !== null && today.version !== this.#releases[remote]?.version;
  }

  /** Set once, when the router has been created: its loader needs the host first. */
  set router(router: DataRouter) {
    this.#router = router;
  }

  get router(): DataRouter {
    if (!this.#router) throw new Error('The router is not made yet.');
    return this.#router;
  }

  /** A module that was loaded before. */
  loadedModule({ remote, module }: RemoteModule): IslandModule | undefined {
    return this.#modules.get(`${remote}/${module}`);
  }

  /**
   * Loads a module of the release that this tab uses. Where that fails or lacks the module, loads it of the live release, unless
   * code of the former has already run in this tab.
   */
  async loadModule(source: RemoteModule, signal: AbortSignal): Promise<IslandModule> {
    const { remote } = source;
    const pinned = this.#releases[remote] ?? null;
    try {
      return await this.#loadFrom(pinned, source, signal);
    } catch (error) {
      signal.throwIfAborted();
      const today = (await this.#todaysComposition())?.releases[remote];
      signal.throwIfAborted();
      if (!today || today.version === pinned?.version) throw error;
      const isGained = today.modules.includes(source.module) || pinned?.modules.includes(source.module);
      this.#isOutdated = isGained === true && pinned !== null && hasContainer(pinned.container);
      if (this.#isOutdated) throw error;
      this.#releases = { ...this.#releases, [remote]: today };
      return await this.#loadFrom(today, source, signal);
    }
  }

  /**
   * Loads a module for server-rendered HTML, of the release that rendered it: retries with growing pauses until it succeeds or
   * is aborted. Calls back after each failure.
   */
  async loadModuleInTheEnd(source: RemoteModule, signal: AbortSignal, onFailure: () => void): Promise<IslandModule> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const rendered = this.#rendered[source.remote] ?? null;
        if (rendered?.version !== this.#releases[source.remote]?.version) break;
        return await this.#loadFrom(rendered, source, signal);
      } catch (error) {
        signal.throwIfAborted();
        this.report(source, error);
        onFailure();
        const pause = delays[Math.min(attempt, delays.length - 1)] ?? 0;
        await new Promise((resolve) => setTimeout(resolve, pause));
        signal.throwIfAborted();
      }
    }
    onFailure();
    throw new ModuleFailure({ kind: 'unavailable' }, `The release of ${source.remote} that has rendered this is gone.`);
  }

  /** The context of a loader for the current page. */
  loaderArguments(signal: AbortSignal): LoaderArguments {
    const { pathname, search } = this.router.state.location;
    return {
      params: matchRoute(this.#composition, pathname)?.params ?? {},
      query: new URLSearchParams(search),
      signal,
      http: httpOnDemand,
      ...readingOf(pathname),
    };
  }

  metadata(module: IslandModule, data: unknown, reading: Reading): PageMetadata {
    return pageMetadata(module as RouteModule<unknown>, data, reading, false);
  }

  report({ remote, module }: RemoteModule, error: unknown): void {
    console.info(`[iwan] ${remote} ${module}:`, error);
    const owner = { name: remote, version: this.#releases[remote]?.version ?? null };
    if (error instanceof ModuleFailure) {
      if (error.failure.kind === 'unavailable') this.#failures.addLoad(owner, module);
    } else if (!isApiError(error) && !(error instanceof TimeLimitExceeded)) this.#failures.addError(owner);
  }

  async #loadFrom(release: BrowserRelease | null, source: RemoteModule, signal: AbortSignal): Promise<IslandModule> {
    const known = this.loadedModule(source);
    if (known) return known;
    if (!release) throw new ModuleFailure({ kind: 'unavailable' }, `There is no release of ${source.remote}.`);
    if (!release.modules.includes(source.module)) {
      throw new ModuleFailure({ kind: 'unpublished' }, `${source.remote} ${release.version} has no ${source.module}.`);
    }
    const name = nameOf(release);
    if (!this.#registered.has(name)) {
      if (release.integrity !== undefined) {
        this.#integrities.set(new URL(release.entry, location.origin).href, release.integrity);
      }
      registerRemotes([{ name, entry: release.entry, entryGlobalName: release.container, type: 'var' }]);
      this.#registered.add(name);
    }
    const exported = await this.#moduleOf(release, source, signal);
    const module = inOwnLanguages(exported, release.isUntranslated ? [] : undefined);
    this.#modules.set(`${source.remote}/${source.module}`, module);
    return module;
  }

  /** The current composition, shared by concurrent requests; null where the server does not respond. */
  #todaysComposition(): Promise<Composition | null> {
    this.#pending ??= requestComposition()
      .then((today) => {
        if (today) this.#adopt(today);
        return today;
      })
      .finally(() => {
        this.#requestedAt = performance.now();
        this.#pending = null;
      });
    return this.#pending;
  }

  #adopt(today: Composition): void {
    const isNew = (remote: string) => (this.#releases[remote] ?? null) === null;
    const come = Object.entries(today.releases).filter(([remote]) => isNew(remote));
    if (come.length > 0) this.#releases = { ...this.#releases, ...Object.fromEntries(come) };
    if (JSON.stringify(today) === JSON.stringify(this.#composition)) return;
    this.#composition = today;
    for (const listener of this.#listeners) listener();
  }

  async #moduleOf(release: BrowserRelease, source: RemoteModule, signal: AbortSignal): Promise<IslandModule> {
    const request = `${nameOf(release)}/${source.module.replace(/^\.\//, '')}`;
    const exported = await withTimeLimit(moduleTimeLimit, signal, (limit) =>
      loadExposed(release, request, limit),
    ).catch((cause: unknown) => {
      signal.throwIfAborted();
      throw new ModuleFailure({ kind: 'unavailable' }, `${request} could not be loaded.`, { cause });
    });
    const module = exported?.route ?? exported?.slot ?? exported?.dialog;
    if (typeof module?.Component !== 'function') {
      throw new ModuleFailure({ kind: 'unavailable' }, `${request} exports neither a route nor a slot nor a dialog.`);
    }
    return module;
  }
}

interface Exposed {
  readonly route?: IslandModule;
  readonly slot?: IslandModule;
  readonly dialog?: IslandModule;
}

/**
 * Loads an exposed module, and retries where the entry fails: otherwise the failure is in the module's own chunks, which the
 * remote's code retries itself.
 */
async function loadExposed(
  { container }: BrowserRelease,
  request: string,
  signal: AbortSignal,
): Promise<Exposed | null> {
  const end = performance.now() + attemptsLimit;
  for (let tries = 0; ; tries += 1) {
    try {
      return await loadRemote<Exposed>(request);
    } catch (error) {
      const pause = pauses[tries];
      if (pause === undefined || hasContainer(container) || performance.now() + pause >= end) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      signal.throwIfAborted();
    }
  }
}

/** The runtime's name of a release. It differs between releases of a remote, since one that failed to load may be replaced. */
function nameOf({ container, version }: BrowserRelease): string {
  return `${container}_${version.replace(/\W/g, '_')}`;
}

/** Whether a remote's entry has run in this tab. One that has run cannot be replaced by another release. */
function hasContainer(name: string): boolean {
  const container: unknown = Reflect.get(globalThis, name);
  return typeof container === 'object' && container !== null && 'get' in container && 'init' in container;
}
