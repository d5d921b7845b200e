import type { FastifyReplyFromOptions } from '@fastify/reply-from';

/**
 * How long an idle connection is reused, in milliseconds: less than the five seconds after which most servers close theirs,
 * otherwise a request would sometimes meet a connection that is just being closed.
 */
export const idleFor = 3000;

/** Options for proxying requests; `timeout` is that of the first byte in milliseconds. */
export function upstream(base: string, timeout: number): FastifyReplyFromOptions {
  return {
    base,
    disableRequestLogging: true,
    // By default the plugin would accept any certificate.
    http: { agentOptions: { timeout: idleFor }, requestOptions: { timeout, rejectUnauthorized: true } },
  };
}

/** A request without a body that meets a closed connection is retried once; no other, and never after an error status. */
export const onceMore = { retriesCount: 1 } as const;
