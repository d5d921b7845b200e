import { dirname, isAbsolute, relative, sep } from 'node:path';
import { decode } from '@jridgewell/sourcemap-codec';
import type { Compiler } from '@rspack/core';

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

interface SourceMap {
  /** `null` where the compiler names none. */
  readonly sources: readonly (string | null)[];
  readonly mappings: string;
}

/** The rest of a file without a source: the bundler's own code around the modules. */
const bundlerCode = '(bundler)';

/**
 * How many bytes of a minified file are from each of its sources, by its source map. The sum is the size of the file: code
 * without a mapping counts for the bundler.
 */
export function bytesByModule(code: string, map: SourceMap): Record<string, number> {
  const bytes: Record<string, number> = {};
  const add = (source: string, text: string) => {
    if (text !== '') bytes[source] = (bytes[source] ?? 0) + Buffer.byteLength(text);
  };
  const lines = code.split('\n');
  const mappings = decode(map.mappings);
  for (const [index, line] of lines.entries()) {
    let source = bundlerCode;
    let from = 0;
    for (const [column, sourceIndex] of mappings[index] ?? []) {
      add(source, line.slice(from, column));
      source = sourceIndex === undefined ? bundlerCode : (map.sources[sourceIndex] ?? bundlerCode);
      from = column;
    }
    add(source, line.slice(from));
    if (index < lines.length - 1) add(bundlerCode, '\n');
  }
  return bytes;
}
