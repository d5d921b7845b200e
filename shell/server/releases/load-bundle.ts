import { Script } from 'node:vm';
import { runWithin } from './run-within';

const evaluationTimeLimit = 1000;

/**
 * Runs a remote's CommonJS server bundle and returns its exports. `require` gives the bundle the singletons that the shell
 * provides and nothing else. That keeps what was bundled by mistake from loading, and is no sandbox: the code runs among the
 * server's own globals, with `process` and `fetch`, and what it changes of them is changed for all. Throws when the code
 * throws, does not return in time or requires more.
 */
export function loadBundle(code: string, filename: string, provided: ReadonlyMap<string, unknown>): unknown {
  const wrapped = new Script(`(function (module, exports, require) {${code}\n})`, { filename });
  const module = { exports: {} as unknown };
  const require = (request: string): unknown => {
    if (provided.has(request)) return provided.get(request);
    throw new Error(`${filename} requires "${request}", which the shell does not provide.`);
  };
  const run: (...scope: unknown[]) => void = wrapped.runInThisContext({ timeout: evaluationTimeLimit });
  runWithin(evaluationTimeLimit, () => run(module, module.exports, require));
  return module.exports;
}
