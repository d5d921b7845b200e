import type { StartWorkers } from '../release/read-release';
import type { FromRemote, Request, Started, ToAnswer } from '../remote/messages/messages';
import { Peer } from '../remote/messages/peer';
import { RemoteProgram } from '../remote/program/remote-program';
import type { RemoteWorkers } from '../remote/workers/remote-workers';
import { ServedRequests } from '../remote/workers/served-requests';

/**
 * Runs the code of releases with the program of a remote's process, but in this process, for tests that are not about
 * processes. All messages are serialised as between two processes.
 */
export function startInProcess(provided: ReadonlyMap<string, unknown> = new Map()): StartWorkers {
  return async (_, readBundles) => {
    const served = new Map<number, ServedRequests>();
    const peer: Peer<ToAnswer, Request> = new Peer({
      send: (message) => program.receive(structuredClone(message)),
      answer: async (request, signal) => served.get(request.id)?.answer(request, signal, async () => true),
    });
    const send = (message: FromRemote) => {
      if (message.kind !== 'running' && message.kind !== 'report' && message.kind !== 'stray') {
        peer.receive(structuredClone(message));
      }
    };
    const program = new RemoteProgram({ send, provided });
    const started = (await peer.ask({ type: 'start', bundles: await readBundles(), isKnown: false })) as Started;
    const workers: Pick<RemoteWorkers, 'started' | 'call' | 'sendAddresses' | 'retire' | 'close'> = {
      started,
      call: (call, context) => {
        const id = served.size + 1;
        served.set(id, new ServedRequests(context, () => true, new Set()));
        return peer.ask({ type: 'call', id, call }, context.signal);
      },
      sendAddresses: () => {},
      retire: () => {},
      close: () => {},
    };
    return workers as RemoteWorkers;
  };
}
