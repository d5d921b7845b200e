import type { Http } from '@iwan/shared/contracts/http';
import { english } from '@iwan/shared/testing/english';
import { inWorkspace } from '@iwan/tooling/workspace';
import { packCode } from '../../../server/remote-messages/packed-code';
import { RemoteProcess } from '../../../server/remote-workers/remote-process';
import { RemoteWorkers } from '../../../server/remote-workers/remote-workers';
import { type UnfitData, type WorkerModule, workerModules } from '../../../server/remote-workers/worker-modules';
import { eventually } from '../../support/eventually';

// A remote's process alone, as the built shell starts it, with small bundles that do what a remote may not.

const program = inWorkspace('shell', 'dist', 'server', 'remote-program.mjs');

interface Heard {
  readonly events: string[];
  readonly stray: string[];
  readonly lines: string[];
}

let workers: RemoteWorkers | null = null;
afterEach(() => workers?.close());

/** Starts a remote of a sound module and of a bad one, with `members` of its own. */
async function start(members: string, atImport = '', most = 1) {
  const heard: Heard = { events: [], stray: [], lines: [] };
  const sound = `exports.slot = { Component: () => 'sound', loader: async ({ http }) => http.get('/api/blogs') };`;
  const bad = `${atImport}; exports.slot = { Component: () => 'bad', ${members} };`;
  workers = await RemoteWorkers.start({
    remote: 'mfe-blog',
    version: 'v1',
    bundles: [
      { name: './sound', kind: 'island', file: 'sound.cjs', code: await packCode(sound) },
      { name: './bad', kind: 'island', file: 'bad.cjs', code: await packCode(bad) },
    ],
    isDeclared: (method, path) => `${method} ${path}` === 'GET /api/blogs',
    most,
    takeProcess: () => new RemoteProcess({ program, hasPackages: false }),
    onEvent: (sentence) => heard.events.push(sentence),
    log: {
      onReport: () => {},
      onStray: (problem, count) => heard.stray.push(`${count} ${problem.message}`),
      onConsole: (line) => heard.lines.push(line),
    },
  });
  const { modules } = workerModules(workers);
  return { heard, bad: modules.get('./bad') as WorkerModule, sound: modules.get('./sound') as WorkerModule };
}

const http: Http = { get: async () => ({ blogs: [] }), send: async () => null, report: () => {} };

function load(module: WorkerModule, milliseconds = 20_000, through = http): Promise<unknown> {
  const args = { ...english, params: {}, query: new URLSearchParams(), http: through };
  const loading = module.loader?.({ ...args, signal: AbortSignal.timeout(milliseconds) });
  return (loading ?? Promise.reject(new Error('It has no loader.'))).then((data) => data.toJSON());
}

const render = (module: WorkerModule) =>
  module.render({ island: 'a', data: '', place: { pathname: '/', search: '' } }).then(({ html }) => html);

