import { isApiError } from '@iwan/shared/api/api-error';
import type { FastifyBaseLogger } from 'fastify';
import { ModuleFailure } from '../../src/federation/failure/failure';
import type { ModuleHost } from '../../src/federation/load-island';
import type { Site } from '../release/composed-site';
import { LoadedData } from '../remote/workers/loaded-data';
import { RemoteUnavailable } from '../remote/workers/remote-failures';
import type { WorkerModule } from '../remote/workers/worker-modules';

/**
 * The server's side of federation, for one document. `onFault` is called for each remote of which something failed for another
 * reason than the backend.
 */
export function serverHost(
  { releases }: Pick<Site, 'releases'>,
  log: FastifyBaseLogger,
  onFault: (remote: string) => void = () => {},
): ModuleHost<WorkerModule> {
  return {
    loaderTimeLimit: 2500,
    // Called in the same turn of the event loop as its loader, in the process of the remote.
    metadata(_, data) {
      if (data instanceof LoadedData) return data.metadata;
      throw new Error('It is no page.');
    },
    async loadModule({ remote, module }): Promise<WorkerModule> {
      const live = releases.get(remote);
      if (!live) throw new ModuleFailure({ kind: 'unavailable' }, `There is no usable release of ${remote}.`);
      const found = live.modules.get(module);
      if (!found) throw new ModuleFailure({ kind: 'unpublished' }, `${remote} has no ${module}.`);
      return found;
    },
    report({ remote, module }, error) {
      const isOthers = isApiError(error) || (error instanceof ModuleFailure && error.failure.kind === 'unpublished');
      if (!isOthers) onFault(remote);
      // The outage log already reports the backend once.
      if (isApiError(error)) log.debug({ err: error }, `${remote} ${module} got no data`);
      else if (error instanceof ModuleFailure && error.failure.kind === 'unpublished') log.debug(error.message);
      // The end of its process is reported elsewhere.
      else if (error instanceof RemoteUnavailable) log.debug(error.message);
      else log.warn({ err: error }, `${remote} ${module} failed`);
    },
  };
}
