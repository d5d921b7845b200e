import { provideAddresses } from '@iwan/shared/paths/addresses';
import { addressBuilder } from '../../../src/composition/address-builder';
import type { FromRemote, OwnUsage, Request, ToAnswer, ToRemote } from '../messages/messages';
import { Peer } from '../messages/peer';
import { sentError } from '../messages/sent-error';
import { RemoteModules } from './remote-modules';
import { runCall } from './run-call';
import { ServerRequests } from './server-requests';
import { inTurns } from './turns';

interface Parts {
  readonly send: (message: FromRemote) => void;
  readonly provided: ReadonlyMap<string, unknown>;
  /** Of the process. */
  readonly usage?: () => OwnUsage;
}

/** Runs the server code of one release: its bundles once, then each call of the document server. */
export class RemoteProgram {
  readonly #parts: Parts;
  readonly #peer: Peer<Request, ToAnswer>;
  /** The document server has to know which call has ended the process. */
  readonly #turn = inTurns((id) => this.#parts.send({ kind: 'running', id }));
  readonly #requests: ServerRequests;
  #modules: RemoteModules;
  #addresses: Readonly<Record<string, string>> = {};

  constructor(parts: Parts) {
    const { send, provided } = parts;
    this.#parts = parts;
    this.#modules = new RemoteModules([], provided);
    this.#peer = new Peer({ send, answer: (question, signal) => this.#answer(question, signal) });
    this.#requests = new ServerRequests({ ask: this.#peer.ask.bind(this.#peer), send, turn: this.#turn });
    provideAddresses(addressBuilder(() => ({ addresses: this.#addresses })));
  }

  /** Reports an unhandled error. */
  reportStray(error: unknown): void {
    this.#parts.send({ kind: 'stray', problem: sentError(error) });
  }

  receive(message: ToRemote): void {
    if (message.kind === 'addresses') this.#addresses = message.addresses;
    else this.#peer.receive(message);
  }

  async #answer(question: ToAnswer, signal: AbortSignal): Promise<unknown> {
    switch (question.type) {
      case 'start':
        this.#modules = new RemoteModules(question.bundles, this.#parts.provided);
        return question.isKnown ? { modules: {}, resources: [] } : this.#modules.described();
      case 'call': {
        const { id, call } = question;
        await this.#turn(id);
        return runCall(call, { modules: this.#modules, requests: this.#requests, id, signal });
      }
      case 'check':
        return this.#requests.check(question.check, question.body);
      case 'ping':
        return this.#parts.usage?.();
    }
  }
}
