import type { FastifyInstance } from 'fastify';

/** Milliseconds that a connection is given. */
export interface ConnectionTimes {
  /** In which a request's head arrives, and in which something of its body does: nobody types into a socket. */
  readonly silence: number;
  /** That a stop waits for requests in flight. */
  readonly grace: number;
}

/** The process is given ten seconds to stop, of which the grace is half. */
export const connectionTimes: ConnectionTimes = { silence: 30_000, grace: 5_000 };

/** Milliseconds for a request in all: five megabytes over a slow phone are more than thirty seconds. */
const wholeRequest = 120_000;

/** The server's options with which a half request ends by itself, with 408. */
export const connectionLimits = ({ silence }: ConnectionTimes) => ({
  connectionTimeout: silence,
  requestTimeout: wholeRequest,
  http: { headersTimeout: silence, connectionsCheckingInterval: silence / 6 },
});

/**
 * Ends the connection of whoever is answered while the server is closing: kept alive for a next request, it would keep
 * the server for a minute. Whoever is still sending after a while is cut off, or one half request would hold the stop up.
 */
export function closeConnectionsWhenClosing(app: FastifyInstance, { grace }: ConnectionTimes): void {
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
