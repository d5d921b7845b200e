import { requestIdHeader } from '@iwan/shared/network/request-id';
import type { FastifyRequest } from 'fastify';

/**
 * The headers by which the backend knows the client: for its rate limits, for cookies with the visitor's scheme, and for the
 * request id in its log.
 */
export function forwarded({ host, protocol, ip, id }: FastifyRequest): Readonly<Record<string, string>> {
  return { 'x-forwarded-host': host, 'x-forwarded-proto': protocol, 'x-forwarded-for': ip, [requestIdHeader]: id };
}
