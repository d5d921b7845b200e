import type { CacheName, CacheState } from '../data/counted-cache';
import type { CanaryStanding } from '../release/canaries/canary-judge';
import type { StoredReleases } from './stored-releases';
import type { ChartedVital } from './vital-history';

/** One remote, or the shell. */
export interface AppStatus extends StoredReleases {
  readonly name: string;
  /** The release that this server shows; `null` where there is none. */
  readonly live: string | null;
  /** Processes of the live release that have ended unexpectedly, by reason. */
  readonly restarts: Readonly<Record<string, number>>;
  readonly strayErrors: number;
  /** Modules whose circuit breaker is open. */
  readonly openCircuits: readonly string[];
  readonly failedIslands: number;
  readonly pageViews: number;
  readonly failedLoads: number;
  readonly browserErrors: number;
  /** The 75th percentile of each five minutes of the last hour. */
  readonly vitals: Readonly<Record<ChartedVital, readonly (number | null)[]>>;
  /** The canary, and its comparison with the live release; `null` where there is none. */
  readonly canary: CanaryStanding | null;
}

/** The data of the status page. */
export interface SiteStatus {
  readonly at: Date;
  /** The uptime of this process in seconds. */
  readonly uptime: number;
  /** Resident memory of this process, in bytes. */
  readonly memory: number;
  /** The result of the last call of the backend; `null` where there was none. */
  readonly backend: 'answered' | 'failed' | null;
  readonly apps: readonly AppStatus[];
  readonly caches: readonly (CacheState & { readonly name: CacheName })[];
  /** A remote that was just rolled back. */
  readonly rolledBack: string | null;
}
