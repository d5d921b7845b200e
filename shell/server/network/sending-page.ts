import type { SendingPage } from '@iwan/shared/network/own-origin';
import type { FastifyRequest } from 'fastify';

/** Where a request says that it comes from. */
export function sendingPage(request: FastifyRequest): SendingPage {
  return {
    origin: request.headers.origin,
    fetchSite: request.headers['sec-fetch-site'] as string | undefined,
    ownOrigin: `${request.protocol}://${request.host}`,
  };
}
