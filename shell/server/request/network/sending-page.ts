import type { SendingPage } from '@iwan/shared/network/own-origin';
import type { FastifyRequest } from 'fastify';

/** The headers by which the origin of a request is judged. */
export function sendingPage(request: FastifyRequest): SendingPage {
  return {
    origin: request.headers.origin,
    fetchSite: request.headers['sec-fetch-site'] as string | undefined,
    ownOrigin: `${request.protocol}://${request.host}`,
  };
}
