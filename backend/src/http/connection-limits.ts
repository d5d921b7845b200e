import type { FastifyInstance } from 'fastify';

/** Timeouts of a connection in milliseconds. */
export interface ConnectionTimes {
  /** For the head of a request, and between two parts of its body. */
  readonly silence: number;
  /** How long a stop waits for requests in progress. */
  readonly grace: number;
}

/** The process has ten seconds to stop, half of which is the grace. */
export const connectionTimes: ConnectionTimes = { silence: 30_000, grace: 5_000 };

/** For a whole request in milliseconds: five megabytes over a slow phone take more than thirty seconds. */
const wholeRequest = 120_000;

/** The server's options by which an incomplete request ends with 408. */
export const connectionLimits = ({ silence }: ConnectionTimes) => ({
  connectionTimeout: silence,
  requestTimeout: wholeRequest,
  http: { headersTimeout: silence, connectionsCheckingInterval: silence / 6 },
});

/**
 * While the server is closing, closes each connection after its response: a kept-alive connection would delay the stop by a
 * minute. A request that is still being sent after the grace is cut off.
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
