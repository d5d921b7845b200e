import type { FastifyReply } from 'fastify';
import { setBucketCookie } from './buckets';
import type { Visit } from './visitor-sites';

/**
 * What the answer to a visit says beside its content: that it depends on the visitor's cookies, where it does; that no search
 * engine may list it, and nobody keep it, where it is a preview; and the bucket that the visitor is in from now on.
 */
export function setVisitHeaders(reply: FastifyReply, { varies, newBucket, preview }: Visit, isSecure: boolean): void {
  if (!varies) return;
  reply.header('vary', 'cookie');
  if (preview !== null) reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  if (newBucket !== null) reply.header('set-cookie', setBucketCookie(newBucket, isSecure));
}
