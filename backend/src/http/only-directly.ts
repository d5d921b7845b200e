import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { HttpError } from './http-error';

const nothingHere = () => new HttpError(404, 'There is nothing at this address');

/** A proxy adds a header with the client's address; the site's own does so in every request. */
function isForwarded({ headers }: FastifyRequest): boolean {
  return ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'].some((name) => headers[name] !== undefined);
}

/** For routes of operators at the backend's own port: 404 for requests through a proxy. */
export const onlyDirectly: onRequestAsyncHookHandler = async (request) => {
  if (isForwarded(request)) throw nothingHere();
};
