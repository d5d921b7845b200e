import type { Server } from 'node:http';

/** How long clients are told to use an idle connection, in milliseconds. */
const announced = 72_000;
/** How much longer the server keeps it open: a busy client may notice late that a connection was closed, and lose a request. */
const slack = 5_000;

/** The server's timeout of an idle connection in milliseconds. */
export const idleLimit = announced + slack;

/** Tells clients a shorter time than Node does by itself. */
export function announceIdleTimeout(server: Server): void {
  server.prependListener('request', ({ headers }, response) => {
    const isLast = headers.connection === 'close' || response.getHeader('connection') === 'close';
    if (!isLast) response.setHeader('keep-alive', `timeout=${announced / 1000}`);
  });
}
