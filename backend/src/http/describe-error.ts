import { withoutPersonalData } from './without-personal-data';

/** A type, not an interface: pino wants an index signature, which only a type has by itself. */
type DescribedError = {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  readonly stack: string;
};

/**
 * What the log keeps of an error. A failed query repeats its parameters in its message, and those are names, phones and
 * addresses: of a chain of causes only the innermost message is kept, with the trace of the outermost. A mail server
 * names the addressee in its own, so that this too goes in without what looks personal.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) {
    const errno = typeof error === 'object' && error !== null && 'errno' in error ? ` (errno ${error.errno})` : '';
    return { type: typeof error, message: `not an error${errno}`, stack: '' };
  }
  let innermost: Error = error;
  while (innermost.cause instanceof Error) innermost = innermost.cause;
  return {
    type: innermost.name,
    ...('code' in innermost && { code: String(innermost.code) }),
    message: withoutPersonalData(innermost.message),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
  };
}
