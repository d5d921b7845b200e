import { ApiError } from '@iwan/shared/api/api-error';
import type { Http } from '@iwan/shared/contracts/http';
import type { ServiceResponse, Services } from '@iwan/shared/contracts/module';
import { LRUCache } from 'lru-cache';
import type { FromRemote, Requested, SentBody } from '../messages/messages';
import { sentForm } from '../messages/sent-form';

/** The limit of the cached responses in characters of JSON; parsed data take several times that. */
const sizeLimit = 12 * 1024 * 1024;

interface Parts {
  readonly ask: (request: Requested & { readonly id: number }, signal?: AbortSignal) => Promise<unknown>;
  readonly send: (message: FromRemote) => void;
  /** Awaits the turn of a call. */
  readonly turn: (call: number) => Promise<void>;
}

/** The requests of a remote's calls to the document server, which has the connections to the backend and to services. */
export class ServerRequests {
  readonly #parts: Parts;
  /**
   * The backend's responses by number, so that each is sent to this process and parsed once. The latest one is kept whatever its
   * size: a plain backend sends its whole list.
   */
  readonly #bodies = new LRUCache<number, { readonly body: unknown }>({ maxSize: sizeLimit });
  /** Who judges the responses of services. */
  readonly #checks = new Map<number, (body: unknown) => Promise<boolean>>();
  #checkCount = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The client of the backend for one call. */
  httpOf(call: number): Http {
    return {
      get: (path, signal) => this.#get(call, String(path), false, signal),
      send: async (method, path, body, { headers = {}, signal, timeLimit } = {}) => {
        const sent = body instanceof FormData ? await sentForm(body) : JSON.stringify(body ?? null);
        const limit = timeLimit === undefined ? {} : { timeLimit };
        const request = { type: 'send', method, path, body: sent, headers: { ...headers }, ...limit } as const;
        return parsedBody(((await this.#ask(call, request, signal)) as SentBody).body);
      },
      report: ({ resource, index, reason, id }) => {
        const problem = { resource, index, reason, ...(id === undefined ? {} : { id }) };
        this.#parts.send({ kind: 'report', problem });
      },
    };
  }

  /** The client of services for one call. */
  servicesOf(call: number): Services {
    return {
      get: async (service, path, accepts) => {
        if (!accepts) return (await this.#ask(call, { type: 'service', service, path })) as never;
        this.#checkCount += 1;
        const check = this.#checkCount;
        this.#checks.set(check, async (body) => {
          await this.#parts.turn(call);
          return accepts(body) === true;
        });
        const response = this.#ask(call, { type: 'service', service, path, check });
        return (await response.finally(() => this.#checks.delete(check))) as never;
      },
      kept: async (service) =>
        (await this.#ask(call, { type: 'kept services', service })) as Readonly<Record<string, ServiceResponse>>,
    };
  }

  /** Whether the response of a service is a good one. Rejects where the code that judges it throws. */
  async check(check: number, body: string): Promise<boolean> {
    return (await this.#checks.get(check)?.(parsedBody(body))) === true;
  }

  async #get(call: number, path: string, isLost: boolean, signal?: AbortSignal): Promise<unknown> {
    const { number, body } = (await this.#ask(call, { type: 'get', path, isLost }, signal)) as SentBody;
    if (number === undefined) return parsedBody(body);
    const cached = this.#bodies.get(number);
    return cached ? cached.body : this.#get(call, path, true, signal);
  }

  async #ask(call: number, request: Requested, signal?: AbortSignal): Promise<unknown> {
    try {
      const value = await this.#parts.ask({ ...request, id: call }, signal);
      // Parsed before the turn of the call: the time for a whole list is not counted as the remote's.
      this.#store(value);
      return value;
    } catch (error) {
      throw signal?.aborted ? new ApiError('aborted') : error;
    } finally {
      await this.#parts.turn(call);
    }
  }

  #store(value: unknown): void {
    const { number, body } = (value ?? {}) as SentBody;
    if (number === undefined || body === undefined) return;
    const size = Math.min(Math.max(body.length, 1), sizeLimit);
    this.#bodies.set(number, { body: parsedBody(body) }, { size });
  }
}

/** Empty for no body. */
function parsedBody(body: string | undefined): unknown {
  return body === undefined || body === '' ? undefined : JSON.parse(body);
}
