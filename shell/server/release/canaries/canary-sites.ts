import { join } from 'node:path';
import { shellName } from '@iwan/shared/contracts/shell-release';
import { type TrustedStore, trustingStore } from '@iwan/shared/contracts/trusted-store';
import { endCanary } from '@iwan/tooling/release/canary-files';
import type { FastifyBaseLogger } from 'fastify';
import type { ComposedSite } from '../composed-site';
import type { LiveRelease, StartWorkers } from '../read-release';
import { releaseReader } from '../release-reader';
import { CanaryJudge, type NamedCanary } from './canary-judge';
import { CanaryReader, LiveCanaries } from './live-canaries';
import { PreviewReleases } from './preview/preview-releases';
import { ShellProcess } from './shell-process';
import { VisitorSites } from './visitor-sites';

/** The interval at which the store is checked for a canary of the shell, in milliseconds. */
const lookEvery = 1_000;

interface Parts {
  /** The folder of releases. */
  readonly store: string;
  readonly start: StartWorkers;
  readonly trust?: TrustedStore;
  readonly site: ComposedSite;
  readonly report: (problem: unknown) => void;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** The running shell, and whether it may have a canary: another document server on this machine. */
  readonly shell: { readonly version: string; readonly mayHaveCanary: boolean };
}

/** Canaries and previews of a store, and the judge that withdraws canaries. */
export function canarySites({ store, start, trust = trustingStore, site, report, log, shell }: Parts) {
  const stableOf = (name: string) => (name === shellName ? shell.version : site.releases.get(name)?.release.version);
  const judge = new CanaryJudge({ stableOf, onWorse: withdraw });
  const read = releaseReader(store, start, { trust });
  const common = { canaries: new CanaryReader(store, trust, report), report };
  const compare = () => judge.compare([...canaries.current, ...shellCanaries.current]);
  const canaries: LiveCanaries<LiveRelease> = new LiveCanaries({
    ...common,
    start: read,
    stop: ({ workers }, when) => (when === 'now' ? workers.close() : workers.retire()),
    onChange(current) {
      site.offer(current.map(({ live }) => live));
      compare();
    },
  });
  const shellCanaries: LiveCanaries<ShellProcess> = new LiveCanaries({
    ...common,
    start: ({ version }) => ShellProcess.start(store, version, trust),
    stop: (process, when) => process.stop(when),
    ended: (process) => process.ended,
    onChange: compare,
  });
  const lookAtShell = () => shellCanaries.look(new Map([[shellName, shell.version]]));
  const looking = shell.mayHaveCanary ? setInterval(lookAtShell, lookEvery).unref() : undefined;
  const previews = new PreviewReleases({ store, read, report });
  return {
    sites: new VisitorSites({ site, canaries, previews }),
    judge,
    canaries,
    previews,
    /** The running canary of the shell. */
    shellCanary: () => shellCanaries.current[0],
    /** Stops the processes of all releases beside the stable ones. */
    close() {
      clearInterval(looking);
      for (const each of [canaries, shellCanaries, previews]) each.close();
    },
  };

  /** At once on this server, and in the store for all others. */
  function withdraw(canary: NamedCanary, reason: string): void {
    const { name, version } = canary;
    (name === shellName ? shellCanaries : canaries).setAside(name, canary);
    log.warn({ remote: name, version }, `The canary ${version} of ${name} was withdrawn. ${reason}`);
    endCanary(join(store, name), canary, { outcome: 'withdrawn', reason }).catch((error) =>
      log.warn(
        { err: error },
        `The store could not be told that the canary ${version} of ${name} was withdrawn. This server shows it to nobody until it is started again; run "withdraw" where the store can be written.`,
      ),
    );
  }
}
