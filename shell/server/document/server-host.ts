import { isApiError } from '@iwan/shared/api/api-error';
import type { FastifyBaseLogger } from 'fastify';
import { ModuleFailure } from '../../src/federation/failure';
import type { IslandModule, ModuleHost } from '../../src/federation/load-island';
import type { BrowserReleases } from '../../src/federation/releases';
import { type RemoteModule, type RemoteName, remoteNames } from '../../src/remotes';
import type { LiveRelease } from '../releases/read-release';
import type { ReleaseRegistry } from '../releases/release-registry';
import { isResting, restIfHung } from '../releases/rest';
import { runWithin } from '../releases/run-within';

/** How long all visitors may wait for a remote's loader to hand back its promise, or for its head, in milliseconds. */
const codeTimeLimit = 1000;

export type LiveReleases = Readonly<Record<RemoteName, LiveRelease | null>>;

/** The releases that one document is rendered with: looked up once, so that all of it agrees. */
export async function currentReleases(registry: ReleaseRegistry): Promise<LiveReleases> {
  const entries = await Promise.all(remoteNames.map(async (name) => [name, await registry.current(name)] as const));
  return Object.fromEntries(entries) as Record<RemoteName, LiveRelease | null>;
}

/** What the browser is told of the releases. */
export function browserReleases(releases: LiveReleases): BrowserReleases {
  return Object.fromEntries(
    Object.entries(releases).map(([name, live]) => [
      name,
      live && {
        version: live.release.version,
        container: live.release.container,
        entry: browserUrl(live, live.release.entry),
        modules: [...live.modules.keys()],
      },
    ]),
  ) as unknown as BrowserReleases;
}

/** The URL of a release's browser file. */
export function browserUrl(live: LiveRelease, file: string): string {
  return live.publicPath + file.replace(/^browser\//, '');
}

/** The server's side of federation, for one document. */
export function serverHost(releases: LiveReleases, log: FastifyBaseLogger): ModuleHost {
  return {
    loaderTimeLimit: 2500,
    isFirstPage: true,
    run: (code) => runWithin(codeTimeLimit, code),
    async loadModule({ remote, module }: RemoteModule): Promise<IslandModule> {
      const live = releases[remote];
      if (!live) throw new ModuleFailure({ kind: 'unavailable' }, `There is no usable release of ${remote}.`);
      const found = live.modules.get(module);
      if (!found) throw new ModuleFailure({ kind: 'unpublished' }, `${remote} has no ${module}.`);
      if (isResting(found)) throw new ModuleFailure({ kind: 'unavailable' }, `${remote} ${module} has hung of late.`);
      return found;
    },
    report({ remote, module }, problem) {
      restIfHung(releases[remote]?.modules.get(module), problem);
      // The answers' own log says once that the backend is away; it need not be said for each part of each page.
      if (isApiError(problem)) log.debug({ err: problem }, `${remote} ${module} got no data`);
      else if (problem instanceof ModuleFailure && problem.failure.kind === 'unpublished') log.debug(problem.message);
      else log.warn({ err: problem }, `${remote} ${module} failed`);
    },
  };
}
