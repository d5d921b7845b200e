import { ApiError } from '@iwan/shared/api/api-error';
import type { Http } from '@iwan/shared/contracts/http';
import type { ServiceResponse, Services } from '@iwan/shared/contracts/module';
import type { FromRemote, Request, SentBody, ToRemote } from '../messages/messages';
import { receivedError } from '../messages/sent-error';
import { sentForm } from '../messages/sent-form';
import { BodyCache } from './body-cache';
import type { Turns } from './turns';

interface Open {
  /** The id of the call that requests it. */
  readonly id: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (problem: unknown) => void;
  /** Whether a service's response is a good one. */
  readonly accepts?: (body: unknown) => boolean;
}

/** The requests of a remote's calls to the document server, which has the connections to the backend and to services. */
export class ServerRequests {
  readonly #send: (message: FromRemote) => void;
  readonly #turns: Turns;
  readonly #open = new Map<number, Open>();
  readonly #bodies = new BodyCache();
  #count = 0;

  constructor(send: (message: FromRemote) => void, turns: Turns) {
    this.#send = send;
    this.#turns = turns;
  }

  /** The client of the backend for one call. */
  httpOf(id: number): Http {
    return {
      get: (path, signal) => this.#get(id, String(path), false, signal),
      send: async (method, path, body, { headers = {}, signal, timeLimit } = {}) => {
        const sent = body instanceof FormData ? await sentForm(body) : JSON.stringify(body ?? null);
        const limit = timeLimit === undefined ? {} : { timeLimit };
        const request = { type: 'send', method, path, body: sent, headers: { ...headers }, ...limit } as const;
        return parsedBody(((await this.#ask(id, request, signal)) as SentBody).body);
      },
      report: ({ resource, index, reason, id: record }) => {
        this.#send({
          kind: 'report',
          problem: { resource, index, reason, ...(record === undefined ? {} : { id: record }) },
        });
      },
    };
  }

  /** The client of services for one call. */
  servicesOf(id: number): Services {
    return {
      get: async (service, path, accepts) => {
        const requested = { type: 'service', service, path, isChecked: accepts !== undefined } as const;
        const response = await this.#ask(id, requested, undefined, accepts);
        return response as Awaited<ReturnType<Services['get']>>;
      },
      kept: async (service) =>
        (await this.#ask(id, { type: 'kept services', service })) as Readonly<Record<string, ServiceResponse>>,
    };
  }

  /** Handles a response of the document server. */
  receive(message: Extract<ToRemote, { readonly kind: 'reply' | 'refusal' | 'check' }>): void {
    const open = this.#open.get(message.request);
    if (!open) return;
    if (message.kind !== 'check') this.#open.delete(message.request);
    // Parsed before the turn of the call: the time for a whole list is not counted as the remote's.
    if (message.kind === 'reply') this.#store(message.value);
    const run = () => {
      if (message.kind === 'reply') open.resolve(message.value);
      else if (message.kind === 'refusal') open.reject(receivedError(message.problem));
      else this.#send({ kind: 'checked', request: message.request, isGood: isGood(open, message.body) });
    };
    this.#turns.add({ id: open.id, run });
  }

  #store(value: unknown): void {
    const { number, body } = (value ?? {}) as SentBody;
    if (number !== undefined && body !== undefined) this.#bodies.set(number, parsedBody(body), body.length);
  }

  async #get(id: number, path: string, isLost: boolean, signal?: AbortSignal): Promise<unknown> {
    const { number, body } = (await this.#ask(id, { type: 'get', path, isLost }, signal)) as SentBody;
    if (number === undefined) return parsedBody(body);
    const cached = this.#bodies.get(number);
    return cached ? cached.body : this.#get(id, path, true, signal);
  }

  #ask(id: number, what: Request, signal?: AbortSignal, accepts?: Open['accepts']): Promise<unknown> {
    this.#count += 1;
    const request = this.#count;
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(new ApiError('aborted'));
        return;
      }
      this.#open.set(request, { id, resolve, reject, ...(accepts ? { accepts } : {}) });
      signal?.addEventListener(
        'abort',
        () => {
          if (!this.#open.delete(request)) return;
          this.#send({ kind: 'cancel', request });
          reject(new ApiError('aborted'));
        },
        { once: true },
      );
      this.#send({ kind: 'request', request, id, what });
    });
  }
}

/** Empty for no body. */
function parsedBody(body: string | undefined): unknown {
  return body === undefined || body === '' ? undefined : JSON.parse(body);
}

function isGood({ accepts }: Open, body: string): boolean {
  try {
    return accepts?.(parsedBody(body)) === true;
  } catch {
    return false;
  }
}
