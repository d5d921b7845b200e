import { shellName } from '@iwan/shared/contracts/shell-release';
import type { FastifyInstance } from 'fastify';
import { SharedCache } from '../cache/shared-cache';
import { variantRoute } from '../cache/variant-route';
import { watchSite } from '../cache/watch-site';
import type { HandedOutReleases } from '../operation/telemetry/handed-out-releases';
import { bucketCookie, isInCanary } from '../release/canaries/buckets';
import { stableVariant, variantOf, withShell } from '../release/canaries/variant';
import type { Visit } from '../release/canaries/visitor-sites';
import type { LiveSite } from './live-site';
import type { Parts } from './parts';

interface Options {
  readonly parts: Parts;
  readonly live: LiveSite;
  /** Makes this server forget the documents with any of these keys. */
  readonly forget: (keys: ReadonlySet<string> | 'all') => void;
  readonly handedOut: Pick<HandedOutReleases, 'note'>;
}

interface Sharing {
  readonly sharedCache: SharedCache | null;
  readonly variantOfVisit: (visit: Visit) => string | null;
}

/** The cache in front of the site, told of what changes: releases, canaries and records. */
export async function sharing(app: FastifyInstance, { parts, live, forget, handedOut }: Options): Promise<Sharing> {
  const { environment, answers, metrics, version, isShellCanary } = parts;
  const { site, sites, shellCanary } = live;
  const { purgeAddresses, purgeToken, apiUrl, responsesMaxAge } = environment;
  const [first, ...others] = purgeAddresses;
  const running = () => shellCanary() ?? null;
  /** The shell of a visit that this server answers itself. */
  const ownShell = () => {
    if (isShellCanary) return variantOf([{ name: shellName, version }]);
    return running() === null ? null : stableVariant;
  };
  const variantOfVisit = (visit: Visit) => withShell(visit.variant, ownShell());
  // A document that waits for the backend each time is to be new each time.
  if (first === undefined || responsesMaxAge === 0 || parts.developmentScript)
    return { sharedCache: null, variantOfVisit };

  const sharedCache = new SharedCache({
    addresses: [first, ...others],
    token: purgeToken,
    apiUrl,
    forget: (keys) => {
      answers.forget(keys);
      forget(keys);
    },
    forgetAll: () => {
      answers.forget('all');
      forget('all');
    },
    onPurge: (outcome) => metrics.purges.inc({ outcome }),
    log: app.log,
  });
  metrics.watchSharedCache(sharedCache);
  const stopWatching = watchSite({
    async current() {
      // Looks for canaries too.
      const { site: stable } = await sites.of({ headers: {} });
      handedOut.note((await site.current()).composition.releases);
      return stable;
    },
    canaries: () => [sites.canaryNames, running()?.version ?? '', running()?.percent ?? ''].join(' '),
    onMoved: (key) => (sites.canaryNames === '' ? sharedCache.purge([key]) : sharedCache.purgeAll()),
    onCanaries: () => sharedCache.purgeAll(),
  });
  app.addHook('onReady', async () => sharedCache.start());
  app.addHook('onClose', async () => {
    stopWatching();
    sharedCache.close();
  });
  await app.register(variantRoute, { cache: sharedCache, variantOfBucket });
  parts.finishing.addEventListener('abort', () => sharedCache.end());
  return { sharedCache, variantOfVisit };

  async function variantOfBucket(bucket: number): Promise<string | null> {
    const canary = running();
    const { variant } = await sites.of({ headers: { cookie: `${bucketCookie}=${bucket}` } });
    const shell = canary === null ? null : isInCanary(canary, bucket) ? variantOf([canary]) : stableVariant;
    return withShell(variant, shell);
  }
}
