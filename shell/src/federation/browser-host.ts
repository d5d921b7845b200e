import { getApi } from '@iwan/shared/api/provided';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { matchPath } from '@iwan/shared/paths/match';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { createBrowserRouter } from 'react-router-dom';
import type { RemoteModule } from '../remotes';
import { ModuleFailure } from './failure';
import { loadContainer } from './load-container';
import type { IslandModule, ModuleHost } from './load-island';
import { type BrowserRelease, type BrowserReleases, releasesPath } from './releases';
import { withTimeLimit } from './time-limit';

type SiteRouter = ReturnType<typeof createBrowserRouter>;

const moduleTimeLimit = 10_000;
const patience = [2000, 5000, 15_000, 30_000];

/** The browser's side of federation: loads modules of the releases that the document was rendered with. */
export class BrowserHost implements ModuleHost {
  readonly loaderTimeLimit = 10_000;
  readonly #modules = new Map<string, IslandModule>();
  readonly #registered = new Set<string>();
  #releases: BrowserReleases;
  #router: SiteRouter | null = null;

  constructor(releases: BrowserReleases) {
    this.#releases = releases;
  }

  /** Set once, when the router has been made: the router's own loader needs the host first. */
  set router(router: SiteRouter) {
    this.#router = router;
  }

  get router(): SiteRouter {
    if (!this.#router) throw new Error('The router is not made yet.');
    return this.#router;
  }

  /** A module that has been loaded before. */
  loadedModule({ remote, module }: RemoteModule): IslandModule | undefined {
    return this.#modules.get(`${remote}/${module}`);
  }

  async loadModule(source: RemoteModule, signal: AbortSignal): Promise<IslandModule> {
    const known = this.loadedModule(source);
    if (known) return known;
    const release = await this.#releaseOf(source, signal);
    await loadContainer(release.container, release.entry, signal);
    if (!this.#registered.has(release.container)) {
      registerRemotes([
        { name: release.container, entry: release.entry, entryGlobalName: release.container, type: 'var' },
      ]);
      this.#registered.add(release.container);
    }
    const module = await this.#moduleOf(release, source, signal);
    this.#modules.set(`${source.remote}/${source.module}`, module);
    return module;
  }

  /**
   * Loads a module for HTML that stands already: keeps trying, ever more slowly, until it has it or is told to stop. Says
   * so each time it has failed.
   */
  async loadModuleInTheEnd(source: RemoteModule, signal: AbortSignal, onFailure: () => void): Promise<IslandModule> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.loadModule(source, signal);
      } catch (problem) {
        signal.throwIfAborted();
        this.report(source, problem);
        onFailure();
        const pause = patience[Math.min(attempt, patience.length - 1)] ?? 0;
        await new Promise((resolve) => setTimeout(resolve, pause));
        signal.throwIfAborted();
      }
    }
  }

  /** What a loader gets for the page that is shown now. */
  async loaderArguments(signal: AbortSignal): Promise<LoaderArguments> {
    const { pathname, search } = this.router.state.location;
    const match = matchPath(pathname);
    return {
      params: 'params' in match ? match.params : {},
      query: new URLSearchParams(search),
      signal,
      api: await getApi(),
    };
  }

  /** A tab of its own waits for nobody else. */
  run<Result>(code: () => Result): Result {
    return code();
  }

  report({ remote, module }: RemoteModule, problem: unknown): void {
    console.info(`[iwan] ${remote} ${module}:`, problem);
  }

  async #releaseOf({ remote, module }: RemoteModule, signal: AbortSignal): Promise<BrowserRelease> {
    const pinned = this.#releases[remote];
    if (pinned?.modules.includes(module)) return pinned;
    // A container that runs already cannot be exchanged in this tab; only what never came may come newer.
    if (!pinned) this.#releases = await this.#todaysReleases(signal);
    const release = this.#releases[remote];
    if (!release) throw new ModuleFailure({ kind: 'unavailable' }, `There is no release of ${remote}.`);
    if (!release.modules.includes(module)) {
      throw new ModuleFailure({ kind: 'unpublished' }, `${remote} ${release.version} has no ${module}.`);
    }
    return release;
  }

  async #todaysReleases(signal: AbortSignal): Promise<BrowserReleases> {
    const answer = await withTimeLimit(moduleTimeLimit, signal, (limit) => fetch(releasesPath, { signal: limit }));
    if (!answer.ok) throw new ModuleFailure({ kind: 'unavailable' }, 'The list of releases is out of reach.');
    return (await answer.json()) as BrowserReleases;
  }

  async #moduleOf(release: BrowserRelease, source: RemoteModule, signal: AbortSignal): Promise<IslandModule> {
    const request = `${release.container}/${source.module.replace(/^\.\//, '')}`;
    const exported = await withTimeLimit(moduleTimeLimit, signal, () =>
      loadRemote<{ route?: IslandModule; slot?: IslandModule }>(request),
    );
    const module = exported?.route ?? exported?.slot;
    if (typeof module?.Component !== 'function') {
      throw new ModuleFailure({ kind: 'unavailable' }, `${request} exports neither a route nor a slot.`);
    }
    return module;
  }
}
