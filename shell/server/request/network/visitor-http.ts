import { createHttp, type HttpOptions } from '@iwan/shared/api/create-http';
import type { Http } from '@iwan/shared/contracts/http';
import type { FastifyRequest } from 'fastify';
import { forwarded } from './forwarded';

/** The client of the backend with the cookies of one visitor, for one request. */
export interface VisitorHttp {
  readonly http: Http;
  /** Each `Set-Cookie` of the backend's responses so far, for the visitor's browser. */
  readonly cookies: readonly string[];
}

/**
 * Makes the client for requests of a visitor without script: with their cookies and address, as their browser would use `/api`.
 * The responses are private and never cached.
 */
export function visitorHttp(
  options: Pick<HttpOptions, 'baseUrl' | 'report'>,
): (request: FastifyRequest) => VisitorHttp {
  return (request) => {
    const { cookie } = request.headers;
    const cookies: string[] = [];
    const http = createHttp({
      ...options,
      headers: { ...forwarded(request), ...(cookie === undefined ? {} : { cookie }) },
      onAnswer: (answered) => void cookies.push(...[answered['set-cookie'] ?? []].flat().map(String)),
    });
    return { http, cookies };
  };
}
