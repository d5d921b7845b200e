import { requestIdHeader } from '@iwan/shared/network/request-id';
import type { FastifyInstance } from 'fastify';
import { inRequest } from './request-context';

/** Adds the request id to the response, and to everything that is done for the request. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    inRequest(request.id, done);
  });
}
