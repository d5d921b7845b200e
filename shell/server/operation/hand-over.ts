import cluster from 'node:cluster';
import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';

/** Longer than clients are told to use an idle connection, in milliseconds. */
const slack = 5000;

/**
 * Drains a server whose port another one has taken over: it accepts no further connections, answers every request on the
 * existing ones with `Connection: close`, and calls `end` when the last is closed, or when no client may use an idle one any
 * more. Closing connections on the server's side could lose a request that is already on its way.
 */
export function finisher(server: HttpServer, end: () => void): () => void {
  let isFinishing = false;
  // Before the application's own listener, which may have sent the headers when it returns.
  server.prependListener('request', (_, response) => {
    if (isFinishing) response.setHeader('connection', 'close');
  });
  return () => {
    if (isFinishing) return;
    isFinishing = true;
    const timer = setTimeout(end, server.keepAliveTimeout + slack);
    // Not the HTTP server's own `close`, which closes idle connections at once.
    Server.prototype.close.call(server, () => {
      clearTimeout(timer);
      end();
    });
  };
}

/** Calls `finish` when the parent process asks for it. */
export function onFinishAsked(finish: () => void): void {
  process.on('message', (message) => {
    if (typeof message === 'object' && message !== null && 'finish' in message) finish();
  });
}

/**
 * Signals of a terminal that a cluster worker ignores: they reach the whole process group, and the parent ends its workers in
 * turn. None for a server without a parent.
 */
export function ignoredSignals(): readonly ('SIGINT' | 'SIGHUP')[] {
  if (!cluster.isWorker) return [];
  const signals = ['SIGINT', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, () => {});
  return signals;
}
