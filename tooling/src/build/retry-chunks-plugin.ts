import type { Compiler } from '@rspack/core';

/**
 * A chunk that does not arrive is asked for again, twice, and each time under a query of its own: a bad copy that some
 * cache keeps for ever under the first name cannot come back. The bundler's own runtime asks once, and by the same name
 * for as long as the page stands. What has hung has had its time (`chunkLoadTimeout`): it is asked for anew by the next
 * `import()` only.
 */
export class RetryChunksPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
    class RetryChunks extends RuntimeModule {
      constructor() {
        super('retry chunks', RuntimeModule.STAGE_ATTACH);
      }

      override generate(): string {
        return retryCode({
          ensure: RuntimeGlobals.ensureChunk,
          script: RuntimeGlobals.getChunkScriptFilename,
          style: RuntimeGlobals.getChunkCssFilename,
        });
      }
    }
    compiler.hooks.thisCompilation.tap('RetryChunks', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('RetryChunks', (chunk) => {
        compilation.addRuntimeModule(chunk, new RetryChunks());
      });
    });
  }
}

interface RuntimeNames {
  /** Loads a chunk. */
  readonly ensure: string;
  /** Name the file of a chunk. */
  readonly script: string;
  readonly style: string;
}

/** What runs in the browser. A container without chunks has none of these functions. */
export function retryCode({ ensure, script, style }: RuntimeNames): string {
  return `
var attempts = {};
var named = (nameOf) => nameOf && ((id) => nameOf(id) + (attempts[id] ? '?attempt=' + attempts[id] : ''));
${script} = named(${script});
${style} = named(${style});
var ensure = ${ensure};
var load = (id, rest, tries) => ensure(id, ...rest).catch((problem) => {
  attempts[id] = (attempts[id] || 0) + 1;
  if (tries === 2 || problem.type === 'timeout') throw problem;
  return new Promise((resolve) => setTimeout(resolve, tries ? 1200 : 300)).then(() => load(id, rest, tries + 1));
});
if (ensure) ${ensure} = (id, ...rest) => load(id, rest, 0);
`;
}
