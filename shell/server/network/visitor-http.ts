import { createHttp, type HttpOptions } from '@iwan/shared/api/create-http';
import type { Http } from '@iwan/shared/contracts/http';
import type { FastifyRequest } from 'fastify';
import { forwarded } from './forwarded';

/** The way to the backend in the name of one visitor, for the time of one request. */
export interface VisitorHttp {
  readonly http: Http;
  /** Each `Set-Cookie` of the backend's answers so far, for the visitor's browser. */
  readonly cookies: readonly string[];
}

/**
 * Makes the way to the backend for what a visitor without script asks for: with their cookies and address, as their browser
 * would ask through `/api`. The answers are this visitor's own, and nothing of them is kept.
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
