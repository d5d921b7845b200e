import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Set by the tracer (`start-tracing.ts`) once it has started; almost free without one. */
const tracer = trace.getTracer('iwan');

interface Traced {
  /** One of a few names: what distinguishes two spans of a kind is an attribute. */
  readonly name: string;
  /** Never a visitor's text: a collector stores it without consent. */
  readonly attributes: Attributes;
  /** Whether another program is called. */
  readonly isCall?: boolean;
}

/** Runs a piece of work as a child span of the current one. The span of a rejected promise is marked as failed. */
export async function inSpan<Result>(
  { name, attributes, isCall = false }: Traced,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const kind = isCall ? SpanKind.CLIENT : SpanKind.INTERNAL;
  return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'not an error' });
      throw error;
    } finally {
      span.end();
    }
  });
}
