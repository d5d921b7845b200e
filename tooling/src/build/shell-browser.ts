import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { sharedModules } from '../sharing';
import { inWorkspace } from '../workspace';
import { browserBuild } from './browser-build';
import { ChunkAssetsPlugin } from './chunk-assets-plugin';
import type { Mode } from './mode';

/** Where the shell's own files are served from. */
export const shellPublicPath = '/shell/';

/** The shell's browser build: header, footer, routing, the federation runtime and every shared singleton. */
export function shellBrowser(mode: Mode): Configuration {
  const federation = new ModuleFederationPlugin({
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
  });
  return {
    ...browserBuild(
      {
        name: 'shell',
        folder: inWorkspace('shell'),
        uniqueName: 'shell',
        publicPath: shellPublicPath,
        plugins: [federation, new ChunkAssetsPlugin({ './fonts': '@iwan/shared/theme/fonts.css' })],
        splitChunks: { chunks: 'all', cacheGroups: { framework, uiCore } },
      },
      mode,
    ),
    entry: { main: './src/main.tsx' },
  };
}

/** What every page needs and no release of ours changes. */
const framework = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|zustand)[\\/]/,
  name: 'framework',
  enforce: true,
} as const;

/** What the first dialog brings. */
const uiCore = {
  test: /[\\/]node_modules[\\/](@chakra-ui|@ark-ui|@zag-js|@emotion|stylis)[\\/]/,
  name: 'ui-core',
  chunks: 'async',
  enforce: true,
} as const;
