import type { FastifyPluginAsync } from 'fastify';
import { onlyFromThisMachine } from '../http/only-directly';
import type { DevelopmentInbox } from './development-inbox';
import { inboxPage } from './inbox-page';

/** `/__inbox`: what would have been mailed, as a page, or as JSON for tests. Registered in development only. */
export function inboxRoutes(inbox: DevelopmentInbox): FastifyPluginAsync {
  return async (app) => {
    app.get('/__inbox', { onRequest: onlyFromThisMachine }, (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (request.headers.accept === 'application/json') return reply.send({ data: inbox.mails() });
      return reply.type('text/html; charset=utf-8').send(inboxPage(inbox.mails()));
    });
  };
}
