import { setTimeout as delay } from 'node:timers/promises';
import type { Http } from '@iwan/shared/contracts/http';
import { eventually } from '../../support/eventually';
import {
  endRemote,
  expectOneCallLost,
  http,
  killRemote,
  load,
  type RemoteAttack,
  render,
  startRemote,
} from '../testing/remote-alone';

afterEach(endRemote);

/** The deep tests have the attacks that repeat one of these. */
const attacks: readonly RemoteAttack[] = [
  {
    what: 'loops after an await',
    members: "loader: async ({ http }) => { await http.get('/api/blogs'); for (;;); }",
    response: /did not answer for 1 s while it ran the loader of \.\/bad/,
    event: /did not answer for 1 s while it ran the loader of \.\/bad/,
  },
  {
    what: 'sleeps on its thread',
    members: 'loader: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
    response: /did not answer for 1 s/,
    event: /did not answer for 1 s/,
  },
  {
    what: 'fills its heap at once',
    members: "loader: async () => 'x'.repeat(2 ** 28).split('')",
    response: /while it ran the loader of \.\/bad/,
    // On a busy machine it is killed before it has ended.
    event: /(ran out of memory|has ended by itself|did not answer for 1 s) while it ran the loader of \.\/bad/,
  },
  {
    what: 'leaks memory outside of its heap',
    members:
      'loader: async () => { globalThis.kept = []; for (;;) { kept.push(new Uint8Array(2e7).fill(1)); await new Promise((r) => setTimeout(r, 20)); } }',
    response: /took \d+ MB of memory, of which a remote has 512 MB/,
    event: /took \d+ MB of memory, of which a remote has 512 MB/,
  },
  {
    what: 'rejects long after its loader has answered',
    members: "loader: async () => { setTimeout(() => Promise.reject(new Error('later')), 10); return 1; }",
    response: /^1$/,
    stray: /^later$/,
  },
  {
    what: 'ends the process',
    members: 'loader: async () => process.exit(7)',
    response: /A remote may not end the process/,
  },
  {
    what: 'patches built-in objects',
    members: "loader: async () => { Array.prototype.map = () => { throw new Error('patched'); }; return 1; }",
    response: /Cannot assign to read only property 'map'/,
  },
  {
    what: 'replaces fetch and closes the console',
    members:
      'loader: async () => { globalThis.fetch = null; console.log = null; globalThis.console = null; return 1; }',
    response: /^1$/,
  },
  {
    what: 'keeps a core busy in a timer',
    members:
      'loader: async () => { setInterval(() => { const end = Date.now() + 100; while (Date.now() < end); }); return 1; }',
    response: /^1$/,
    event: /was busy for \d s without a call/,
  },
  {
    what: 'throws while it renders',
    members: "Component: () => { throw new Error('broken'); }",
    call: render,
    response: /broken/,
  },
  {
    what: 'never answers',
    members: 'loader: () => new Promise(() => {})',
    call: (module) => load(module, 300),
    response: /timeout/,
  },
  {
    what: 'answers with too much data',
    members: "loader: async () => 'x'.repeat(3e6)",
    response: /Its data has 3\.0 MB; a document carries 2\.0 MB for one part\./,
  },
  {
    what: 'answers with data that cannot be serialised',
    members: 'addresses: async () => [() => 1]',
    call: async (module) => module.addresses?.({ http, signal: AbortSignal.timeout(9_000) }),
    response: /could not be cloned/,
  },
];

test.each(attacks)(
  'a remote that $what affects that call only, and its other parts answer within seconds',
  expectOneCallLost,
);

