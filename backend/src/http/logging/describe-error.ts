import { types } from 'node:util';
import { withoutPersonalData } from './without-personal-data';

const { isNativeError } = types;

/** A type, not an interface: pino wants an index signature, which only a type has by itself. */
type DescribedError = {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  readonly stack: string;
};

/** What PostgreSQL says of bad data (class 22) quotes the data. */
function withoutQuoted(error: Error): string {
  const isOfData = 'code' in error && /^22\w{3}$/.test(String(error.code));
  return isOfData ? error.message.replace(/".*"/s, '"[left out]"') : error.message;
}

/**
 * What the log keeps of an error. A failed query repeats its parameters in its message, and those are names, phones and
 * addresses: of a chain of causes only the innermost message is kept, with the trace of the outermost. A mail server
 * names the addressee in its own, so that this too goes in without what looks personal.
 */
export function describeError(error: unknown): DescribedError {
  if (!isNativeError(error)) {
    const errno = typeof error === 'object' && error !== null && 'errno' in error ? ` (errno ${error.errno})` : '';
    return { type: typeof error, message: `not an error${errno}`, stack: '' };
  }
  let innermost: Error = error;
  while (isNativeError(innermost.cause)) innermost = innermost.cause;
  return {
    type: innermost.name,
    ...('code' in innermost && { code: String(innermost.code) }),
    message: withoutPersonalData(withoutQuoted(innermost)),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
  };
}

/** The same for a person at a terminal, who may paste it anywhere. */
export function errorText(error: unknown): string {
  const { type, code, message, stack } = describeError(error);
  return `${[type, code].filter(Boolean).join(' ')}: ${message}\n${stack}`;
}
