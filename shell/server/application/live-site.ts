import { join } from 'node:path';
import { TrustedStore } from '@iwan/shared/contracts/trusted-store';
import type { FastifyInstance } from 'fastify';
import { canarySites } from '../canaries/canary-sites';
import type { CanaryJudge } from '../canaries/judge/canary-judge';
import type { PreviewReleases } from '../canaries/preview/preview-releases';
import type { VisitorSites } from '../canaries/visitor-sites';
import { ComposedSite } from '../releases/composed-site';
import { ReleaseRegistry } from '../releases/release-registry';
import { GrantReader } from '../releases/stored-grants';
import { remoteStarter } from '../remotes';
import { ShellCanary } from '../shell-canary/shell-canary';
import type { Parts } from './parts';

/** The live releases of a store, and the processes that run their code. */
export interface LiveSite {
  readonly site: ComposedSite;
  readonly grants: GrantReader;
  readonly trust: TrustedStore;
  /** The site of each visitor, with canaries and previews. */
  readonly sites: VisitorSites;
  readonly previews: PreviewReleases;
  readonly judge: CanaryJudge;
  /** `null` for a server without a shell canary of its own. */
  readonly shellCanary: ShellCanary | null;
}

/** How often new releases are looked for where nobody asks for a page, in milliseconds. */
const lookEvery = 500;

/** Starts what is live in the store, and stops it when the server closes. */
export function liveSite(app: FastifyInstance, parts: Parts): LiveSite {
  const { environment, strayErrors, metrics, version } = parts;
  const { releasesDir: store } = environment;
  const isDevelopment = parts.developmentScript !== undefined;
  const report = (problem: unknown) => app.log.error({ err: problem }, 'A release was refused');
  const start = remoteStarter({
    log: app.log,
    strayErrors,
    program: { program: join(import.meta.dirname, 'remote-program.mjs'), hasPackages: isDevelopment },
    metrics,
    mostProcesses: environment.remoteProcesses,
    onFault: (remote, faulty) => beside.judge.fault(remote, faulty),
  });
  const trust = new TrustedStore(environment.releaseKeys, environment.dataDir);
  const registry = new ReleaseRegistry(store, start, report, { isDevelopment, trust });
  const grants = new GrantReader(store, report, trust);
  const site = new ComposedSite(registry, grants, { report, note: (sentence) => app.log.warn(sentence) });
  const beside = canarySites({
    store,
    start,
    trust,
    site,
    report,
    log: app.log,
    shell: { version, setAside: (canary) => shellCanary?.setAside(canary) },
  });
  const { sites, previews, judge, reader: canaries } = beside;
  const shellCanary = parts.mayHaveShellCanary
    ? new ShellCanary({ store, stable: version, canaries, report, onChange: (running) => judge.compareShell(running) })
    : null;
  const looking = setInterval(() => registry.look(), lookEvery).unref();
  app.addHook('onClose', async () => {
    clearInterval(looking);
    registry.close();
    beside.close();
    shellCanary?.close();
  });
  return { site, grants, trust, sites, previews, judge, shellCanary };
}
