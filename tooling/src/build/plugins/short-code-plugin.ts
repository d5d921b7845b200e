import type { Compiler } from '@rspack/core';
import { transform } from 'esbuild';

/** Characters of a line: short enough for the line that a stack names to be found by eye. */
const lineLimit = 160;

/**
 * Takes indentation and needless ends of lines out of programs for Node, a third of their text, which V8 keeps for as long as a program
 * runs. Names stay, and so do lines, though other ones: a stack in the log is read by people.
 */
export class ShortCodePlugin {
  apply(compiler: Compiler): void {
    const { name } = ShortCodePlugin;
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.compilation.tap(name, (compilation) => {
      // After what takes unused code out, whose printer knows lines of full length or a single one.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async (assets) => {
        await Promise.all(
          Object.entries(assets)
            .filter(([file]) => /\.[cm]js$/.test(file))
            .map(async ([file, source]) => {
              compilation.updateAsset(file, new sources.RawSource(await shortCode(source.source().toString())));
            }),
        );
      });
    });
  }
}

/** The same program in fewer characters, all of them ASCII. */
export async function shortCode(code: string): Promise<string> {
  const settings = { minifyWhitespace: true, lineLimit, charset: 'ascii', legalComments: 'none' } as const;
  return (await transform(code, settings)).code;
}
