import { isFromOwnPage } from '@iwan/shared/network/own-origin';
import type { FastifyInstance } from 'fastify';
import { beaconBytesLimit, beaconPath, type PageView } from '../../../src/telemetry/page-view';
import { sendingPage } from '../../request/network/sending-page';
import { NetworkRate } from '../../request/visitors/network-rate';
import type { HandedOutReleases } from './handed-out-releases';
import { believedView, readPageView } from './read-page-view';

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
