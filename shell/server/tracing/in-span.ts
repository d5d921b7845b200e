import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Gives whatever traces (`start-tracing.ts`) once that has started, and costs next to nothing where nothing does. */
const tracer = trace.getTracer('iwan');

interface Traced {
  /** One of a few: what tells two of a kind apart is an attribute. */
  readonly name: string;
  /** Never a visitor's words: a collector keeps them, and no consent was asked for. */
  readonly attributes: Attributes;
  /** Whether another program is asked. */
  readonly isCall?: boolean;
}

/** Does a piece of work as a span of a trace, below the one that runs. The span says of work that rejects that it has failed. */
export async function inSpan<Result>(
  { name, attributes, isCall = false }: Traced,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const kind = isCall ? SpanKind.CLIENT : SpanKind.INTERNAL;
  return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work(span);
    } catch (problem) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: problem instanceof Error ? problem.name : 'not an error' });
      throw problem;
    } finally {
      span.end();
    }
  });
}
