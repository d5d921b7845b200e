import type { Environment } from '../../environment';
import { describeError } from './describe-error';
import { withoutPersonalData } from './without-personal-data';

/** Where the log is written instead of stdout. */
export interface LogStream {
  write(line: string): void;
}

/** Fields that are removed from every line. */
const personal = ['email', 'phone', 'name', 'otp', 'code', 'token', 'cookie', 'authorization', 'comment'];

/** The log has the request and its result, but no personal data: no address, no query, no headers, no body. */
const serializers = {
  req: ({ method, url }: { method: string; url: string }) => ({
    method,
    path: withoutPersonalData(String(url.split('?')[0])),
  }),
  res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  err: describeError,
};

/** JSON lines without personal data, at or above `level`. */
export function logOptions(level: Environment['logLevel'], stream?: LogStream) {
  const paths = personal.flatMap((field) => [
    field,
    `lead.${field}`,
    `body.${field}`,
    `headers.${field}`,
    `user.${field}`,
  ]);
  return { level, serializers, base: null, redact: { paths, censor: '[left out]' }, ...(stream && { stream }) };
}
