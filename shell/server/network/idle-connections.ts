import type { Server } from 'node:http';

/** How long clients are told that they may use an idle connection, in milliseconds. */
const told = 72_000;
/** How much longer they may: on a busy machine a client reads late that a connection was closed, and loses what it has sent over it. */
const slack = 5_000;

/** How long a connection may be idle, in milliseconds. */
export const idleLimit = told + slack;

/** Tells clients less than the limit that Node tells by itself. */
export function tellIdleLimit(server: Server): void {
  server.prependListener('request', ({ headers }, response) => {
    const isLast = headers.connection === 'close' || response.getHeader('connection') === 'close';
    if (!isLast) response.setHeader('keep-alive', `timeout=${told / 1000}`);
  });
}
