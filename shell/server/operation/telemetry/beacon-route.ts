import { versionPattern } from '@iwan/shared/contracts/release';
import { isFromOwnPage } from '@iwan/shared/network/own-origin';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  beaconBytesLimit,
  beaconPath,
  mostFailures,
  mostMilliseconds,
  mostShift,
  type PageView,
} from '../../../src/telemetry/page-view';
import { sendingPage } from '../../request/network/forwarded';
import { NetworkRate } from '../../request/visitors/network-rate';
import type { HandedOutReleases } from './handed-out-releases';

interface Options {
  /** Called with the trusted part of each page view, and the network address of its visitor. */
  readonly onView: (view: PageView, address: string) => void;
  readonly handedOut: HandedOutReleases;
  /** Whether a version is that of the running shell, or of its canary. */
  readonly isOwnShell: (version: string) => boolean;
  readonly ownOrigin: string | null;
}

/** An office behind one address views a page every two seconds. */
const limit = { burst: 60, perMinute: 30 };

/** Receives browsers' reports of page views. Invalid ones are refused, and the rest is rate-limited. */
export async function beaconRoute(app: FastifyInstance, options: Options): Promise<void> {
  const { onView, handedOut, isOwnShell, ownOrigin } = options;
  const rate = new NetworkRate(limit);
  app.post(
    beaconPath,
    {
      bodyLimit: beaconBytesLimit,
      // Before the body is read.
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (!isFromOwnPage(sendingPage(request), ownOrigin)) return reply.code(403).send();
        const wait = rate.waitFor(request.ip);
        if (wait > 0)
          return reply
            .code(429)
            .header('retry-after', String(Math.ceil(wait / 1000)))
            .send();
      },
    },
    (request, reply) => {
      const view = readPageView(request.body);
      if (view === null) return reply.code(400).send();
      const believed = believedView(view, { isOwnShell, handedOut });
      if (believed) onView(believed, request.ip);
      return reply.code(204).send();
    },
  );
}

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
