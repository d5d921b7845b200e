import type { FastifyInstance } from 'fastify';

/** Milliseconds in which a request's head arrives, and in which something of its body does: nobody types into a socket. */
const silence = 30_000;
/** Milliseconds for a request in all: five megabytes over a slow phone are more than thirty seconds. */
const wholeRequest = 120_000;

/** For the server's options: a half request ends by itself, with 408. */
export const connectionLimits = {
  connectionTimeout: silence,
  requestTimeout: wholeRequest,
  http: { headersTimeout: silence, connectionsCheckingInterval: 5_000 },
} as const;

/** Milliseconds that a stop waits for requests in flight; half of what the process is given. */
const ordinaryGrace = 5_000;

/**
 * Ends the connection of whoever is answered while the server is closing: kept alive for a next request, it would keep
 * the server for a minute. Whoever is still sending after a while is cut off, or one half request would hold the stop up.
 */
export function closeConnectionsWhenClosing(app: FastifyInstance, grace = ordinaryGrace): void {
  let isClosing = false;
  let cutOff: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    isClosing = true;
    cutOff = setTimeout(() => app.server.closeAllConnections(), grace);
  });
  app.addHook('onClose', async () => clearTimeout(cutOff));
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
