import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { exposedChunkName } from '../../exposed-chunk';
import type { RemoteDefinition } from '../../remote';
import { sharedInOffice } from '../../sharing';
import { officeContainer } from '../../workspace';
import { browserBuild } from '../browser-build';
import type { Mode } from '../mode';
import { ChunkAssetsPlugin } from '../plugins/chunk-assets-plugin';

/** A remote's container for the office: its screens, separate from the site's code. */
export function remoteOffice({ name, folder, officeModules }: RemoteDefinition, mode: Mode): Configuration {
  const production = mode === 'production';
  const federation = new ModuleFederationPlugin({
    name: officeContainer(name),
    filename: production ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
    exposes: Object.fromEntries(
      Object.entries(officeModules).map(([key, source]) => [key, { import: source, name: exposedChunkName(key) }]),
    ),
    shared: sharedInOffice('remote', mode),
    shareStrategy: 'loaded-first',
    manifest: false,
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
        audience: 'office',
        uniqueName: officeContainer(name),
        publicPath: production ? 'auto' : `/remotes/${name}/office/`,
        plugins: [federation, new ChunkAssetsPlugin(officeModules)],
        splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false } },
      },
      mode,
    ),
    entry: {},
  };
}
