import { versionPattern } from '@iwan/shared/contracts/release';
import { z } from 'zod';
import { mostFailures, mostMilliseconds, mostShift, type PageView } from '../../../src/telemetry/page-view';
import type { HandedOutReleases } from './handed-out-releases';

const name = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/);
const version = z.string().max(100).regex(versionPattern);
const counts = z.record(name, z.int().min(1).max(mostFailures));
const milliseconds = z.number().min(0).max(mostMilliseconds).optional();

const shape = z.strictObject({
  shell: version,
  releases: z.record(name, version),
  failedLoads: counts,
  errors: counts,
  vitals: z.strictObject({
    lcp: milliseconds,
    inp: milliseconds,
    cls: z.number().min(0).max(mostShift).optional(),
    fcp: milliseconds,
    ttfb: milliseconds,
  }),
  isWhole: z.boolean(),
});

interface Known {
  /** Whether a version is that of the running shell, or of its canary. */
  readonly isOwnShell: (version: string) => boolean;
  readonly handedOut: Pick<HandedOutReleases, 'has'>;
}

/** Parses a page view; `null` for an invalid one. */
export function readPageView(body: unknown): PageView | null {
  const parsed = shape.safeParse(body);
  if (!parsed.success) return null;
  const vitals = Object.entries(parsed.data.vitals).filter(([, value]) => value !== undefined);
  return { ...parsed.data, vitals: Object.fromEntries(vitals) };
}

/**
 * The trusted part of a page view: releases that this server has recently put into documents. `null` where another shell has
 * rendered the page, as in a tab that was open when this one took over.
 */
export function believedView(view: PageView, { isOwnShell, handedOut }: Known): PageView | null {
  if (!isOwnShell(view.shell)) return null;
  const known = Object.entries(view.releases).filter(([remote, version]) => handedOut.has(remote, version));
  const owners = new Set(['shell', ...known.map(([remote]) => remote)]);
  const ofKnown = (all: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(all).filter(([owner]) => owners.has(owner)));
  return {
    ...view,
    releases: Object.fromEntries(known),
    failedLoads: ofKnown(view.failedLoads),
    errors: ofKnown(view.errors),
  };
}
