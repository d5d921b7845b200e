import type { FastifyReply } from 'fastify';
import type { Admission } from './status-access';

/** Answers a program that is not admitted, or not yet. Where there is no token there is no such address. */
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
