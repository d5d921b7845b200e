import { isFromOwnPage } from '@iwan/shared/network/own-origin';
import type { onRequestAsyncHookHandler } from 'fastify';
import { HttpError } from './http-error';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Protects against cross-site request forgery: a request that writes gets 403 unless `Origin` and `Sec-Fetch-Site` show that it
 * is from our own pages, or it is not from a browser. Routes below `except` belong to another origin and check it themselves.
 */
export function refuseCrossSite(siteUrl: string | null, except?: string): onRequestAsyncHookHandler {
  return async (request) => {
    if (except !== undefined && request.routeOptions.url?.startsWith(`${except}/`)) return;
    const page = {
      origin: request.headers.origin,
      fetchSite: request.headers['sec-fetch-site'] as string | undefined,
      ownOrigin: `${request.protocol}://${request.host}`,
    };
    if (!reading.has(request.method) && !isFromOwnPage(page, siteUrl)) {
      throw new HttpError(403, 'This form can only be sent from our own site');
    }
  };
}