/** What the bad call is answered with, the one event that is told of, and what the remote is worth a moment later. */
const attacks: readonly {
  readonly what: string;
  readonly members: string;
  readonly call?: (module: WorkerModule) => Promise<unknown>;
  readonly answer: RegExp;
  /** Of the end of its process; none where that goes on. */
  readonly event?: RegExp;
  readonly stray?: RegExp;
}[] = [
  {
    what: 'loops in its loader',
    members: 'loader: () => { for (;;); }',
    answer: /did not answer for 1 s while it ran the loader of \.\/bad/,
    event: /did not answer for 1 s while it ran the loader of \.\/bad: it was ended, and another one takes its place\./,
  },
  {
    what: 'loops after an await',
    members: "loader: async ({ http }) => { await http.get('/api/blogs'); for (;;); }",
    answer: /did not answer for 1 s while it ran the loader of \.\/bad/,
    event: /did not answer for 1 s while it ran the loader of \.\/bad/,
  },
  {
    what: 'loops while it renders',
    members: 'Component: () => { for (;;); }',
    call: render,
    answer: /did not answer for 1 s while it ran the component of \.\/bad/,
    event: /did not answer for 1 s while it ran the component of \.\/bad/,
  },
  {
    what: 'sleeps on its thread',
    members: 'loader: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
    answer: /did not answer for 1 s/,
    event: /did not answer for 1 s/,
  },
  {
    what: 'fills its heap at once',
    members: "loader: async () => 'x'.repeat(2 ** 28).split('')",
    answer: /while it ran the loader of \.\/bad/,
    // On a busy machine it is killed before it has ended.
    event: /(ran out of memory|has ended by itself|did not answer for 1 s) while it ran the loader of \.\/bad/,
  },
  {
    what: 'leaks objects from call to call',
    members:
      'loader: async () => { globalThis.kept ??= new Map(); for (;;) { for (let i = 0; i < 1e4; i += 1) kept.set({}, [i]); await null; await new Promise((r) => setTimeout(r)); } }',
    // V8 may spend a second on making room before it gives up.
    answer: /(ran out of memory|did not answer for 1 s) while it ran the loader of \.\/bad/,
    event: /(ran out of memory|did not answer for 1 s) while it ran the loader of \.\/bad/,
  },
  {
    what: 'leaks bytes outside of its heap',
    members:
      'loader: async () => { globalThis.kept = []; for (;;) { kept.push(new Uint8Array(2e7).fill(1)); await new Promise((r) => setTimeout(r, 20)); } }',
    answer: /took \d+ MB of memory, of which a remote has 512 MB/,
    event: /took \d+ MB of memory, of which a remote has 512 MB/,
  },
  {
    what: 'rejects when its loader has long answered',
    members: "loader: async () => { setTimeout(() => Promise.reject(new Error('later')), 10); return 1; }",
    answer: /^1$/,
    stray: /^1 later$/,
  },
  {
    what: 'ends the process',
    members: 'loader: async () => process.exit(7)',
    answer: /A remote may not end the process/,
  },
  {
    what: 'patches what all code shares',
    members: "loader: async () => { Array.prototype.map = () => { throw new Error('patched'); }; return 1; }",
    answer: /^1$/,
    event: /has changed Array\.prototype\.map, which all code shares/,
  },
  {
    what: 'puts another fetch into place and closes the console',
    members:
      'loader: async () => { globalThis.fetch = null; console.log = null; globalThis.console = null; return 1; }',
    answer: /^1$/,
  },
  {
    what: 'takes a core in a timer',
    members:
      'loader: async () => { setInterval(() => { const end = Date.now() + 100; while (Date.now() < end); }); return 1; }',
    answer: /^1$/,
    event: /was busy for \d s with what nobody waits for/,
  },
  {
    what: 'throws while it renders',
    members: "Component: () => { throw new Error('broken'); }",
    call: render,
    answer: /broken/,
  },
  {
    what: 'never answers',
    members: 'loader: () => new Promise(() => {})',
    call: (module) => load(module, 300),
    answer: /timeout/,
  },
  {
    what: 'answers with far too much',
    members: "loader: async () => 'x'.repeat(3e6)",
    answer: /Its data has 3\.0 MB; a document carries 2\.0 MB for one part\./,
    call: async (module) => {
      const args = { ...english, params: {}, query: new URLSearchParams(), http, signal: AbortSignal.timeout(9_000) };
      const data = await module.loader?.(args);
      throw (data as UnfitData).problem;
    },
  },
  {
    what: 'answers with what no message carries',
    members: 'addresses: async () => [() => 1]',
    call: async (module) => module.addresses?.({ http, signal: AbortSignal.timeout(9_000) }),
    answer: /could not be cloned/,
  },
];

test.each(attacks)(
  'a remote that $what costs that call alone, and its other parts answer within seconds',
  async (row) => {
    const { members, call = load, answer, event, stray } = row;
    const { heard, bad, sound } = await start(members);
    const said = await call(bad).then(String, String);
    expect(said).toMatch(answer);
    if (event) await eventually(async () => expect(heard.events.join('\n')).toMatch(event), { timeout: 15_000 });
    if (stray) await eventually(async () => expect(heard.stray.join('\n')).toMatch(stray));
    const asked = performance.now();
    expect(await load(sound)).toEqual({ blogs: [] });
    expect(await render(sound)).toBe('sound');
    expect(performance.now() - asked).toBeLessThan(5_000);
    expect(heard.events).toHaveLength(event ? 1 : 0);
  },
);

