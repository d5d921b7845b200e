import { publicPathPlaceholder } from '@iwan/shared/contracts/release';
import type { Configuration } from '@rspack/core';
import { exposedChunkName } from '../exposed-chunk';
import type { RemoteDefinition } from '../remote';
import { serverExternals } from '../sharing';
import { containerName, outputFolder } from '../workspace';
import type { Mode } from './mode';
import { moduleRules, resolve } from './module-rules';
import { serverMinimizers } from './server-minimizers';

/** A remote's server bundle: one self-contained CommonJS file for each exposed module and resource, the singletons left out. */
export function remoteServer({ name, folder, modules, resources }: RemoteDefinition, mode: Mode): Configuration {
  return {
    name: `${name}:server`,
    mode,
    target: 'node20',
    context: folder,
    entry: Object.fromEntries(
      Object.entries({ ...modules, ...resources }).map(([key, source]) => [exposedChunkName(key), source]),
    ),
    devtool: false,
    output: {
      path: outputFolder(folder, mode, 'server'),
      publicPath: mode === 'production' ? publicPathPlaceholder : `/remotes/${name}/`,
      uniqueName: containerName(name),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      chunkLoading: false,
      clean: mode === 'production',
    },
    externals: serverExternals(mode),
    module: {
      ...moduleRules({ mode, platform: 'server' }),
      parser: { 'css/module': { namedExports: false }, javascript: { dynamicImportMode: 'eager' } },
    },
    resolve,
    optimization: {
      splitChunks: false,
      minimize: mode === 'production',
      minimizer: serverMinimizers(),
      nodeEnv: mode,
    },
    performance: false,
    stats: 'errors-warnings',
  };
}
