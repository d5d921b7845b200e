import { requestIdHeader, requestIds } from '@iwan/shared/network/request-id';
import type { TrustProxy } from '@iwan/shared/network/trust-proxy';
import { type FastifyInstance, LogController } from 'fastify';
import type { Environment } from '../../environment';
import { describeError, withoutPersonalData } from './describe-error';

/** A request is logged under the id that the site gives it. */
export function namedRequests(trustProxy: TrustProxy) {
  return {
    genReqId: requestIds(trustProxy),
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
  };
}

/** Adds the request id of the log to the response. */
export function addRequestIdHeader(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
}

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
