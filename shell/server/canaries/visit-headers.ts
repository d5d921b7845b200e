import type { FastifyReply } from 'fastify';
import { setBucketCookie } from './buckets';
import type { Visit } from './visitor-sites';

/**
 * The headers of a visit: `Vary` where the response depends on the visitor's cookies; no indexing and no caching for a preview;
 * and the cookie of a new bucket.
 */
export function setVisitHeaders(reply: FastifyReply, { varies, newBucket, preview }: Visit, isSecure: boolean): void {
  if (!varies) return;
  reply.header('vary', 'cookie');
  if (preview !== null) reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  if (newBucket !== null) reply.header('set-cookie', setBucketCookie(newBucket, isSecure));
}