test('what was under way when another call has ended the process is made again', async () => {
  const { bad, sound, heard } = await start('loader: () => { for (;;); }');
  const [first, hanging, second] = await Promise.allSettled([load(sound), load(bad), load(sound)]);
  expect([first.status, hanging.status, second.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(heard.events).toHaveLength(1);
});

test('calls of the same kind are not made again when one of them has ended the process', async () => {
  const { bad, heard } = await start('loader: () => { for (;;); }');
  const asked = performance.now();
  const hanging = await Promise.allSettled([load(bad), load(bad), load(bad)]);
  expect(hanging.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(heard.events).toHaveLength(1);
  expect(performance.now() - asked).toBeLessThan(4_000);
});

test('of two processes of a remote one answers while the other hangs, and what comes then is shared by both again', async () => {
  const { bad, sound, heard } = await start('loader: () => { for (;;); }', '', 2);
  await expectTwoProcesses(sound);
  let isOver = false;
  const hanging = load(bad).catch(() => {
    isOver = true;
  });
  for (let call = 0; call < 3; call += 1) expect(await load(sound)).toEqual({ blogs: [] });
  expect(isOver).toBe(false);
  await hanging;
  expect(heard.events).toHaveLength(1);
  expect(heard.events[0]).toContain('did not answer for 1 s while it ran the loader of ./bad');
  expect(await load(sound)).toEqual({ blogs: [] });
  await expectTwoProcesses(sound);
});

/** More calls at a time than one process is given, all of which wait for the backend until there are two. */
async function expectTwoProcesses(sound: WorkerModule): Promise<void> {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow: Http = { ...http, get: () => held.then(() => ({ blogs: [] })) };
  const calls = Array.from({ length: 20 }, () => load(sound, 20_000, slow));
  await eventually(() => expect(workers?.size).toBe(2), { timeout: 15_000 });
  answer();
  expect(await Promise.all(calls)).toEqual(Array(20).fill({ blogs: [] }));
}

test.each([
  ['throws', "throw new Error('broken')", 'broken'],
  ['loops', 'for (;;);', 'did not finish within 4 s when it was run'],
  ['patches what all code shares', 'JSON.parse = () => 1', 'It changes JSON.parse, which all code shares.'],
  ['requires a module of Node', "require('node:fs')", 'which the shell does not provide'],
])('a release that %s when it is run is refused', async (_, atImport, sentence) => {
  await expect(start('', atImport)).rejects.toThrow(sentence);
});

/** Ways out of the process, each an expression that gives a word where it leads anywhere. */
const waysOut: Readonly<Record<string, string>> = {
  'a module of Node by process': "process.getBuiltinModule('node:fs').readFileSync('/etc/hostname', 'utf8')",
  'a binding of Node': "Object.keys(process.binding('fs')).join()",
  'an import': "(await import('node:fs')).readFileSync('/etc/hostname', 'utf8')",
  'an import in new code': "(await new Function('return import(\"node:fs\")')()).readFileSync('/etc/hostname', 'utf8')",
  'an import in evaluated code': "(await (0, eval)('import(\"node:fs\")')).readFileSync('/etc/hostname', 'utf8')",
  require: "(globalThis.require ?? module.constructor._load)('node:fs').readFileSync('/etc/hostname', 'utf8')",
  'the environment':
    'Object.keys(process.env).filter((name) => name !== "NODE_ENV").join() || process.env.SECRET.length',
  fetch: "(await fetch('http://localhost/')).status",
  'the dispatcher of fetch':
    'Object.getOwnPropertySymbols(globalThis).map((s) => globalThis[s]).find((v) => v?.dispatch).dispatch',
  WebSocket: "new WebSocket('ws://localhost/').url",
  EventSource: "new EventSource('http://localhost/').url",
  'another thread': "new Worker('1').threadId",
  'other processes': "new BroadcastChannel('a').name",
  'a port': 'new MessageChannel().port1.constructor.name',
  WebAssembly: 'new WebAssembly.Memory({ initial: 1 }).buffer.byteLength',
  'the object of a caller': `(() => {
    Error.prepareStackTrace = (_, sites) => sites;
    const found = new Error().stack.map((site) => site.getThis?.()).find((each) => each?.send || each?.binding);
    return found.constructor.name;
  })()`,
  'what delivers messages': `(() => {
    for (const symbol of Object.getOwnPropertySymbols(EventTarget.prototype)) EventTarget.prototype[symbol] = () => {};
    const [first] = Object.getOwnPropertySymbols(EventTarget.prototype);
    return Object.getOwnPropertyDescriptor(EventTarget.prototype, first).writable ? 'changed' : undefined.x;
  })()`,
  'a signal to another process': 'process.kill(process.ppid, 0)',
};

test.each(Object.entries(waysOut))('a remote does not get out by %s', async (_, expression) => {
  const { bad, sound } = await start(
    `loader: async () => { try { return ['out', String(${expression})]; } catch (problem) { return ['kept in', String(problem)]; } }`,
  );
  expect(await load(bad)).toEqual(['kept in', expect.any(String)]);
  expect(await load(sound)).toEqual({ blogs: [] });
});

test('a remote asks the backend for what it has declared, and for nothing else', async () => {
  const { bad } = await start(
    "loader: async ({ http }) => Promise.all(['/api/blogs', '/api/session', '//evil.example/', '@evil.example/'].map((path) => http.get(path).then(() => 'given', ({ name }) => name)))",
  );
  expect(await load(bad)).toEqual(['given', 'ApiError', 'ApiError', 'ApiError']);
});

test('what a remote says a thousand times a second is told now and then', async () => {
  const { bad, heard } = await start(
    "loader: async () => { setInterval(() => { console.log('again'); Promise.reject(new Error('again')); }, 1); return 1; }",
  );
  await load(bad);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(heard.lines.length).toBeGreaterThan(1);
  expect(heard.lines.length).toBeLessThan(12);
  expect(heard.stray.length).toBeLessThan(12);
});
