import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forwarded } from '../../request/network/forwarded';

/** The timeouts of the canary's first byte, for a GET and for a posted form, in milliseconds. */
const timeLimits = { reading: 8_000, posting: 30_000 };

interface Canary {
  readonly port: number;
  /** Added to the cookies of that server. */
  readonly cookie: string | null;
  /** What the choice of that server depends on. */
  readonly varyBy: string;
}

/**
 * Forwards a request to another document server on this machine, and streams its response to the visitor. Resolves with its status,
 * or with `null` where nothing was sent to the visitor yet. Never rejects.
 */
export async function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  { port, cookie, varyBy }: Canary,
): Promise<number | null> {
  const response = await responseOf(request, port);
  if (response === null) return null;
  const { headers, statusCode: status = 502 } = response;
  const cookies = [...(headers['set-cookie'] ?? []), ...(cookie === null ? [] : [cookie])];
  reply.hijack();
  reply.raw.writeHead(status, {
    ...withoutHops(headers),
    vary: [headers.vary, headers.vary?.includes(varyBy) ? '' : varyBy].filter(Boolean).join(', '),
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  });
  pipeline(response, reply.raw, () => {});
  return status;
}

/** Over a connection of its own: one that was idle could be closed by the other server in the moment in which it is used again. */
function responseOf(request: FastifyRequest, port: number): Promise<IncomingMessage | null> {
  return new Promise((resolve) => {
    const { method, url, headers } = request.raw;
    const isReading = method === 'GET' || method === 'HEAD';
    const timeLimit = isReading ? timeLimits.reading : timeLimits.posting;
    const requested = httpRequest({
      host: '127.0.0.1',
      port,
      method,
      path: url,
      agent: false,
      headers: { ...withoutHops(headers), ...forwarded(request) },
    });
    const timer = setTimeout(() => requested.destroy(new Error('It took too long.')), timeLimit);
    requested.once('response', (response) => {
      clearTimeout(timer);
      resolve(response);
    });
    requested.on('error', () => {
      clearTimeout(timer);
      resolve(null);
    });
    request.raw.once('aborted', () => requested.destroy());
    if (isReading) requested.end();
    else pipeline(request.raw, requested, () => {});
  });
}

/** Without hop-by-hop headers (RFC 9110, section 7.6.1). */
function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, expect: ____, ...rest } = headers;
  return rest;
}
