import { join } from 'node:path';
import { pointedVersion } from '@iwan/tooling/release/publish-release';
import { earlierReleases } from '@iwan/tooling/release/retention';
import { type ListedRelease, listReleases } from '@iwan/tooling/store/list-releases';
import type { Metric } from 'prom-client';
import { type Caches, cacheNames } from '../data/counted-cache';
import type { Metrics } from '../operation/telemetry/metrics';
import type { CanaryStanding } from '../release/canaries/canary-judge';
import type { Site } from '../release/composed-site';
import { type ChartedVital, chartedVitals, type VitalHistory } from './vital-history';

/** The most releases of one remote. */
const mostShown = 6;

export interface StatusSources {
  readonly site: () => Promise<Site>;
  readonly releasesDir: string;
  /** The version of the running shell. */
  readonly shell: string;
  readonly metrics: Metrics;
  readonly history: VitalHistory;
  /** The state of the running canaries. */
  readonly canaries: () => readonly CanaryStanding[];
  readonly caches: Caches;
}

/** The data of the status page. */
export type SiteStatus = Awaited<ReturnType<typeof siteStatus>>;
/** One remote, or the shell; `live`: the release that this server shows, `null` where there is none. */
export type AppStatus = SiteStatus['apps'][number];

/** Collects the data of the status page for this server only: each server of a site has its own counts. Seconds and bytes. */
export async function siteStatus(sources: StatusSources) {
  const { site, shell, metrics } = sources;
  const { releases } = await site();
  const live: readonly [string, string | null][] = [
    ['shell', shell],
    ...[...releases].map(([name, each]) => [name, each?.release.version ?? null] as [string, string | null]),
  ];
  const apps = await Promise.all(
    live.map(async ([name, version]) => {
      const modules = [...(releases.get(name)?.modules ?? [])];
      const open = modules.filter(([, module]) => module.isCircuitOpen).map(([module]) => module);
      return appStatus(sources, { name, version, open });
    }),
  );
  return {
    at: new Date(),
    uptime: process.uptime(),
    memory: process.memoryUsage.rss(),
    backend: metrics.lastBackendCall,
    apps,
    caches: cacheNames.flatMap((name) => {
      const state = sources.caches.get(name)?.state;
      return state ? [{ name, ...state }] : [];
    }),
  };
}

interface App {
  readonly name: string;
  readonly version: string | null;
  /** Modules whose circuit breaker is open. */
  readonly open: readonly string[];
}

async function appStatus(sources: StatusSources, { name, version, open }: App) {
  const { releasesDir, metrics, history, canaries } = sources;
  const of = { remote: name, version: version ?? '' };
  const total = async (metric: Metric, more = {}) => sum(await seriesOf(metric, { ...of, ...more }));
  const ends = await seriesOf(metrics.workerEnds, of);
  return {
    ...(await storedReleases(releasesDir, name)),
    name,
    live: version,
    /** Processes of the live release that have ended unexpectedly, by reason. */
    restarts: Object.fromEntries(ends.map(({ labels, value }) => [String(labels.reason), value])),
    strayErrors: await total(metrics.strayErrors),
    /** Modules whose circuit breaker is open. */
    openCircuits: open,
    failedIslands: await total(metrics.islands, { outcome: 'failed' }),
    pageViews: await total(metrics.pageViews),
    failedLoads: await total(metrics.failedLoads),
    browserErrors: await total(metrics.browserErrors),
    /** The 75th percentile of each five minutes of the last hour. */
    vitals: Object.fromEntries(
      chartedVitals.map((vital) => [vital, history.percentiles(name, of.version, vital)]),
    ) as Record<ChartedVital, readonly (number | null)[]>,
    canary: canaries().find(({ canary }) => canary.name === name) ?? null,
  };
}

/**
 * The releases of a remote in the store, the live one first, then by when they were last live; and the target of a rollback,
 * `null` where there is none. Never rejects.
 */
async function storedReleases(
  store: string,
  name: string,
): Promise<{ readonly releases: readonly ListedRelease[]; readonly earlier: string | null }> {
  const home = join(store, name);
  try {
    const releases = await listReleases(store, name);
    const [earlier = null] = await earlierReleases(home, await pointedVersion(home));
    return { releases: releases.slice(0, mostShown), earlier };
  } catch {
    return { releases: [], earlier: null };
  }
}

type Series = Awaited<ReturnType<Metric['get']>>['values'];

async function seriesOf(metric: Metric, wanted: Readonly<Record<string, string>>): Promise<Series> {
  const { values } = await metric.get();
  return values.filter(({ labels }) =>
    Object.entries(wanted).every(([name, value]) => (labels as Record<string, unknown>)[name] === value),
  );
}

function sum(series: Series): number {
  return series.reduce((total, { value }) => total + value, 0);
}
