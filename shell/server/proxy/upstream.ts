import type { FastifyReplyFromOptions } from '@fastify/reply-from';

/**
 * How long a connection may lie idle and be used again, in milliseconds: less than the five seconds after which most
 * servers close theirs, or a request would now and then meet one that is just being closed.
 */
export const idleFor = 3000;

/** How the site passes requests on to another server; `timeout` is how long that may be silent, in milliseconds. */
export function upstream(base: string, timeout: number): FastifyReplyFromOptions {
  return {
    base,
    disableRequestLogging: true,
    // Left alone, the plugin would take any certificate.
    http: { agentOptions: { timeout: idleFor }, requestOptions: { timeout, rejectUnauthorized: true } },
  };
}

/** A request without a body that meets a closed connection is sent once more; no other, and never on a refusal. */
export const onceMore = { retriesCount: 1 } as const;
