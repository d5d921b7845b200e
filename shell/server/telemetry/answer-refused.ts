import type { FastifyReply } from 'fastify';
import type { Admission } from './status-access';

/** Responds to a client without access. Without a configured token the address does not exist. */
export function answerRefused(
  reply: FastifyReply,
  admission: Exclude<Admission, { readonly kind: 'admitted' }>,
): FastifyReply {
  reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
  switch (admission.kind) {
    case 'closed':
      return reply.callNotFound() as unknown as FastifyReply;
    case 'refused':
      return reply.code(401).header('www-authenticate', 'Bearer').send('Send the token of STATUS_TOKEN.');
    case 'late':
      return reply
        .code(429)
        .header('retry-after', String(admission.retryAfter))
        .send('Too many wrong tokens. Try again in a minute.');
  }
}
