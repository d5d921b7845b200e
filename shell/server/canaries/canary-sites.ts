import { shellName } from '@iwan/shared/contracts/shell-release';
import { type TrustedStore, trustingStore } from '@iwan/shared/contracts/trusted-store';
import type { FastifyBaseLogger } from 'fastify';
import type { ComposedSite } from '../releases/composed-site';
import type { StartWorkers } from '../releases/read-release';
import { ReleaseReader } from '../releases/release-reader';
import { CanaryReader } from './canary-reader';
import { CanaryJudge, type NamedCanary } from './judge/canary-judge';
import { LiveCanaries } from './live-canaries';
import { PreviewReleases } from './preview/preview-releases';
import { VisitorSites } from './visitor-sites';
import { withdrawCanary } from './withdraw-canary';

interface Parts {
  /** The folder of releases. */
  readonly store: string;
  readonly start: StartWorkers;
  readonly trust?: TrustedStore;
  readonly site: ComposedSite;
  readonly report: (problem: unknown) => void;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** The running shell, and the function that withdraws its canary. */
  readonly shell: { readonly version: string; readonly setAside: (canary: NamedCanary) => void };
}

interface CanarySites {
  readonly sites: VisitorSites;
  readonly judge: CanaryJudge;
  readonly reader: CanaryReader;
  readonly canaries: LiveCanaries;
  readonly previews: PreviewReleases;
  /** Stops the processes of all releases beside the stable ones. */
  close(): void;
}

/** Canaries and previews of a store, and the judge that withdraws canaries. */
export function canarySites({ store, start, trust = trustingStore, site, report, log, shell }: Parts): CanarySites {
  const stableOf = (name: string) => (name === shellName ? shell.version : site.stableVersion(name));
  const judge = new CanaryJudge({ stableOf, onWorse: withdraw });
  const releases = new ReleaseReader(store, start, { trust });
  const reader = new CanaryReader(store, trust, report);
  const canaries = new LiveCanaries({
    canaries: reader,
    reader: releases,
    report,
    onChange(current) {
      site.offer(current.map(({ live }) => live));
      judge.compare(current);
    },
  });
  const previews = new PreviewReleases({ store, reader: releases, report });
  return {
    sites: new VisitorSites({ site, canaries, previews }),
    judge,
    reader,
    canaries,
    previews,
    close() {
      canaries.close();
      previews.close();
    },
  };

  /** At once on this server, and in the store for all others. */
  function withdraw(canary: NamedCanary, reason: string): void {
    const { name, version } = canary;
    if (name === shellName) shell.setAside(canary);
    else canaries.setAside(name, canary);
    log.warn({ remote: name, version }, `The canary ${version} of ${name} was withdrawn. ${reason}`);
    withdrawCanary(store, name, canary, reason).catch((problem) =>
      log.warn(
        { err: problem },
        `The store could not be told that the canary ${version} of ${name} was withdrawn. This server shows it to nobody until it is started again; run "withdraw" where the store can be written.`,
      ),
    );
  }
}
