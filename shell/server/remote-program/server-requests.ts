import { ApiError } from '@iwan/shared/api/api-error';
import type { Http } from '@iwan/shared/contracts/http';
import type { ServiceAnswer, Services } from '@iwan/shared/contracts/module';
import type { FromRemote, Request, SentBody, ToRemote } from '../remote-messages/messages';
import { sentForm } from '../remote-messages/sent-form';
import { receivedProblem } from '../remote-messages/sent-problem';
import { BodyCache } from './body-cache';
import type { Sections } from './sections';

/** A body whose parsing takes more than some milliseconds, in characters. */
const longBody = 1_000_000;

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
  readonly #sections: Sections;
  readonly #open = new Map<number, Open>();
  readonly #bodies = new BodyCache();
  #count = 0;

  constructor(send: (message: FromRemote) => void, sections: Sections) {
    this.#send = send;
    this.#sections = sections;
  }

  /** The client of the backend for one call. */
  httpOf(id: number): Http {
    return {
      get: (path, signal) => this.#get(id, path, false, signal),
      send: async (method, path, body, { headers = {}, signal, timeLimit } = {}) => {
        const sent = body instanceof FormData ? await sentForm(body) : JSON.stringify(body ?? null);
        const limit = timeLimit === undefined ? {} : { timeLimit };
        const said = await this.#ask(
          id,
          { type: 'send', method, path, body: sent, headers: { ...headers }, ...limit },
          signal,
        );
        return parsedBody(said as SentBody);
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
        const asked = { type: 'service', service, path, isChecked: accepts !== undefined } as const;
        const answer = await this.#ask(id, asked, undefined, accepts);
        return answer as Awaited<ReturnType<Services['get']>>;
      },
      kept: async (service) =>
        (await this.#ask(id, { type: 'kept services', service })) as Readonly<Record<string, ServiceAnswer>>,
    };
  }

  /** Handles a response of the document server. */
  receive(message: Extract<ToRemote, { readonly kind: 'reply' | 'refusal' | 'check' }>): void {
    const open = this.#open.get(message.request);
    if (!open) return;
    if (message.kind !== 'check') this.#open.delete(message.request);
    // Continues what waits for it in this turn.
    this.#sections.add(open.id, () => {
      if (message.kind === 'reply') open.resolve(message.value);
      else if (message.kind === 'refusal') open.reject(receivedProblem(message.problem));
      else this.#send({ kind: 'checked', number: message.number, isGood: isGood(open, message.body) });
    });
  }

  async #get(id: number, path: string, isLost: boolean, signal?: AbortSignal): Promise<unknown> {
    const { number, body } = (await this.#ask(id, { type: 'get', path: String(path), isLost }, signal)) as SentBody;
    if (number === undefined) return parsedBody({ body });
    const kept = this.#bodies.get(number);
    if (kept) return kept.body;
    if (body === undefined) return this.#get(id, path, true, signal);
    const parsed = parsedBody({ body });
    this.#bodies.set(number, parsed, body.length);
    // The time for parsing a whole list is not counted as the remote's.
    if (body.length > longBody) await new Promise<void>((resolve) => this.#sections.add(id, resolve));
    return parsed;
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

function parsedBody({ body }: { readonly body?: string | undefined }): unknown {
  return body === undefined || body === '' ? undefined : JSON.parse(body);
}

function isGood({ accepts }: Open, body: string): boolean {
  try {
    return accepts?.(parsedBody({ body })) === true;
  } catch {
    return false;
  }
}
