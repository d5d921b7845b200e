import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { HttpError } from './http-error';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** `null` where the header is not an origin, as the `null` of a sandboxed frame. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** The same host, once the port that goes without saying is left out on both sides. */
function isHost(host: string | null, request: FastifyRequest): boolean {
  return host !== null && host === hostOf(`${request.protocol}://${request.host}`);
}

function isOurs(request: FastifyRequest, siteUrl: string | null): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) {
    if (site === 'cross-site') return false;
    // The host that a browser asks for is one thing that a page of another site cannot choose.
    return origin === siteUrl || isHost(hostOf(origin), request);
  }
  // No browser at all says neither; one that leaves out the origin says where the page stands.
  return site === undefined || site === 'same-origin' || site === 'none';
}

/**
 * A form on somebody else's page may not send in a visitor's name: whatever is not a reading request is refused with 403
 * unless `Origin` and `Sec-Fetch-Site` say that it is from our own pages, or it is from no browser.
 */
export function refuseCrossSite(siteUrl: string | null): onRequestAsyncHookHandler {
  return async (request) => {
    if (!reading.has(request.method) && !isOurs(request, siteUrl)) {
      throw new HttpError(403, 'This form can only be sent from our own site');
    }
  };
}
