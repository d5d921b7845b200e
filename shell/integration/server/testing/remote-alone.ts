import type { Http } from '@iwan/shared/contracts/http';
import { english } from '@iwan/shared/testing/english';
import { inWorkspace } from '@iwan/tooling/workspace';
import { RemoteProcess } from '../../../server/remote/workers/remote-process';
import { RemoteWorkers } from '../../../server/remote/workers/remote-workers';
import { type WorkerModule, workerModules } from '../../../server/remote/workers/worker-modules';
import { eventually } from '../../support/eventually';

// A remote's process alone, as the built shell starts it, with small bundles that do forbidden things.

const program = inWorkspace('shell', 'dist', 'server', 'remote-program.mjs');

interface Heard {
  readonly events: string[];
  readonly stray: string[];
  readonly lines: string[];
}

let workers: RemoteWorkers | null = null;
let processes: RemoteProcess[] = [];

/** Kills the process of the remote, as somebody at a terminal does. */
export function killRemote(): void {
  for (const one of processes.splice(0)) one.kill();
}

/** Called after each test. */
export function endRemote(): void {
  workers?.close();
  processes = [];
}

/** Starts a remote with a sound module and a bad one, with `members` of its own. */
export async function startRemote(members: string, atImport = '') {
  const heard: Heard = { events: [], stray: [], lines: [] };
  const sound = `exports.slot = { Component: () => 'sound', loader: async ({ http }) => http.get('/api/blogs') };`;
  const bad = `${atImport}; exports.slot = { Component: () => 'bad', ${members} };`;
  workers = await RemoteWorkers.start({
    remote: 'mfe-blog',
    version: 'v1',
    readBundles: async () => [
      { name: './sound', kind: 'island', file: 'sound.cjs', code: sound },
      { name: './bad', kind: 'island', file: 'bad.cjs', code: bad },
    ],
    isDeclared: (method, path) => `${method} ${path}` === 'GET /api/blogs',
    startProcess: (listeners) => {
      const started = new RemoteProcess({ program, hasPackages: false }, listeners);
      processes.push(started);
      return started;
    },
    onEvent: (sentence) => heard.events.push(sentence),
    log: {
      onReport: () => {},
      onStray: (error) => heard.stray.push(error.message),
      onConsole: (line) => heard.lines.push(line),
    },
  });
  const { modules } = workerModules(workers);
  return { heard, bad: modules.get('./bad') as WorkerModule, sound: modules.get('./sound') as WorkerModule };
}

export const http: Http = { get: async () => ({ blogs: [] }), send: async () => null, report: () => {} };

export function load(module: WorkerModule, milliseconds = 20_000, through = http): Promise<unknown> {
  const args = { ...english, params: {}, query: new URLSearchParams(), http: through };
  const loading = module.loader?.({ ...args, signal: AbortSignal.timeout(milliseconds) });
  return (loading ?? Promise.reject(new Error('It has no loader.'))).then((data) => data.toJSON());
}

export const render = (module: WorkerModule) =>
  module.render({ island: 'a', data: '', place: { pathname: '/', search: '' } }).then(({ html }) => html);

/** A forbidden action of a remote. */
export interface RemoteAttack {
  readonly what: string;
  readonly members: string;
  readonly call?: (module: WorkerModule) => Promise<unknown>;
  /** The response to the bad call. */
  readonly response: RegExp;
  /** The reported end of its process; none if the process keeps running. */
  readonly event?: RegExp;
  readonly stray?: RegExp;
}

/** Checks that only the bad call is lost, and that the other parts of the remote respond a moment later. */
export async function expectOneCallLost({ members, call = load, response, event, stray }: RemoteAttack): Promise<void> {
  const { heard, bad, sound } = await startRemote(members);
  const outcome = await call(bad).then(String, String);
  expect(outcome).toMatch(response);
  if (event) await eventually(async () => expect(heard.events.join('\n')).toMatch(event), { timeout: 15_000 });
  if (stray) await eventually(async () => expect(heard.stray.join('\n')).toMatch(stray));
  const requested = performance.now();
  expect(await load(sound)).toEqual({ blogs: [] });
  expect(await render(sound)).toBe('sound');
  expect(performance.now() - requested).toBeLessThan(5_000);
  expect(heard.events).toHaveLength(event ? 1 : 0);
}
