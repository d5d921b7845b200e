import { types } from 'node:util';

const address = /[^\s<>()"',;:/?&=]+(?:@|%40)[^\s<>()"',;:/?&=]+/gi;
/** Phone numbers and one-time codes; no port, status or duration is that long. */
const number = /\+?\d[\d\s()-]{4,}\d/g;

/** A text for the log without what looks like an e-mail address, a phone number or a one-time code. */
export function withoutPersonalData(text: string): string {
  return text.replace(address, '[address]').replace(number, '[number]');
}

const { isNativeError } = types;

/** A type instead of an interface: pino requires an index signature, which only a type has implicitly. */
type DescribedError = {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  readonly stack: string;
};

/** PostgreSQL's messages about bad data (class 22) quote the data. */
function withoutQuoted(error: Error): string {
  const isOfData = 'code' in error && /^22\w{3}$/.test(String(error.code));
  return isOfData ? error.message.replace(/".*"/s, '"[left out]"') : error.message;
}

/**
 * An error for the log. The message of a failed query contains its parameters, which are names, phone numbers and addresses: of
 * a chain of causes only the innermost message is logged, with the stack of the outermost. A mail server's message names the
 * recipient, so it too is redacted.
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

/** The same for a terminal, whose output may be pasted anywhere. */
export function errorText(error: unknown): string {
  const { type, code, message, stack } = describeError(error);
  return `${[type, code].filter(Boolean).join(' ')}: ${message}\n${stack}`;
}
