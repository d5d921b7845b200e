import type { FastifyBaseLogger } from 'fastify';
import type { Resource } from '../database/tables/watched-tables';
import { coalesce } from './coalesce';

interface Refreshable {
  refresh(): Promise<void>;
}

/** Reads again what was changed in the database; a burst of changes causes one read. */
export function refreshChanged(
  stores: Readonly<Record<Resource, Refreshable>>,
  log: Pick<FastifyBaseLogger, 'error'>,
): (resources: readonly Resource[]) => void {
  const refreshers = new Map(
    (Object.keys(stores) as Resource[]).map((resource) => [resource, coalesce(() => stores[resource].refresh())]),
  );
  return (resources) => {
    for (const resource of resources) {
      refreshers
        .get(resource)?.()
        .catch((err: unknown) => log.error({ err, resource }, 'a change could not be read'));
    }
  };
}
