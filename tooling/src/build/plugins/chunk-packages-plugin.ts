import { dirname, isAbsolute, relative, sep } from 'node:path';
import type { Compiler } from '@rspack/core';
import { bundlerCode, bytesByModule, type SourceMap } from './bytes-by-module';

/** `chunk-packages.json`: for each script of a build the minified bytes of each module in it. */
export type ChunkPackages = Readonly<Record<string, Readonly<Record<string, number>>>>;

const mapOf = (file: string) => `${file}.map`;
const noMap: SourceMap = { sources: [], mappings: '' };

/**
 * Writes `chunk-packages.json`, from which the budgets know the owners of a page's code. Based on source maps, since the
 * bundler's sizes are those before it minifies. The maps are deleted afterwards: they are not served, and no script refers to
 * them.
 */
export class ChunkPackagesPlugin {
  apply(compiler: Compiler): void {
    const { SourceMapDevToolPlugin, Compilation, sources } = compiler.webpack;
    new SourceMapDevToolPlugin({
      test: /\.js$/,
      filename: mapOf('[file]'),
      append: false,
      noSources: true,
      moduleFilenameTemplate: '[absolute-resource-path]',
    }).apply(compiler);
    const nameOf = (source: string) => moduleName(source, dirname(compiler.context));
    compiler.hooks.thisCompilation.tap('ChunkPackages', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ChunkPackages', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const table: Record<string, Readonly<Record<string, number>>> = {};
          for (const { name, source } of compilation.getAssets()) {
            if (!name.endsWith('.js')) continue;
            const code = String(source.source());
            const map = compilation.getAsset(mapOf(name));
            // A file with only the bundler's own code has none.
            const { mappings, sources } = map ? (JSON.parse(String(map.source.source())) as SourceMap) : noMap;
            const named = sources.map((each) => (each === null ? null : nameOf(each)));
            table[name] = bytesByModule(code, { mappings, sources: named });
            if (map) compilation.deleteAsset(mapOf(name));
          }
          compilation.emitAsset('chunk-packages.json', new sources.RawSource(JSON.stringify(table, null, 1)));
        },
      );
    });
  }
}

/** `/iwan/shared/design-system/ui/card.tsx // => shared/design-system/ui/card.tsx`; what is no file is the bundler's. */
export function moduleName(source: string, root: string): string {
  return isAbsolute(source) ? relative(root, source).split(sep).join('/') : bundlerCode;
}
