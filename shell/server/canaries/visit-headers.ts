import type { FastifyReply, FastifyRequest } from 'fastify';
import { variesBy } from '../shared-cache/variant';
import { setBucketCookie } from './buckets';
import type { Visit } from './visitor-sites';

/**
 * The headers of a visit: `Vary` where the response depends on the visitor's cookies; no indexing and no caching for a preview;
 * and the cookie of a new bucket, unless a cache in front of the site has drawn it.
 */
export function setVisitHeaders(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { varies, newBucket, preview }: Visit,
  isSecure: boolean,
): void {
  if (!varies) return;
  const varyBy = preview === null ? variesBy(request) : 'cookie';
  reply.header('vary', varyBy);
  if (preview !== null) reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  if (newBucket !== null && varyBy === 'cookie') reply.header('set-cookie', setBucketCookie(newBucket, isSecure));
}
