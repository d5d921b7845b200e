import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { RemoteDefinition } from '../remote';
import { sharedModules } from '../sharing';
import { containerName, inWorkspace, outputFolder } from '../workspace';
import { ChunkAssetsPlugin, exposedChunkName } from './chunk-assets-plugin';
import type { Mode } from './mode';
import { federationAliases, moduleRules, resolve } from './module-rules';

/** A remote's browser container: what visitors load. Entry, chunks and styles carry the hash of their content. */
export function remoteBrowser({ name, exposes }: RemoteDefinition, mode: Mode): Configuration {
  const production = mode === 'production';
  return {
    name: `${name}:browser`,
    mode,
    target: 'web',
    context: inWorkspace(name),
    entry: {},
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: outputFolder(name, mode, 'browser'),
      publicPath: production ? 'auto' : `/remotes/${name}/`,
      uniqueName: containerName(name),
      filename: production ? '[name].[contenthash:10].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:10].js' : '[name].js',
      cssFilename: production ? '[name].[contenthash:10].css' : '[name].css',
      cssChunkFilename: production ? '[name].[contenthash:10].css' : '[name].css',
      clean: production,
    },
    module: moduleRules({ mode, platform: 'browser' }),
    resolve: { ...resolve, alias: federationAliases() },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: production ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
        exposes: Object.fromEntries(
          Object.entries(exposes).map(([key, source]) => [key, { import: source, name: exposedChunkName(key) }]),
        ),
        shared: sharedModules('remote', mode),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: {
          asyncStartup: true,
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      new ChunkAssetsPlugin(exposes),
      ...(production
        ? []
        : [
            new ReactRefreshRspackPlugin({
              overlay: false,
              reactRefreshLoader: 'builtin:react-refresh-loader',
            } as never),
          ]),
    ],
    optimization: { chunkIds: 'named', moduleIds: 'named', splitChunks: { chunks: 'async' } },
    performance: false,
    // CSS Modules do not lean on the order of files: a class that changes a part is given to the part.
    ignoreWarnings: [/Conflicting order/],
    stats: 'errors-warnings',
  };
}
