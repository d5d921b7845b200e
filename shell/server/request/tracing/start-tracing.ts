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

/** The interval of exports, the timeout of a collector, and how long the end waits for the last spans; in milliseconds. */
const sendEvery = 1_000;
const responseLimit = 5_000;
const endLimit = 1_000;
/** The shortest interval between two log lines about a failing collector, in milliseconds. */
const reportInterval = 60_000;

export interface Tracing {
  /** The collector's URL as in OTEL_EXPORTER_OTLP_ENDPOINT: traces go to `v1/traces` below. */
  readonly endpoint: string;
  /** The share of traces that begin here, from 0 to 1. */
  readonly share: number;
}

interface Options extends Tracing {
  /** The version of the running shell. */
  readonly version: string;
  readonly report: (problem: unknown) => void;
}

/**
 * Exports spans to a collector by OTLP over HTTP. Spans that it does not accept are dropped: at most 2,048 are queued, and no
 * request waits for them. Returns a function that sends the last ones, for a second at most.
 */
export function startTracing({ endpoint, share, version, report }: Options): () => Promise<void> {
  diag.setLogger(paced(report), DiagLogLevel.ERROR);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: responseLimit });
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

/** The library's own diagnostics, at most one failure a minute. */
function paced(report: (problem: unknown) => void) {
  let reportedAt = Number.NEGATIVE_INFINITY;
  const nothing = () => {};
  return {
    error(...words: unknown[]) {
      if (performance.now() - reportedAt < reportInterval) return;
      reportedAt = performance.now();
      report(new Error(words.map(String).join(' ')));
    },
    warn: nothing,
    info: nothing,
    debug: nothing,
    verbose: nothing,
  };
}
