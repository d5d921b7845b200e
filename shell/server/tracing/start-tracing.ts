import { context, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

/** How often spans are sent, how long a collector may take, and how long the end waits for the last ones; in milliseconds. */
const sendEvery = 1_000;
const answerLimit = 5_000;
const endLimit = 1_000;
/** How often it is said that a collector does not answer, in milliseconds. */
const sayEvery = 60_000;

export interface Tracing {
  /** Of a collector, as OTEL_EXPORTER_OTLP_ENDPOINT says it: traces go to `v1/traces` below. */
  readonly endpoint: string;
  /** Of the traces that begin here, from 0 to 1. */
  readonly share: number;
}

interface Options extends Tracing {
  /** Of the shell that runs. */
  readonly version: string;
  readonly report: (problem: unknown) => void;
}

/**
 * Sends spans to a collector by OTLP over HTTP. What a collector does not take is dropped: at most 2,048 spans wait, and nobody
 * waits for them. Returns what sends the last ones, for a second at most.
 */
export function startTracing({ endpoint, share, version, report }: Options): () => Promise<void> {
  diag.setLogger(paced(report), DiagLogLevel.ERROR);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: answerLimit });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'iwan-shell', 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendEvery, maxQueueSize: 2048 })],
  });
  trace.setGlobalTracerProvider(provider);
  return async () => {
    const limit = new Promise<void>((resolve) => {
      setTimeout(resolve, endLimit).unref();
    });
    await Promise.race([provider.shutdown().catch(report), limit]);
  };
}

/** What the library says of itself, of which the first failure in a minute is logged. */
function paced(report: (problem: unknown) => void) {
  let saidAt = Number.NEGATIVE_INFINITY;
  const nothing = () => {};
  return {
    error(...words: unknown[]) {
      if (performance.now() - saidAt < sayEvery) return;
      saidAt = performance.now();
      report(new Error(words.map(String).join(' ')));
    },
    warn: nothing,
    info: nothing,
    debug: nothing,
    verbose: nothing,
  };
}
