import type { FastifyInstance } from 'fastify';

/**
 * Ends the connection of whoever is answered while the server is closing: kept alive for a next request, it would keep
 * the server for a minute.
 */
export function closeConnectionsWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
