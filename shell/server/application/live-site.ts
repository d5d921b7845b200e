import { join } from 'node:path';
import { TrustedStore } from '@iwan/shared/contracts/trusted-store';
import type { FastifyInstance } from 'fastify';
import { canarySites } from '../release/canaries/canary-sites';
import { ComposedSite } from '../release/composed-site';
import { ReleaseRegistry } from '../release/release-registry';
import { remoteStarter } from '../release/remotes';
import { GrantReader } from '../release/stored-grants';
import type { Parts } from './parts';

/** The live releases of a store, and the processes that run their code. */
export type LiveSite = ReturnType<typeof liveSite>;

/** How often new releases are looked for where nobody asks for a page, in milliseconds. */
const lookEvery = 500;

/** Starts what is live in the store, and stops it when the server closes. */
export function liveSite(app: FastifyInstance, parts: Parts) {
  const { environment, strayErrors, metrics, version } = parts;
  const { releasesDir: store } = environment;
  const isDevelopment = parts.developmentScript !== undefined;
  const report = (error: unknown) => app.log.error({ err: error }, 'A release was refused');
  const start = remoteStarter({
    log: app.log,
    strayErrors,
    program: { program: join(import.meta.dirname, 'remote-program.mjs'), hasPackages: isDevelopment },
    metrics,
    onFault: (remote, faulty) => beside.judge.fault(remote, faulty),
  });
  const trust = new TrustedStore(environment.releaseKeys, environment.dataDir);
  const registry = new ReleaseRegistry(store, start, report, { isDevelopment, trust });
  const grants = new GrantReader(store, report, trust);
  const site = new ComposedSite(registry, grants, { report, note: (sentence) => app.log.warn(sentence) });
  const beside: ReturnType<typeof canarySites> = canarySites({
    store,
    start,
    trust,
    site,
    report,
    log: app.log,
    shell: { version, mayHaveCanary: parts.mayHaveShellCanary },
  });
  const looking = setInterval(() => registry.look(), lookEvery).unref();
  app.addHook('onClose', async () => {
    clearInterval(looking);
    registry.close();
    beside.close();
  });
  return { ...beside, site, grants, trust };
}