test('pending calls are repeated when another call has ended the process', async () => {
  const { bad, sound, heard } = await startRemote('loader: () => { for (;;); }');
  const [first, hanging, second] = await Promise.allSettled([load(sound), load(bad), load(sound)]);
  expect([first.status, hanging.status, second.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(heard.events).toHaveLength(1);
});

test.each([1, 2])(
  'when somebody kills the processes of a remote, its %d pending calls are repeated by the next one',
  async (count) => {
    const { sound, heard } = await startRemote('');
    const slow: Http = { ...http, get: () => delay(400).then(() => ({ blogs: [] })) };
    const calls = Array.from({ length: count }, () => load(sound, 20_000, slow));
    await delay(100);
    killRemote();
    expect(await Promise.all(calls)).toEqual(Array(count).fill({ blogs: [] }));
    expect(heard.events).toEqual([
      expect.stringContaining('was killed: it was ended, and another one takes its place.'),
    ]);
  },
);

test('calls of the same kind are not repeated when one of them has ended the process @ci', async () => {
  const { bad, heard } = await startRemote('loader: () => { for (;;); }');
  const requested = performance.now();
  const hanging = await Promise.allSettled([load(bad), load(bad), load(bad)]);
  expect(hanging.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(heard.events).toHaveLength(1);
  expect(performance.now() - requested).toBeLessThan(4_000);
});

test.each([
  ['throws', "throw new Error('broken')", 'broken'],
  // On a busy machine it may not get its four seconds in twenty.
  ['loops', 'for (;;);', /did not finish within (4 s of processor time|20 s) when it was run/],
  ['patches built-in objects', 'Array.prototype.map = () => []', "Cannot assign to read only property 'map'"],
  ['requires a module of Node', "require('node:fs')", 'which the shell does not provide'],
])('a release that %s when it is loaded is refused', async (_, atImport, sentence) => {
  await expect(startRemote('', atImport)).rejects.toThrow(sentence);
});

test('a release without processor time for five seconds when it is loaded is waited for @ci', async () => {
  const asleep = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5000)';
  const { bad, sound } = await startRemote('', asleep);
  expect([await render(bad), await render(sound)]).toEqual(['bad', 'sound']);
});

/** Ways out of the process, each an expression that returns a word if it succeeds. */
const waysOut: Readonly<Record<string, string>> = {
  'a file': "process.getBuiltinModule('node:fs').readFileSync('/etc/hostname', 'utf8')",
  'a file that it writes': "process.getBuiltinModule('node:fs').writeFileSync('/tmp/iwan-way-out', 'x') ?? 'written'",
  'an import': "(await import('node:fs')).readFileSync('/etc/hostname', 'utf8')",
  'new code': "new Function('return 1')()",
  'a module of Node': "require('node:fs').readFileSync('/etc/hostname', 'utf8')",
  'the environment': 'process.env.PATH.length',
  fetch: "await fetch('http://127.0.0.1:8999/').catch(({ cause }) => cause.code ?? Promise.reject(cause))",
  'a socket': `await new Promise((resolve, reject) => {
    process.getBuiltinModule('node:net').connect(1, '127.0.0.1').on('connect', resolve).on('error', ({ code }) => resolve(code));
  })`,
  'another thread': "new (process.getBuiltinModule('node:worker_threads').Worker)('1', { eval: true }).threadId",
  'another process': "process.getBuiltinModule('node:child_process').execSync('hostname')",
};

/** The result of each way, tried one after the other by one remote, whose other part still responds. */
let outcomes: Promise<unknown> | undefined;
async function tryAllWays(): Promise<unknown> {
  const tries = Object.entries(waysOut).map(
    ([way, expression]) =>
      `try { found[${JSON.stringify(way)}] = ['out', String(${expression})]; }
       catch (error) { found[${JSON.stringify(way)}] = ['kept in', String(error)]; }`,
  );
  const { bad, sound } = await startRemote(
    `loader: async () => { const found = {}; ${tries.join('\n')} return found; }`,
  );
  const found = await load(bad);
  expect(await load(sound)).toEqual({ blogs: [] });
  return found;
}

test.each(Object.keys(waysOut))('a remote cannot leave its process by %s', async (way) => {
  outcomes ??= tryAllWays();
  expect(await outcomes).toMatchObject({ [way]: ['kept in', expect.any(String)] });
});

test('a remote can make its declared calls of the backend, and no others', async () => {
  const { bad } = await startRemote(
    "loader: async ({ http }) => Promise.all(['/api/blogs', '/api/session', '//evil.example/', '@evil.example/'].map((path) => http.get(path).then(() => 'given', ({ name }) => name)))",
  );
  expect(await load(bad)).toEqual(['given', 'ApiError', 'ApiError', 'ApiError']);
});

test('what a remote prints arrives line by line', async () => {
  const { bad, heard } = await startRemote(
    "loader: async () => { console.log('one'); console.log('two'); console.error('three'); return 1; }",
  );
  await load(bad);
  await eventually(async () => expect(heard.lines.toSorted()).toEqual(['one', 'three', 'two']));
});
