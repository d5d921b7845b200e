import type { CanaryStanding } from '../canaries/judge/canary-judge';
import type { StoredReleases } from './stored-releases';
import type { ChartedVital } from './vital-history';

/** One remote, or the shell. */
export interface AppStatus extends StoredReleases {
  readonly name: string;
  /** The release that this server shows; `null` where there is none. */
  readonly live: string | null;
  /** Processes of the live release that have ended unasked, by reason. */
  readonly restarts: Readonly<Record<string, number>>;
  readonly strayErrors: number;
  /** Modules that are left alone for the moment. */
  readonly openCircuits: readonly string[];
  readonly failedIslands: number;
  readonly pageViews: number;
  readonly failedLoads: number;
  readonly browserErrors: number;
  /** The 75th percentile of each five minutes of the last hour. */
  readonly vitals: Readonly<Record<ChartedVital, readonly (number | null)[]>>;
  /** The release that a share of the visitors get, and how it does beside the live one; `null` where there is none. */
  readonly canary: CanaryStanding | null;
}

/** What the status page shows. */
export interface SiteStatus {
  readonly at: Date;
  /** How long this process has run, in seconds. */
  readonly uptime: number;
  /** Resident memory of this process, in bytes. */
  readonly memory: number;
  /** How the last reading of the backend ended; `null` where there was none. */
  readonly backend: 'answered' | 'failed' | null;
  readonly apps: readonly AppStatus[];
  /** A remote that was rolled back just now. */
  readonly rolledBack: string | null;
}
