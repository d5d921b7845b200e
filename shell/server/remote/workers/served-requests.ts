import { ApiError } from '@iwan/shared/api/api-error';
import type { Http } from '@iwan/shared/contracts/http';
import type { ServiceResponse } from '@iwan/shared/contracts/module';
import { objectNumber } from '../../data/counted-cache';
import type { Requested, SentBody } from '../messages/messages';
import { receivedForm } from '../messages/sent-form';

/** The limits of one call: its requests in all, and concurrently. A page of ours makes four. */
const mostOfOneCall = 500;
const mostAtOnce = 64;

/** Asks the process whether a response is a good one, since its code decides; `check`: of the request. */
export type Check = (check: number, body: unknown) => Promise<boolean>;

/** Services of the document server for a remote in another process. */
export interface ServicesElsewhere {
  get(
    service: string,
    path: string,
    accepts?: (body: unknown) => Promise<boolean>,
  ): Promise<ServiceResponse & { readonly isLate: boolean }>;
  kept(service: string): Promise<Readonly<Record<string, ServiceResponse>>>;
}

/** What a call may use of the document server. */
export interface CallContext {
  readonly http: Http;
  readonly services?: ServicesElsewhere;
  readonly signal: AbortSignal;
}

/** The requests of one call to the document server: declared calls of the backend, and services. */
export class ServedRequests {
  readonly #context: CallContext;
  readonly #isDeclared: (method: string, path: string) => boolean;
  /** The numbers of the responses that the process has. */
  readonly #sent: Set<number>;
  #asked = 0;
  #open = 0;

  constructor(context: CallContext, isDeclared: (method: string, path: string) => boolean, sent: Set<number>) {
    this.#sent = sent;
    this.#context = context;
    this.#isDeclared = isDeclared;
  }

  /** The response to one request. Rejects with an `ApiError`, or as a service rejects. */
  async answer(request: Requested, signal: AbortSignal, check: Check): Promise<unknown> {
    this.#asked += 1;
    if (this.#asked > mostOfOneCall || this.#open >= mostAtOnce) {
      throw new ApiError('network', { cause: new Error('The remote asks for too much.') });
    }
    this.#open += 1;
    try {
      return await this.#answer(request, AbortSignal.any([signal, this.#context.signal]), check);
    } finally {
      this.#open -= 1;
    }
  }

  async #answer(request: Requested, signal: AbortSignal, check: Check): Promise<unknown> {
    const { http, services } = this.#context;
    switch (request.type) {
      case 'get':
        this.#allow('GET', request.path);
        return this.#sentBody(await http.get(request.path, signal), request.isLost);
      case 'send': {
        const { method, path, body: given, headers, timeLimit } = request;
        this.#allow(method, path);
        const sent = typeof given === 'string' ? (JSON.parse(given) as unknown) : receivedForm(given);
        const limit = timeLimit === undefined ? {} : { timeLimit };
        const body = await http.send(method, path, sent, { headers, signal, ...limit });
        return { body: jsonOf(body) } satisfies SentBody;
      }
      case 'service': {
        const { service, path, check: number } = request;
        const accepts = number === undefined ? undefined : (body: unknown) => check(number, body);
        return servicesOf(services).get(service, path, accepts);
      }
      case 'kept services':
        return servicesOf(services).kept(request.service);
    }
  }

  /** A path outside of the backend's API is a resource of the site, or does not exist. */
  #allow(method: string, path: string): void {
    const pathname = ownPathname(path);
    const isResource = method === 'GET' && pathname !== null && !pathname.startsWith('/api/');
    if (isResource || (pathname !== null && this.#isDeclared(method, path))) return;
    throw new ApiError('status', { status: 403, cause: new Error(`The call "${method} ${path}" is not declared.`) });
  }

  /** A response that the process has already is referred to by its number: the whole list of a plain backend has up to 64 MB. */
  #sentBody(body: unknown, isLost: boolean): SentBody {
    if (typeof body !== 'object' || body === null) return { body: jsonOf(body) };
    const number = objectNumber(body);
    if (this.#sent.has(number) && !isLost) return { number };
    this.#sent.add(number);
    return { number, body: jsonOf(body) };
  }
}

/** Empty for no body. */
function jsonOf(body: unknown): string {
  return JSON.stringify(body) ?? '';
}

function servicesOf(services: ServicesElsewhere | undefined): ServicesElsewhere {
  if (services) return services;
  throw new Error('Only a resource may ask services.');
}

/** The path of an address of this site or its backend, without its query; `null` for any other address. */
export function ownPathname(path: string): string | null {
  const base = 'http://backend.invalid';
  const written = path.replace(/[?#].*$/s, '');
  // `..` must not lead from a declared path to another.
  if (!/^\/(?!\/)[^\\]*$/.test(written) || /\/(\.|%2e){1,2}(\/|$)/i.test(written)) return null;
  if (!URL.canParse(base + path)) return null;
  const url = new URL(base + path);
  return url.origin === base ? url.pathname : null;
}
