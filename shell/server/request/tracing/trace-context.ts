import { inNetworks, type TrustProxy } from '@iwan/shared/network/trust-proxy';
import { context, propagation } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

/** Continues the trace of a trusted proxy (W3C Trace Context): other clients must not be able to have traces stored. */
export function continueTraces(app: FastifyInstance, trustProxy: TrustProxy): void {
  const isTrusted = inNetworks(trustProxy);
  app.addHook('onRequest', ({ headers, socket }, _, done) => {
    if (headers.traceparent === undefined || !isTrusted(socket.remoteAddress ?? '')) return done();
    context.with(propagation.extract(context.active(), headers), done);
  });
}

/** The headers with the trace for calls of the backend; empty without a trace. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}
