import { getApi } from '@iwan/shared/api/provided';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { matchPath } from '@iwan/shared/paths/match';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { createBrowserRouter } from 'react-router-dom';
import type { RemoteModule, RemoteName } from '../remotes';
import { ModuleFailure } from './failure';
import { hasContainer, loadContainer } from './load-container';
import type { IslandModule, ModuleHost } from './load-island';
import { type BrowserRelease, type BrowserReleases, releasesPath } from './releases';
import { withTimeLimit } from './time-limit';

type SiteRouter = ReturnType<typeof createBrowserRouter>;

const moduleTimeLimit = 10_000;
const listTimeLimit = 5000;
const patience = [2000, 5000, 15_000, 30_000];

/** The browser's side of federation: loads modules of the releases that the document was rendered with. */
export class BrowserHost implements ModuleHost {
  readonly loaderTimeLimit = 10_000;
  readonly isFirstPage = false;
  readonly #modules = new Map<string, IslandModule>();
  readonly #registered = new Set<string>();
  /** Of the document, whose HTML was rendered with them. */
  readonly #rendered: BrowserReleases;
  /** Those of the document, but for remotes whose release was gone before it had run. */
  #releases: BrowserReleases;
  #router: SiteRouter | null = null;
  #isOutdated = false;

  constructor(releases: BrowserReleases) {
    this.#rendered = releases;
    this.#releases = releases;
  }

  /** Whether code that this tab needs is gone for good, and cannot be exchanged for today's: a new document can. */
  get isOutdated(): boolean {
    return this.#isOutdated;
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

  /**
   * Loads a module of the pinned release; where that does not come and another is live today, of that one, unless the
   * pinned one has run in this tab already.
   */
  async loadModule(source: RemoteModule, signal: AbortSignal): Promise<IslandModule> {
    const pinned = this.#releases[source.remote];
    try {
      return await this.#loadFrom(pinned, source, signal);
    } catch (problem) {
      signal.throwIfAborted();
      const today = await this.#todaysRelease(source.remote, signal);
      if (!today || today.version === pinned?.version) throw problem;
      this.#isOutdated = pinned !== null && hasContainer(pinned.container);
      if (this.#isOutdated) throw problem;
      this.#releases = { ...this.#releases, [source.remote]: today };
      return await this.#loadFrom(today, source, signal);
    }
  }

  /**
   * Loads a module for HTML that stands already, and of the very release that has rendered it: keeps trying, ever more
   * slowly, until it has it or is told to stop. Says so each time it has failed.
   */
  async loadModuleInTheEnd(source: RemoteModule, signal: AbortSignal, onFailure: () => void): Promise<IslandModule> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const rendered = this.#rendered[source.remote];
        if (rendered?.version !== this.#releases[source.remote]?.version) break;
        return await this.#loadFrom(rendered, source, signal);
      } catch (problem) {
        signal.throwIfAborted();
        this.report(source, problem);
        onFailure();
        const pause = patience[Math.min(attempt, patience.length - 1)] ?? 0;
        await new Promise((resolve) => setTimeout(resolve, pause));
        signal.throwIfAborted();
      }
    }
    onFailure();
    throw new Error(`The release of ${source.remote} that has rendered this part is gone.`);
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

  async #loadFrom(release: BrowserRelease | null, source: RemoteModule, signal: AbortSignal): Promise<IslandModule> {
    const known = this.loadedModule(source);
    if (known) return known;
    if (!release) throw new ModuleFailure({ kind: 'unavailable' }, `There is no release of ${source.remote}.`);
    if (!release.modules.includes(source.module)) {
      throw new ModuleFailure({ kind: 'unpublished' }, `${source.remote} ${release.version} has no ${source.module}.`);
    }
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

  /** The release of a remote that is live now; null where there is none, or nobody says so. */
  async #todaysRelease(remote: RemoteName, signal: AbortSignal): Promise<BrowserRelease | null> {
    try {
      return await withTimeLimit(listTimeLimit, signal, async (limit) => {
        const answer = await fetch(releasesPath, { signal: limit, cache: 'no-store' });
        return answer.ok ? ((await answer.json()) as BrowserReleases)[remote] : null;
      });
    } catch {
      signal.throwIfAborted();
      return null;
    }
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
