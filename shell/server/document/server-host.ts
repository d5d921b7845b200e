import { isApiError } from '@iwan/shared/api/api-error';
import type { FastifyBaseLogger } from 'fastify';
import { ModuleFailure } from '../../src/federation/failure';
import type { IslandModule, ModuleHost } from '../../src/federation/load-island';
import { isCircuitOpen, openCircuitIfLate } from '../releases/circuit-breaker';
import type { Site } from '../releases/composed-site';
import { runnerWithin } from '../releases/run-all-within';

/** How long all visitors may wait for a remote's loader to hand back its promise, or for its head, in milliseconds. */
const codeTimeLimit = 1000;

/** The server's side of federation, for one document. */
export function serverHost({ releases }: Pick<Site, 'releases'>, log: FastifyBaseLogger): ModuleHost {
  return {
    loaderTimeLimit: 2500,
    isFirstPage: true,
    run: runnerWithin(codeTimeLimit),
    async loadModule({ remote, module }): Promise<IslandModule> {
      const live = releases.get(remote);
      if (!live) throw new ModuleFailure({ kind: 'unavailable' }, `There is no usable release of ${remote}.`);
      const found = live.modules.get(module);
      if (!found) throw new ModuleFailure({ kind: 'unpublished' }, `${remote} has no ${module}.`);
      if (isCircuitOpen(found))
        throw new ModuleFailure({ kind: 'unavailable' }, `${remote} ${module} has hung or been late a moment ago.`);
      return found;
    },
    report({ remote, module }, problem) {
      openCircuitIfLate(releases.get(remote)?.modules.get(module), problem);
      // The answers' own log says once that the backend is away; it need not be said for each part of each page.
      if (isApiError(problem)) log.debug({ err: problem }, `${remote} ${module} got no data`);
      else if (problem instanceof ModuleFailure && problem.failure.kind === 'unpublished') log.debug(problem.message);
      else log.warn({ err: problem }, `${remote} ${module} failed`);
    },
  };
}
