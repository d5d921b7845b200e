import { compileFunction } from 'node:vm';

/**
 * Runs a remote's CommonJS server bundle and returns its exports. `require` returns the singletons of the shell and nothing
 * else; `import()` is not available to code that is compiled this way. Throws when the code throws or requires anything else.
 */
export function loadBundle(code: string, filename: string, provided: ReadonlyMap<string, unknown>): unknown {
  const module = { exports: {} as unknown };
  const require = (request: string): unknown => {
    if (provided.has(request)) return provided.get(request);
    throw new Error(`${filename} requires "${request}", which the shell does not provide.`);
  };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename });
  run(module, module.exports, require);
  return module.exports;
}
