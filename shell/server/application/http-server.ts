import type { Server } from 'node:http';
import { requestIdHeader, requestIds } from '@iwan/shared/network/request-id';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { readingOf } from '../../src/document/languages';
import type { Environment } from '../environment';
import { unreadableAddressPage } from '../render/error-pages';
import { textsOf } from '../render/texts';
import { inRequest } from '../request/network/request-context';
import { continueTraces } from '../request/tracing/trace-context';
import { TooMuchWork } from '../request/visitors/visitor-work';

/** How long clients are told to use an idle connection, in milliseconds. */
const announced = 72_000;
/** How much longer the server keeps it open: a busy client may notice late that a connection was closed, and lose a request. */
const slack = 5_000;

/** The server's timeout of an idle connection in milliseconds. */
export const idleLimit = announced + slack;

/** A server without routes, with request ids and error pages in the visitor's language. */
export function httpServer({ logLevel, trustProxy }: Environment): FastifyInstance {
  const app = fastify({
    logger: { level: logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIds(trustProxy),
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    // A busy machine takes longer than the default of ten seconds to start, which is no error.
    pluginTimeout: 60_000,
    forceCloseConnections: 'idle',
    keepAliveTimeout: idleLimit,
    routerOptions: { ignoreDuplicateSlashes: true },
    frameworkErrors: (error, request, reply: FastifyReply) => {
      request.log.info(error.message);
      return reply
        .code(400)
        .type('text/html; charset=utf-8')
        .send(unreadableAddressPage(readingOf(request.url).locale));
    },
  });
  announceIdleTimeout(app.server);
  nameRequests(app);
  continueTraces(app, trustProxy);
  // Before the routes: each route takes the handlers that exist when it is registered.
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
    // A client that disconnects during a response is not an error.
    const isLeft = request.socket.destroyed;
    if (error instanceof TooMuchWork) reply.header('retry-after', String(error.retryAfter));
    if (status >= 500 && !isLeft) request.log.error({ err: error }, 'A request failed');
    const words = status >= 500 ? textsOf(readingOf(request.url).locale).wentWrong(request.id) : error.message;
    return sentence(reply, status, words);
  });
  app.setNotFoundHandler((request, reply) => sentence(reply, 404, textsOf(readingOf(request.url).locale).noFile));
  return app;
}

function sentence(reply: FastifyReply, status: number, words: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(words);
}

/** Adds the request id to the response, and to everything that is done for the request. */
function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    inRequest(request.id, done);
  });
}

/** Tells clients a shorter time than Node does by itself. */
export function announceIdleTimeout(server: Server): void {
  server.prependListener('request', ({ headers }, response) => {
    const isLast = headers.connection === 'close' || response.getHeader('connection') === 'close';
    if (!isLast) response.setHeader('keep-alive', `timeout=${announced / 1000}`);
  });
}
