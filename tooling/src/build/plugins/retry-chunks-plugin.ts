import type { Compiler } from '@rspack/core';

/**
 * A chunk that fails to load is requested again, twice, each time with another query: a bad copy that is cached under the first
 * name is bypassed. The bundler's own runtime requests a name once, and shares the result for the lifetime of the page. A slow
 * chunk is requested a second time in parallel, and the first response is used; one that hangs until its timeout
 * (`chunkLoadTimeout`) is requested again by the next `import()`. Styles in the document are not requested.
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
  /** Return the file of a chunk. */
  readonly script: string;
  readonly style: string;
  /** The origin of the files. */
  readonly folder: string;
  /** Load the files of a chunk, by kind. */
  readonly loaders: string;
}

/** Runs in the browser. A container without chunks has none of these functions. */
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
// Styles in the document are not requested.
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
