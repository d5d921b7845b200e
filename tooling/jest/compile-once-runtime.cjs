const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** By file name and parameters. No more than the files of the repository and of the packages that tests load. */
const compiled = new Map();

/**
 * Jest's runtime, which compiles a file once for all test files of a worker. Jest's own compiles it anew for each of them: a
 * fifth of what small tests cost. Each test file still runs it in its own realm and has its own instance of the module.
 */
class CompileOnceRuntime extends Runtime {
  constructor(...words) {
    super(...words);
    const { executor } = this;
    const compileAnew = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const realm = executor.environment.getVmContext();
      // Torn down while something still loads: Jest's own says so.
      if (realm === null) return compileAnew(source, filename);
      const script = compileOnce(source, filename, executor.injectedModuleParameters);
      // What does not parse: Jest's own has the sentences for it.
      return script?.runInContext(realm) ?? compileAnew(source, filename);
    };
  }
}

function compileOnce(source, filename, parameters) {
  // Everything before the source is on its first line, so that the lines of an error stay right.
  const head = `(function (${parameters.join(', ')}) {`;
  const key = `${head}${filename}`;
  const known = compiled.get(key);
  if (known?.source === source) return known.script;
  try {
    const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
    compiled.set(key, { source, script });
    return script;
  } catch {
    return null;
  }
}

module.exports = CompileOnceRuntime;
