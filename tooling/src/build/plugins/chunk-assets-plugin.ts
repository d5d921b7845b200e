import type { ChunkGroup, Compiler, StatsCompilation } from '@rspack/core';
import { exposedChunkName } from '../../workspace';

type StatsChunkGroup = NonNullable<StatsCompilation['namedChunkGroups']>[string];

/** The files that one exposed module, or the entry, needs before it can run. Names are relative to the output folder. */
export interface ChunkAssets {
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** What it imports as a chunk named `later-…`: the code that a touch on it is likely to need. */
  readonly later: readonly string[];
}

/**
 * Writes `file`: for each exposed module the exact files that it loads at once, and the files of each chunk with a name. Federation's own manifest lists
 * too many files for the shell and too few for the remotes, and a wrong preload costs more than none.
 *
 * Read from chunk groups, not from chunks: `splitChunks` moves code and styles that modules share into further chunks of
 * the same group, and the module cannot be shown without them.
 */
export class ChunkAssetsPlugin {
  readonly #exposes: Readonly<Record<string, string>>;
  readonly #file: string;

  constructor(exposes: Readonly<Record<string, string>>, file: string) {
    this.#exposes = exposes;
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkAssets', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ChunkAssets', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const { namedChunkGroups = {}, entrypoints = {} } = compilation
            .getStats()
            .toJson({ all: false, assets: true, chunkGroups: true, entrypoints: true, ids: true });
          const exposes: Record<string, ChunkAssets> = {};
          for (const name of Object.keys(this.#exposes)) {
            const group = namedChunkGroups[exposedChunkName(name)];
            if (!group) throw new Error(`The build has no chunk group for the exposed module "${name}".`);
            exposes[name] = assetsOf(group, laterFiles(compilation.namedChunkGroups.get(exposedChunkName(name))));
          }
          const entries = Object.fromEntries(
            Object.entries(entrypoints).map(([name, group]) => [name, assetsOf(group)]),
          );
          const chunks = Object.fromEntries(
            [...compilation.chunks].flatMap(({ name, files }) => (name ? [[name, [...files]]] : [])),
          );
          const content = JSON.stringify({ exposes, entries, chunks }, null, 2);
          compilation.emitAsset(this.#file, new compiler.webpack.sources.RawSource(content));
        },
      );
    });
  }
}

/**
 * The bundler's own `webpackPrefetch` would add code to each entry, which fetches again after the touch and leaves its errors
 * uncaught.
 */
function laterFiles(group: ChunkGroup | undefined): readonly string[] {
  const children = group?.childrenIterable ?? [];
  return children.flatMap((child) => (child.name?.startsWith('later-') ? child.getFiles() : []));
}

function assetsOf(group: StatsChunkGroup, further: readonly string[] = []): ChunkAssets {
  const names = (group.assets ?? [])
    .map((asset) => asset.name)
    .filter((name): name is string => name !== undefined && !name.includes('.hot-update.'));
  const later = further.filter((name) => !names.includes(name));
  const ofType = (type: string) => names.filter((name) => name.endsWith(type));
  return { js: ofType('.js'), css: ofType('.css'), later };
}
