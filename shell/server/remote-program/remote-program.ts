import { provideAddresses } from '@iwan/shared/paths/addresses';
import { addressBuilder } from '../../src/composition/address-builder';
import type { Call, FromRemote, ToRemote } from '../remote-messages/messages';
import { Outbox } from '../remote-messages/outbox';
import { sentProblem } from '../remote-messages/sent-problem';
import { changedIntrinsic } from './intrinsics';
import { RemoteModules } from './remote-modules';
import { runCall } from './run-call';
import type { Sections } from './sections';
import { ServerRequests } from './server-requests';

interface Parts {
  readonly send: (messages: readonly FromRemote[]) => void;
  readonly sections: Sections;
  readonly provided: ReadonlyMap<string, unknown>;
  /** Of the process. */
  readonly residentBytes?: () => number;
}

/** Runs the server code of one release: its bundles once, then each call of the document server. */
export class RemoteProgram {
  readonly #outbox: Outbox<FromRemote>;
  readonly #sections: Sections;
  readonly #provided: Parts['provided'];
  readonly #residentBytes: () => number;
  readonly #requests: ServerRequests;
  readonly #running = new Map<number, AbortController>();
  #modules: RemoteModules;
  #addresses: Readonly<Record<string, string>> = {};

  constructor({ send, sections, provided, residentBytes = () => 0 }: Parts) {
    this.#outbox = new Outbox((messages) => sendSound(messages, send));
    this.#sections = sections;
    this.#provided = provided;
    this.#modules = new RemoteModules([], provided);
    this.#residentBytes = residentBytes;
    this.#requests = new ServerRequests((message) => this.say(message), sections);
    provideAddresses(addressBuilder(() => ({ addresses: this.#addresses })));
  }

  say(message: FromRemote): void {
    this.#outbox.add(message);
  }

  /** Reports that the process is ready for code. */
  reportReady(): void {
    this.#pong(0);
  }

  receive(messages: readonly ToRemote[]): void {
    for (const message of messages) this.#receive(message);
  }

  #receive(message: ToRemote): void {
    switch (message.kind) {
      case 'start':
        this.#start(message);
        break;
      case 'addresses':
        this.#addresses = message.addresses;
        break;
      case 'call':
        this.#sections.add(message.id, () => void this.#run(message.id, message.call));
        break;
      case 'abort':
        this.#running.get(message.id)?.abort();
        this.#sections.end(message.id);
        break;
      case 'ping':
        this.#pong(message.number);
        break;
      default:
        this.#requests.receive(message);
    }
  }

  #pong(number: number): void {
    const { strayTime } = this.#sections;
    this.say({ kind: 'pong', number, resident: this.#residentBytes(), strayTime });
    this.#outbox.flush();
  }

  #start({ bundles, isKnown }: Extract<ToRemote, { readonly kind: 'start' }>): void {
    try {
      this.#modules = new RemoteModules(bundles, this.#provided);
      const described = isKnown ? { modules: {}, resources: [] } : this.#modules.described();
      const changed = changedIntrinsic();
      if (changed !== null) throw new Error(`It changes ${changed}, which all code shares.`);
      this.say({ kind: 'started', ...described });
    } catch (problem) {
      this.say({ kind: 'refused', problem: sentProblem(problem) });
    }
  }

  async #run(id: number, call: Call): Promise<void> {
    const stopping = new AbortController();
    this.#running.set(id, stopping);
    this.#sections.begin(id);
    try {
      const value = await runCall(call, {
        modules: this.#modules,
        requests: this.#requests,
        id,
        signal: stopping.signal,
      });
      this.say({ kind: 'result', id, value });
    } catch (problem) {
      this.say({ kind: 'failure', id, problem: sentProblem(problem) });
    } finally {
      this.#running.delete(id);
      this.#sections.end(id);
      const changed = changedIntrinsic();
      if (changed !== null) this.say({ kind: 'tainted', what: changed });
    }
  }
}

/** Sends a list of messages; a result that cannot be serialised makes only its own call fail. */
function sendSound(messages: readonly FromRemote[], send: Parts['send']): void {
  try {
    send(messages);
  } catch {
    for (const message of messages) {
      try {
        send([message]);
      } catch (problem) {
        if (message.kind === 'result') send([{ kind: 'failure', id: message.id, problem: sentProblem(problem) }]);
      }
    }
  }
}
