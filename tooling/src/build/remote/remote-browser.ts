import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { exposedChunkName } from '../../exposed-chunk';
import type { RemoteDefinition } from '../../remote';
import { sharedModules } from '../../sharing';
import { containerName } from '../../workspace';
import { browserBuild } from '../browser-build';
import type { Mode } from '../mode';
import { ChunkAssetsPlugin } from '../plugins/chunk-assets-plugin';

/** A remote's browser container: what visitors load. Entry, chunks and styles carry the hash of their content. */
export function remoteBrowser({ name, folder, modules }: RemoteDefinition, mode: Mode): Configuration {
  const production = mode === 'production';
  const federation = new ModuleFederationPlugin({
    name: containerName(name),
    filename: production ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
    exposes: Object.fromEntries(
      Object.entries(modules).map(([key, source]) => [key, { import: source, name: exposedChunkName(key) }]),
    ),
    shared: sharedModules('remote', mode),
    // `version-first` fetches every remote at the start: a dead one would take the site with it.
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: false,
    experiments: {
      asyncStartup: true,
      externalRuntime: true,
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });
  return {
    ...browserBuild(
      {
        name,
        folder,
        uniqueName: containerName(name),
        publicPath: production ? 'auto' : `/remotes/${name}/`,
        plugins: [federation, new ChunkAssetsPlugin(modules)],
        splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false } },
      },
      mode,
    ),
    entry: {},
  };
}
