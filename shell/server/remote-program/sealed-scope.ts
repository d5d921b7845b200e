import dgram from 'node:dgram';
import net from 'node:net';
import type { Sections } from './sections';

/** Globals of both browsers and Node that only compute; everything else is removed. */
const allowed = new Set(
  [
    'AbortController AbortSignal Blob Buffer ByteLengthQueuingStrategy CompressionStream CountQueuingStrategy Crypto CryptoKey',
    'CustomEvent DOMException DecompressionStream Event EventTarget File FormData Headers ReadableByteStreamController',
    'ReadableStream ReadableStreamBYOBReader ReadableStreamBYOBRequest ReadableStreamDefaultController',
    'ReadableStreamDefaultReader Request Response SubtleCrypto TextDecoder TextDecoderStream TextEncoder TextEncoderStream',
    'TransformStream TransformStreamDefaultController URL URLPattern URLSearchParams WritableStream',
    'WritableStreamDefaultController WritableStreamDefaultWriter atob btoa clearImmediate clearInterval clearTimeout console',
    'crypto global performance process queueMicrotask setImmediate setInterval setTimeout structuredClone',
  ].flatMap((names) => names.split(' ')),
);

/** Globals of the language; WebAssembly, whose memory is not limited by the heap's limit, is replaced by a stub. */
const language = new Set([
  ...['AggregateError', 'Array', 'ArrayBuffer', 'AsyncDisposableStack', 'Atomics', 'BigInt', 'BigInt64Array'],
  ...['BigUint64Array', 'Boolean', 'DataView', 'Date', 'DisposableStack', 'Error', 'EvalError', 'FinalizationRegistry'],
  ...['Float16Array', 'Float32Array', 'Float64Array', 'Function', 'Infinity', 'Int16Array', 'Int32Array', 'Int8Array'],
  ...['Intl', 'Iterator', 'JSON', 'Map', 'Math', 'NaN', 'Number', 'Object', 'Promise', 'Proxy', 'RangeError'],
  ...['ReferenceError', 'Reflect', 'RegExp', 'Set', 'SharedArrayBuffer', 'String', 'SuppressedError', 'Symbol'],
  ...[
    'SyntaxError',
    'TypeError',
    'WebAssembly',
    'URIError',
    'Uint16Array',
    'Uint32Array',
    'Uint8Array',
    'Uint8ClampedArray',
  ],
  ...['WeakMap', 'WeakRef', 'WeakSet', 'decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'escape'],
  ...['eval', 'globalThis', 'isFinite', 'isNaN', 'parseFloat', 'parseInt', 'undefined', 'unescape', 'Temporal'],
]);

interface Scope {
  readonly sections: Sections;
  /** Called with console output. */
  readonly onConsole: (line: string) => void;
}

/**
 * Removes from this process's global scope whatever reaches outside of the process, before any code of a remote runs: the
 * network, threads, modules of Node, and `process`, which is replaced by a frozen stub. Below that, no socket can connect,
 * whoever calls it.
 */
export function sealScope({ sections, onConsole }: Scope): void {
  refuseSockets();
  const nodeVersion = process.version;
  // The module of `fetch` compiles a parser on first use and sets a global of its own, which could be used for requests.
  replace('WebAssembly', Object.freeze({ compile: async () => ({}), instantiate: async () => ({}) }));
  void [globalThis.FormData, globalThis.Headers, globalThis.Request, globalThis.Response];
  const scope = globalThis as Record<PropertyKey, unknown>;
  for (const name of Object.getOwnPropertyNames(scope)) {
    if (!allowed.has(name) && !language.has(name)) delete scope[name];
  }
  for (const symbol of Object.getOwnPropertySymbols(scope)) {
    if (symbol !== Symbol.toStringTag) Object.defineProperty(scope, symbol, { value: undefined, writable: false });
  }
  replace('process', processStandIn(nodeVersion));
  replace('console', consoleStandIn(onConsole));
  for (const [name, timer] of Object.entries(timersOf(sections))) replace(name, timer);
  // The objects that deliver this process's messages are among them.
  Object.freeze(EventTarget.prototype);
}

function replace(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });
}

function refuseSockets(): void {
  const refuse = () => {
    throw new Error('The code of a remote has no network.');
  };
  for (const [of, names] of [
    [net.Socket.prototype, ['connect']],
    [net.Server.prototype, ['listen']],
    [dgram.Socket.prototype, ['bind', 'connect', 'send']],
  ] as const) {
    for (const name of names) Object.defineProperty(of, name, { value: refuse });
  }
}

/** Properties of `process` that libraries use. */
function processStandIn(version: string): object {
  return Object.freeze({
    env: Object.freeze({ NODE_ENV: process.env.NODE_ENV }),
    argv: Object.freeze([]),
    version,
    versions: Object.freeze({ node: version.slice(1) }),
    platform: 'linux',
    nextTick: (code: (...words: unknown[]) => void, ...words: unknown[]) => queueMicrotask(() => code(...words)),
    cwd: () => '/',
    emitWarning: () => {},
    on: () => {},
    exit: () => {
      throw new Error('A remote may not end the process.');
    },
  });
}

function consoleStandIn(write: (line: string) => void): object {
  const say = (...words: unknown[]) => write(words.map(textOf).join(' '));
  const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'];
  const silent = [
    'assert',
    'count',
    'dir',
    'group',
    'groupCollapsed',
    'groupEnd',
    'table',
    'time',
    'timeEnd',
    'timeLog',
  ];
  return Object.fromEntries([
    ...methods.map((name) => [name, say] as const),
    ...silent.map((name) => [name, () => {}] as const),
  ]);
}

function textOf(word: unknown): string {
  try {
    if (word instanceof Error) return String(word.stack ?? word);
    return typeof word === 'object' ? JSON.stringify(word) : String(word);
  } catch {
    return typeof word;
  }
}

/** Timers whose callbacks belong to the call that has set them. */
function timersOf(sections: Sections): Record<string, unknown> {
  const owned =
    (set: (code: () => void, ...words: never[]) => unknown) =>
    (code: (...words: unknown[]) => void, ...words: unknown[]) => {
      const id = sections.current;
      const [milliseconds, ...given] = words;
      const run = () => {
        sections.enterTimer(id);
        code(...(set === immediate ? words : given));
      };
      return set === immediate ? set(run) : set(run, milliseconds as never);
    };
  const immediate = setImmediate as never as (code: () => void) => unknown;
  return {
    setTimeout: owned(setTimeout as never),
    setInterval: owned(setInterval as never),
    setImmediate: owned(immediate),
  };
}
