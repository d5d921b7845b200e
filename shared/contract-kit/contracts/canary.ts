import { versionPattern } from './release';

/**
 * `<store>/<name>/canary.json`: a release that a share of the visitors get in place of the stable one. The file is replaced
 * atomically and never deleted: the file of `canaryEnd` says that the canary is over.
 */
export interface Canary {
  readonly version: string;
  /** How many of a hundred visitors get it, 1 to 99. */
  readonly percent: number;
  /** When it began, ISO 8601: distinguishes it from an earlier canary of the same release. */
  readonly since: string;
}

/** The result of a canary. */
export interface CanaryEnd {
  /** The `began` of the canary that has ended. */
  readonly since: string;
  /** ISO 8601. */
  readonly at: string;
  readonly outcome: 'promoted' | 'withdrawn';
  /** One sentence for the publisher. */
  readonly reason: string;
}

export const canaryFile = 'canary.json';

/** The path of a canary's result, relative to the remote's folder in the store. */
export function canaryEnd(version: string): string {
  return `.canaries/${version}`;
}

/**
 * The path of the time at which a release was last offered as a canary or a preview, relative to the remote's folder in the
 * store: ISO 8601.
 */
export function offerMark(version: string): string {
  return `.offered/${version}`;
}

/** How long a release may be previewed after it was offered, in milliseconds; the store keeps it at least as long. */
export const previewPeriod = 7 * 24 * 60 * 60 * 1000;

const mostReason = 1000;

/** The canary in a file, without unknown fields; `null` where it is invalid. */
export function parseCanary(text: string): Canary | null {
  const { version, percent, since } = asRecord(text);
  if (typeof version !== 'string' || !versionPattern.test(version)) return null;
  if (!isPercentage(percent) || typeof since !== 'string' || Number.isNaN(Date.parse(since))) return null;
  return { version, percent, since };
}

/** The result in a file; `null` where it is invalid. */
export function parseCanaryEnd(text: string): CanaryEnd | null {
  const { since, at, outcome, reason } = asRecord(text);
  if (typeof since !== 'string' || typeof at !== 'string' || typeof reason !== 'string') return null;
  if (outcome !== 'promoted' && outcome !== 'withdrawn') return null;
  return { since, at, outcome, reason: reason.slice(0, mostReason) };
}

/** Whether a result belongs to this canary, and not to an earlier one of the same release. */
export function hasEnded({ since }: Canary, end: CanaryEnd | null): boolean {
  return end?.since === since;
}

/** Whether a number is a valid share of the visitors. */
export function isPercentage(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 99;
}

function asRecord(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
