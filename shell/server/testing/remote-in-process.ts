import type { StartWorkers } from '../release/read-release';
import type { Bundle, Call, FromRemote } from '../remote/messages/messages';
import { receivedError } from '../remote/messages/sent-error';
import { RemoteProgram } from '../remote/program/remote-program';
import type { Started } from '../remote/workers/remote-worker';
import type { RemoteWorkers } from '../remote/workers/remote-workers';
import { type CallContext, ServedRequests } from '../remote/workers/served-requests';

/**
 * Runs the code of releases with the program of a remote's process, but in this process, for tests that are not about
 * processes. All messages are serialised as between two processes.
 */
export function startInProcess(provided: ReadonlyMap<string, unknown> = new Map()): StartWorkers {
  return async (_, readBundles) => {
    const remote = new RemoteInProcess(provided);
    const started = await remote.start(await readBundles());
    return Object.assign(remote, { started }) as unknown as RemoteWorkers;
  };
}

interface Pending {
  readonly served: ServedRequests;
  readonly resolve: (value: unknown) => void;
  readonly reject: (problem: unknown) => void;
}

class RemoteInProcess {
  readonly #program: RemoteProgram;
  readonly #pending = new Map<number, Pending>();
  #calls = 0;
  #settleStart: { readonly resolve: (started: Started) => void; readonly reject: (problem: Error) => void } | null =
    null;

  constructor(provided: ReadonlyMap<string, unknown>) {
    const send = (message: FromRemote) => this.#receive(structuredClone(message));
    this.#program = new RemoteProgram({ send, provided });
  }

  start(bundles: readonly Bundle[]): Promise<Started> {
    return new Promise((resolve, reject) => {
      this.#settleStart = { resolve, reject };
      this.#program.receive({ kind: 'start', bundles, isKnown: false });
    });
  }

  call(call: Call, context: CallContext): Promise<unknown> {
    this.#calls += 1;
    const id = this.#calls;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { served: new ServedRequests(context, () => true, new Set()), resolve, reject });
      this.#program.receive({ kind: 'call', id, call: structuredClone(call) });
    });
  }

  sendAddresses(): void {}

  retire(): void {}

  close(): void {}

  #receive(message: FromRemote): void {
    if (message.kind === 'started') this.#settleStart?.resolve(message);
    if (message.kind === 'refused') this.#settleStart?.reject(receivedError(message.problem));
    if (message.kind === 'result') this.#pending.get(message.id)?.resolve(message.value);
    if (message.kind === 'failure') this.#pending.get(message.id)?.reject(receivedError(message.problem));
    if (message.kind === 'request') {
      const { request, id, what } = message;
      void this.#pending
        .get(id)
        ?.served.answer(what, new AbortController().signal, async () => true)
        .then((value) => this.#program.receive({ kind: 'reply', request, value }));
    }
  }
}
