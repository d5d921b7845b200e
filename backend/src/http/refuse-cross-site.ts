import type { onRequestAsyncHookHandler } from 'fastify';
import { HttpError } from './http-error';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A form on somebody else's page may not send in a visitor's name; browsers say where a request comes from. */
export const refuseCrossSite: onRequestAsyncHookHandler = async (request) => {
  if (!reading.has(request.method) && request.headers['sec-fetch-site'] === 'cross-site') {
    throw new HttpError(403, 'This form can only be sent from our own site');
  }
};
