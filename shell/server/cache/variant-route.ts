import type { FastifyInstance } from 'fastify';
import { stableVariant, undecidedVariant, variantHeader, variantPath } from '../release/canaries/variant';
import type { SharedCache } from './shared-cache';

interface Options {
  readonly cache: Pick<SharedCache, 'headersFor'>;
  /** The variant of the visitors of a bucket; `null` where no canary runs. */
  readonly variantOfBucket: (bucket: number) => Promise<string | null>;
}

/**
 * `/__variant?bucket=7`: for a cache in front of the site, the variant of the visitors of a bucket as a header. Without a bucket: whether one
 * is needed.
 */
export async function variantRoute(app: FastifyInstance, { cache, variantOfBucket }: Options): Promise<void> {
  app.get<{ Querystring: { bucket?: string } }>(variantPath, async (request, reply) => {
    const written = String(request.query.bucket ?? '');
    const bucket = /^\d{1,4}$/.test(written) ? Number(written) : null;
    const variant = await variantOfBucket(bucket ?? 0);
    const known = bucket === null ? undecidedVariant : variant;
    return reply
      .headers(cache.headersFor([]))
      .header(variantHeader, variant === null ? stableVariant : known)
      .type('text/plain; charset=utf-8')
      .send('');
  });
}
