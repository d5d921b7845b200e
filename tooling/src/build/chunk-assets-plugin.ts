import type { Compiler, StatsChunk } from '@rspack/core';

/** The files that one exposed module, or the entry, needs before it can run. Names are relative to the output folder. */
export interface ChunkAssets {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/**
 * Writes `chunk-assets.json`: for each exposed module the exact chunks that it loads at once. Federation's own manifest
 * lists too much for the shell and too little for the remotes, and a wrong preload costs more than none.
 */
export class ChunkAssetsPlugin {
  readonly #exposes: Readonly<Record<string, string>>;

  constructor(exposes: Readonly<Record<string, string>>) {
    this.#exposes = exposes;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkAssets', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ChunkAssets', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const stats = compilation
            .getStats()
            .toJson({ all: false, assets: true, chunks: true, chunkRelations: true, entrypoints: true, ids: true });
          const chunks = stats.chunks ?? [];
          const table: Record<string, ChunkAssets> = {};
          for (const name of Object.keys(this.#exposes)) {
            table[name] = collect(chunks.filter((chunk) => chunk.names?.includes(exposedChunkName(name))));
          }
          const entry = Object.entries(stats.entrypoints ?? {}).map(([name, point]) => [
            name,
            split((point.assets ?? []).map((asset) => asset.name)),
          ]);
          const content = JSON.stringify({ exposes: table, entries: Object.fromEntries(entry) }, null, 2);
          compilation.emitAsset('chunk-assets.json', new compiler.webpack.sources.RawSource(content));
        },
      );
    });
  }
}

/** The chunk that holds one exposed module: `./pages/blog // => pages-blog`. */
export function exposedChunkName(expose: string): string {
  return expose.replace(/^\.\//, '').replaceAll('/', '-');
}

function collect(own: readonly StatsChunk[]): ChunkAssets {
  return split([...new Set(own.flatMap((chunk) => chunk.files ?? []))]);
}

function split(files: readonly (string | undefined)[]): ChunkAssets {
  const names = files.filter((file): file is string => file !== undefined && !file.includes('.hot-update.'));
  return { js: names.filter((name) => name.endsWith('.js')), css: names.filter((name) => name.endsWith('.css')) };
}
