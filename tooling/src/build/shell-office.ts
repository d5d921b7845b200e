import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { sharedInOffice } from '../sharing';
import { inWorkspace } from '../workspace';
import { browserBuild } from './browser-build';
import type { Mode } from './mode';
import { ChunkAssetsPlugin } from './plugins/chunk-assets-plugin';

/** The address of the office's own files, on its origin. */
const officePublicPath = '/shell/office/';

/** The office's program in the browser: its frame, the shell's own screens, and the packages that remotes share there. */
export function shellOffice(mode: Mode): Configuration {
  const federation = new ModuleFederationPlugin({
    name: 'office',
    remotes: {},
    shared: sharedInOffice('host', mode),
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
        audience: 'office',
        uniqueName: 'office',
        publicPath: officePublicPath,
        plugins: [federation, new ChunkAssetsPlugin({})],
        splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false } },
      },
      mode,
    ),
    entry: { main: './office/main.tsx' },
  };
}
