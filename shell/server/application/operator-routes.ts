import type { FastifyInstance } from 'fastify';
import type { Caches } from '../data/counted-cache';
import { metricsRoute } from '../operation/telemetry/metrics-route';
import { StatusAccess } from '../operation/telemetry/status-access';
import { countCanaries } from '../release/canaries/canary-metrics';
import { violationsRoute } from '../request/violations/route';
import { countViolations, Violations } from '../request/violations/violations';
import { statusRoute } from '../status/route';
import type { VitalHistory } from '../status/vital-history';
import type { LiveSite } from './live-site';
import type { Parts } from './parts';

interface Options {
  readonly parts: Parts;
  readonly live: LiveSite;
  readonly history: VitalHistory;
  readonly caches: Caches;
}

/** The routes for operators: health, metrics, and the status page. */
export async function operatorRoutes(app: FastifyInstance, { parts, live, history, caches }: Options): Promise<void> {
  const { environment, metrics, readiness, strayErrors } = parts;
  const { site, grants, judge } = live;
  const violations = new Violations();
  countViolations(metrics.registry, violations);
  countCanaries(metrics.registry, judge);
  await app.register(violationsRoute, { violations, remotes: () => grants.current.remotes });
  app.get('/healthz', (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ status: 'up', strayErrors: strayErrors.totals, violations: violations.totals }),
  );
  app.get('/readyz', (_, reply) => {
    const isReady = readiness?.isReady ?? true;
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'starting' });
  });
  const access = new StatusAccess(environment.statusToken, { isOpen: parts.developmentScript !== undefined });
  await app.register(metricsRoute, { metrics, access });
  await app.register(statusRoute, {
    access,
    ownOrigin: environment.ownOrigin,
    site: () => site.current(),
    releasesDir: environment.releasesDir,
    shell: parts.version,
    metrics,
    history,
    canaries: () => judge.current,
    caches,
  });
}
