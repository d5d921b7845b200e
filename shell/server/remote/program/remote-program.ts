import { provideAddresses } from '@iwan/shared/paths/addresses';
import { addressBuilder } from '../../../src/composition/address-builder';
import type { Call, FromRemote, OwnUsage, ToRemote } from '../messages/messages';
import { sentError } from '../messages/sent-error';
import { RemoteModules } from './remote-modules';
import { runCall } from './run-call';
import { ServerRequests } from './server-requests';
import { Turns } from './turns';

interface Parts {
  readonly send: (message: FromRemote) => void;
  readonly provided: ReadonlyMap<string, unknown>;
  /** Of the process. */
  readonly usage?: () => OwnUsage;
}

/** Runs the server code of one release: its bundles once, then each call of the document server. */
export class RemoteProgram {
  readonly #send: Parts['send'];
  readonly #turns: Turns;
  readonly #provided: Parts['provided'];
  readonly #usage: () => OwnUsage;
  readonly #requests: ServerRequests;
  readonly #running = new Map<number, AbortController>();
  #modules: RemoteModules;
  #addresses: Readonly<Record<string, string>> = {};

  constructor({ send, provided, usage = () => ({ resident: 0, busyTime: 0 }) }: Parts) {
    this.#send = send;
    // The document server has to know which call has ended the process.
    this.#turns = new Turns((id) => send({ kind: 'running', id }));
    this.#provided = provided;
    this.#modules = new RemoteModules([], provided);
    this.#usage = usage;
    this.#requests = new ServerRequests(send, this.#turns);
    provideAddresses(addressBuilder(() => ({ addresses: this.#addresses })));
  }

  /** Reports an unhandled error. */
  reportStray(error: unknown): void {
    this.#send({ kind: 'stray', problem: sentError(error) });
  }

  receive(message: ToRemote): void {
    switch (message.kind) {
      case 'start':
        this.#start(message);
        break;
      case 'addresses':
        this.#addresses = message.addresses;
        break;
      case 'call':
        this.#turns.add({ id: message.id, run: () => void this.#run(message.id, message.call) });
        break;
      case 'abort':
        this.#running.get(message.id)?.abort();
        break;
      case 'ping':
        this.#send({ kind: 'pong', number: message.number, ...this.#usage() });
        break;
      default:
        this.#requests.receive(message);
    }
  }

  #start({ bundles, isKnown }: Extract<ToRemote, { readonly kind: 'start' }>): void {
    try {
      this.#modules = new RemoteModules(bundles, this.#provided);
      const described = isKnown ? { modules: {}, resources: [] } : this.#modules.described();
      this.#send({ kind: 'started', ...described });
    } catch (error) {
      this.#send({ kind: 'refused', problem: sentError(error) });
    }
  }

  async #run(id: number, call: Call): Promise<void> {
    const stopping = new AbortController();
    this.#running.set(id, stopping);
    try {
      const value = await runCall(call, {
        modules: this.#modules,
        requests: this.#requests,
        id,
        signal: stopping.signal,
      });
      // Throws where the result cannot be serialised.
      this.#send({ kind: 'result', id, value });
    } catch (error) {
      this.#send({ kind: 'failure', id, problem: sentError(error) });
    } finally {
      this.#running.delete(id);
    }
  }
}
