import cluster from 'node:cluster';
import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';

/** Over the time that clients are told an idle connection may be used for, in milliseconds. */
const slack = 5000;

/**
 * How a server finishes when another one has taken over its port: it takes no further connection, answers every request
 * that comes over those it has, tells each client to close its own, and calls `end` when the last is closed, or when no
 * client may use an idle one any more. A connection that the server cut could take a request with it that is under way.
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
    // Not the HTTP server's own `close`, which cuts idle connections at once.
    Server.prototype.close.call(server, () => {
      clearTimeout(timer);
      end();
    });
  };
}

/** Calls `finish` when whoever has started this process asks for it. */
export function onFinishAsked(finish: () => void): void {
  process.on('message', (message) => {
    if (typeof message === 'object' && message !== null && 'finish' in message) finish();
  });
}

/**
 * The signals of a terminal that a worker of a cluster leaves to whoever has started it: they reach the whole group, and
 * it is ended when it is its turn. None for a server that runs alone.
 */
export function ignoredSignals(): readonly ('SIGINT' | 'SIGHUP')[] {
  if (!cluster.isWorker) return [];
  const signals = ['SIGINT', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, () => {});
  return signals;
}
