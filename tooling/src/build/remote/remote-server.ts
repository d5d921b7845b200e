import { join } from 'node:path';
import { publicPathPlaceholder } from '@iwan/shared/contracts/release';
import type { Configuration, RuleSetRule } from '@rspack/core';
import { exposedChunkName } from '../../exposed-chunk';
import type { RemoteDefinition } from '../../remote';
import { serverExternals } from '../../sharing';
import { containerName, outputFolder } from '../../workspace';
import type { Mode } from '../mode';
import { moduleRules, resolve } from '../module-rules';
import { serverMinimizers } from '../server-minimizers';

/**
 * Packages with builds for Node, which use its modules, and for browsers. The browser builds are used: a remote's server code
 * uses only what both platforms have, and no modules of Node.
 */
const withoutNode = (folder: string): RuleSetRule => ({
  // What such a package imports, and what a resource imports itself.
  test: [join(folder, 'src', 'resources'), /[\\/]node_modules[\\/]ics[\\/]/],
  resolve: {
    byDependency: {
      esm: { conditionNames: ['browser', 'import'] },
      commonjs: { conditionNames: ['browser', 'require'] },
    },
  },
});

/** A remote's server bundle: one self-contained CommonJS file for each exposed module and resource, without the singletons. */
export function remoteServer({ name, folder, modules, resources }: RemoteDefinition, mode: Mode): Configuration {
  const rules = moduleRules({ mode, platform: 'server' });
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
      ...rules,
      rules: [...(rules.rules ?? []), withoutNode(folder)],
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
