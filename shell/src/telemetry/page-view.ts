/** Web vitals by the names of their metrics; milliseconds, but for `cls`, which has no unit. */
export const vitalNames = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Where the browser sends what it has seen of a page view. */
export const beaconPath = '/__beacon';

/** More bytes than the body of a beacon may have. */
export const beaconBytesLimit = 4096;

/** The largest values that are sent; what is larger counts as that. */
export const mostMilliseconds = 60_000;
export const mostShift = 10;
export const mostFailures = 100;

/** What a browser has seen of one document, from its load until the page was first hidden. Says nothing of who looked at it. */
export interface PageView {
  /** The version of the shell that made the document. */
  readonly shell: string;
  /** The release of each remote that had a part on the page. */
  readonly releases: Readonly<Record<string, string>>;
  /** How many modules of each owner (a remote, or `shell`) could not be loaded. */
  readonly failedLoads: Readonly<Record<string, number>>;
  /** Uncaught errors of each owner's code. */
  readonly errors: Readonly<Record<string, number>>;
  readonly vitals: Readonly<Partial<Record<VitalName, number>>>;
  /** Whether no part was missing in the document as the server sent it. */
  readonly isWhole: boolean;
}

/** What the server tells the browser of how page views are counted. */
export interface BeaconSettings {
  /** The version of the shell that made the document. */
  readonly shell: string;
  /** The share of page views that are counted, from 0 to 1. */
  readonly sample: number;
}
