import { versionPattern } from './release';

/** What is compared between a canary and the stable release of the same remote. */
export const comparedVitals = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const;
export type ComparedVital = (typeof comparedVitals)[number];

/** By how much a canary may be worse than the stable release. */
export interface CanaryMargins extends Readonly<Record<ComparedVital, number>> {
  /** Of the share of page views that fail: 0.01 allows one more in a hundred. */
  readonly failures: number;
}

/** Vitals in milliseconds, CLS without a unit. */
export const defaultMargins: CanaryMargins = { failures: 0.01, lcp: 100, inp: 50, cls: 0.02, fcp: 100, ttfb: 100 };

/**
 * `<store>/<name>/canary.json`: a release that a share of the visitors get in place of the stable one. The file is replaced as a
 * whole and never removed: what `canaryEnd` names says that the canary is over.
 */
export interface Canary {
  readonly version: string;
  /** How many of a hundred visitors get it, 1 to 99. */
  readonly percent: number;
  /** When it began, ISO 8601: tells this canary from an earlier one of the same release. */
  readonly since: string;
  /** Where an operator allows more or less than by default. */
  readonly margins?: Partial<CanaryMargins>;
}

/** How a canary has ended. */
export interface CanaryEnd {
  /** Of the canary that has ended. */
  readonly since: string;
  /** ISO 8601. */
  readonly at: string;
  readonly outcome: 'promoted' | 'withdrawn';
  /** One sentence for whoever has published it. */
  readonly reason: string;
}

export const canaryFile = 'canary.json';

/** Where, below the remote's folder in the store, stands how the canary of a release has ended. */
export function canaryEnd(version: string): string {
  return `.canaries/${version}`;
}

/** Where, below the remote's folder in the store, stands when a release was last offered as a canary or a preview: ISO 8601. */
export function offerMark(version: string): string {
  return `.offered/${version}`;
}

/** How long a release may be previewed after it was offered, in milliseconds: as long as the store keeps it at least. */
export const previewPeriod = 7 * 24 * 60 * 60 * 1000;

const mostReason = 1000;
const mostOfMargin = 60_000;

/** The canary that a file says, without what is not known of it; `null` where it says none. */
export function parseCanary(text: string): Canary | null {
  const { version, percent, since, margins } = asRecord(text);
  if (typeof version !== 'string' || !versionPattern.test(version)) return null;
  if (!isPercentage(percent) || typeof since !== 'string' || Number.isNaN(Date.parse(since))) return null;
  const sound = soundMargins(margins);
  return { version, percent, since, ...(Object.keys(sound).length > 0 ? { margins: sound } : {}) };
}

/** The end that a file says; `null` where it says none. */
export function parseCanaryEnd(text: string): CanaryEnd | null {
  const { since, at, outcome, reason } = asRecord(text);
  if (typeof since !== 'string' || typeof at !== 'string' || typeof reason !== 'string') return null;
  if (outcome !== 'promoted' && outcome !== 'withdrawn') return null;
  return { since, at, outcome, reason: reason.slice(0, mostReason) };
}

/** Whether an end is that of this canary, and not of an earlier one of the same release. */
export function hasEnded({ since }: Canary, end: CanaryEnd | null): boolean {
  return end?.since === since;
}

/** Whether a number is a share of the visitors that a canary may have. */
export function isPercentage(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 99;
}

/** Those of some margins that can be used, by the names that are known. */
export function soundMargins(margins: unknown): Partial<CanaryMargins> {
  if (typeof margins !== 'object' || margins === null) return {};
  const known = Object.keys(defaultMargins);
  const isSound = ([name, value]: readonly [string, unknown]) =>
    known.includes(name) &&
    typeof value === 'number' &&
    value >= 0 &&
    value <= (name === 'failures' ? 1 : mostOfMargin);
  return Object.fromEntries(Object.entries(margins).filter(isSound));
}

function asRecord(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
