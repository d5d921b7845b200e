import type { Compiler } from '@rspack/core';

/**
 * A chunk that does not arrive is asked for again, twice, and each time under a query of its own: a bad copy that some
 * cache keeps for ever under the first name cannot come back. The bundler's own runtime asks once, and by the same name
 * for as long as the page stands. One that is slow is asked for a second time beside the first, and the first that
 * comes is taken; what has hung until its time was over (`chunkLoadTimeout`) is asked for anew by the next `import()`.
 * Styles that the document has brought along are not asked for.
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
          folder: RuntimeGlobals.publicPath,
          loaders: RuntimeGlobals.ensureChunkHandlers,
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
  /** Where the files are served from. */
  readonly folder: string;
  /** Load what a chunk consists of, by kind. */
  readonly loaders: string;
}

/** What runs in the browser. A container without chunks has none of these functions. */
export function retryCode({ ensure, script, style, folder, loaders }: RuntimeNames): string {
  return `
var attempts = {};
var named = (nameOf) => nameOf && ((id) => nameOf(id) + (attempts[id] ? '?attempt=' + attempts[id] : ''));
${script} = named(${script});
${style} = named(${style});
var ensure = ${ensure};
var another = (id) => {
  attempts[id] = (attempts[id] || 0) + 1;
};
var asked = (address) => [...document.scripts].find((script) => script.getAttribute('src') === address);
var askBeside = (id) => {
  // Some chunks have no script of their own.
  var slow = asked(${folder} + ${script}(id));
  if (!slow) return;
  another(id);
  var copy = document.createElement('script');
  copy.integrity = slow.integrity;
  copy.crossOrigin = slow.crossOrigin;
  copy.src = ${folder} + ${script}(id);
  copy.onload = copy.onerror = () => copy.remove();
  document.head.append(copy);
};
// Styles that stand in the document are not asked for.
var whole = (address) => new URL(address, document.baseURI).href;
var stands = (id) =>
  ${style} &&
  [...document.querySelectorAll('style[data-href]')].some(
    (sheet) => whole(sheet.dataset.href) === whole(${folder} + ${style}(id)),
  );
var skipStanding = (loaders) => {
  var css = loaders && loaders.css;
  if (!css || css.skips) return;
  loaders.css = (id, promises) => (stands(id) ? undefined : css(id, promises));
  loaders.css.skips = true;
};
var load = (id, rest, tries) => {
  skipStanding(${loaders});
  var slow = setTimeout(askBeside, 5000, id);
  return ensure(id, ...rest).finally(() => clearTimeout(slow)).catch((problem) => {
    another(id);
    if (tries === 2 || problem.type === 'timeout') throw problem;
    return new Promise((resolve) => setTimeout(resolve, tries ? 1200 : 300)).then(() => load(id, rest, tries + 1));
  });
};
if (ensure) ${ensure} = (id, ...rest) => load(id, rest, 0);
`;
}
