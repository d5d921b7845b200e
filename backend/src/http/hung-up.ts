import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error';

/** Throws where the connection is closed, before work is done for the response. 499, as proxies log it. */
export function assertStillThere({ raw }: FastifyRequest): void {
  if (raw.socket?.destroyed) throw new HttpError(499, 'The caller has hung up');
}
