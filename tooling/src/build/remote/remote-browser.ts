import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { exposedChunkName } from '../../exposed-chunk';
import type { RemoteDefinition } from '../../remote';
import { sharedModules } from '../../sharing';
import { containerName } from '../../workspace';
import { browserBuild } from '../browser-build';
import type { Mode } from '../mode';
import { ChunkAssetsPlugin } from '../plugins/chunk-assets-plugin';

/** A remote's browser container, for visitors. Entry, chunks and styles have the hash of their content in their names. */
export function remoteBrowser({ name, folder, modules }: RemoteDefinition, mode: Mode): Configuration {
  const production = mode === 'production';
  const federation = new ModuleFederationPlugin({
    name: containerName(name),
    filename: production ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
    exposes: Object.fromEntries(
      Object.entries(modules).map(([key, source]) => [key, { import: source, name: exposedChunkName(key) }]),
    ),
    shared: sharedModules('remote', mode),
    // `version-first` loads every remote at the start: a failing one would break the site.
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
