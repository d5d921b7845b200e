import { isFromOwnPage } from '@iwan/shared/network/own-origin';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { HttpError } from './http-error';
import { refusals } from './refusals/refusals';

const nothingHere = () => new HttpError(404, 'Page not found.');

/** A proxy adds a header with the client's address; the site's own does so in every request. */
function isForwarded({ headers }: FastifyRequest): boolean {
  return ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'].some((name) => headers[name] !== undefined);
}

/** For routes of operators at the backend's own port: 404 for requests through a proxy. */
export const onlyDirectly: onRequestAsyncHookHandler = async (request) => {
  if (isForwarded(request)) throw nothingHere();
};

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
      throw new HttpError(403, refusals.foreignSite);
    }
  };
}
