import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { sharedModules } from '../sharing';
import { inWorkspace, outputFolder } from '../workspace';
import { ChunkAssetsPlugin } from './chunk-assets-plugin';
import type { Mode } from './mode';
import { federationAliases, moduleRules, resolve } from './module-rules';

/** Where the shell's own files are served from. */
export const shellPublicPath = '/shell/';

/** The shell's browser build: header, footer, routing, the federation runtime and every shared singleton. */
export function shellBrowser(mode: Mode): Configuration {
  const production = mode === 'production';
  return {
    name: 'shell:browser',
    mode,
    target: 'web',
    context: inWorkspace('shell'),
    entry: { main: './src/main.tsx' },
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: outputFolder('shell', mode, 'browser'),
      publicPath: shellPublicPath,
      uniqueName: 'shell',
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
        name: 'shell',
        remotes: {},
        shared: sharedModules('host', mode),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: {
          asyncStartup: true,
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
      new ChunkAssetsPlugin({}),
      ...(production
        ? []
        : [
            new ReactRefreshRspackPlugin({
              overlay: false,
              reactRefreshLoader: 'builtin:react-refresh-loader',
            } as never),
          ]),
    ],
    optimization: {
      chunkIds: 'named',
      moduleIds: 'named',
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          framework: {
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|zustand)[\\/]/,
            name: 'framework',
            enforce: true,
          },
          uiCore: {
            test: /[\\/]node_modules[\\/](@chakra-ui|@ark-ui|@zag-js|@emotion|stylis)[\\/]/,
            name: 'ui-core',
            chunks: 'async',
            enforce: true,
          },
        },
      },
    },
    performance: false,
    // CSS Modules do not lean on the order of files: a class that changes a part is given to the part.
    ignoreWarnings: [/Conflicting order/],
    stats: 'errors-warnings',
  };
}
