import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error';

/** Throws where nobody reads the answer any more, before work is done for it. 499, as proxies note it. */
export function assertStillThere({ raw }: FastifyRequest): void {
  if (raw.socket?.destroyed) throw new HttpError(499, 'The caller has hung up');
}
