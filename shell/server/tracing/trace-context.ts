import type { TrustProxy } from '@iwan/shared/network/trust-proxy';
import { inNetworks } from '@iwan/shared/network/trusted-networks';
import { context, propagation } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

/** Goes on with the trace of a proxy that is trusted (W3C Trace Context): anybody else could have theirs stored. */
export function continueTraces(app: FastifyInstance, trustProxy: TrustProxy): void {
  const isTrusted = inNetworks(trustProxy);
  app.addHook('onRequest', ({ headers, socket }, _, done) => {
    if (headers.traceparent === undefined || !isTrusted(socket.remoteAddress ?? '')) return done();
    context.with(propagation.extract(context.active(), headers), done);
  });
}

/** What tells the backend which trace its answer belongs to; nothing where nothing is traced. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}
