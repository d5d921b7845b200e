import { requestIdHeader } from '@iwan/shared/network/request-id';
import type { FastifyInstance } from 'fastify';
import { inRequest } from './request-context';

/** Tells who asks how their request is called, and whatever is done for it. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    inRequest(request.id, done);
  });
}
