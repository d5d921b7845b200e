import { requestIdHeader } from '@iwan/shared/network/request-id';
import type { FastifyRequest } from 'fastify';

/**
 * Who asks, as the backend believes it: it counts how often each one does, sets its cookies for the visitor's own scheme, and
 * logs the request by the same name.
 */
export function forwarded({ host, protocol, ip, id }: FastifyRequest): Readonly<Record<string, string>> {
  return { 'x-forwarded-host': host, 'x-forwarded-proto': protocol, 'x-forwarded-for': ip, [requestIdHeader]: id };
}
