import type { SendingPage } from '@iwan/shared/network/own-origin';
import { requestIdHeader } from '@iwan/shared/network/request-id';
import type { FastifyRequest } from 'fastify';

/**
 * The headers by which the backend knows the client: for its rate limits, for cookies with the visitor's scheme, and for the
 * request id in its log.
 */
export function forwarded({ host, protocol, ip, id }: FastifyRequest): Readonly<Record<string, string>> {
  return { 'x-forwarded-host': host, 'x-forwarded-proto': protocol, 'x-forwarded-for': ip, [requestIdHeader]: id };
}

/** The headers by which the origin of a request is judged. */
export function sendingPage(request: FastifyRequest): SendingPage {
  return {
    origin: request.headers.origin,
    fetchSite: request.headers['sec-fetch-site'] as string | undefined,
    ownOrigin: `${request.protocol}://${request.host}`,
  };
}
