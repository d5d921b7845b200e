/** Web vitals by the names of their metrics; milliseconds, but for `cls`, which has no unit. */
export const vitalNames = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const;
export type VitalName = (typeof vitalNames)[number];

/** The address of the beacon. */
export const beaconPath = '/__beacon';

/** The size limit of the body of a beacon, in bytes. */
export const beaconBytesLimit = 4096;

/** The largest values that are sent; larger ones are clamped. */
export const mostMilliseconds = 60_000;
export const mostShift = 10;
export const mostFailures = 100;

/** One page view, from its load until the page was first hidden. Contains nothing about the visitor. */
export interface PageView {
  /** The version of the shell that rendered the document. */
  readonly shell: string;
  /** The release of each remote that had a part on the page. */
  readonly releases: Readonly<Record<string, string>>;
  /** How many modules of each owner (a remote, or `shell`) could not be loaded. */
  readonly failedLoads: Readonly<Record<string, number>>;
  /** Uncaught errors of each owner's code. */
  readonly errors: Readonly<Record<string, number>>;
  readonly vitals: Readonly<Partial<Record<VitalName, number>>>;
  /** Whether the document had all its parts when the server sent it. */
  readonly isWhole: boolean;
}

/** How page views are counted, as the server tells the browser. */
export interface BeaconSettings {
  /** The version of the shell that rendered the document. */
  readonly shell: string;
  /** The share of page views that are counted, from 0 to 1. */
  readonly sample: number;
}
