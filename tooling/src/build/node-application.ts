import { readFileSync } from 'node:fs';
import type { Configuration } from '@rspack/core';
import { inWorkspace, outputFolder } from '../workspace';
import { type Mode, moduleRules, resolve, serverMinimizers } from './module-rules';
import type { NodeApplication } from './node-applications';

/** A Node program (document server, backend) as one ES module; npm packages stay external. */
export function nodeApplication(application: NodeApplication, mode: Mode): Configuration {
  const { workspace, entries, bundled = [], loadedLate = [], outsideRelease, publicPath = '/' } = application;
  // Developers wait for each build, and run it where its packages are.
  const isWhole = outsideRelease !== undefined && mode === 'production';
  const outside = new Set(isWhole ? outsideRelease : [...dependenciesOf(workspace), ...dependenciesOf('shared')]);
  return {
    name: `${workspace}:server`,
    mode,
    target: 'node20',
    context: inWorkspace(workspace),
    entry: { ...entries },
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    output: {
      path:
        mode === 'production'
          ? inWorkspace(workspace, application.outputFolder)
          : outputFolder(inWorkspace(workspace), mode, 'server'),
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      uniqueName: workspace,
      publicPath,
      clean: mode === 'production',
    },
    externalsType: 'module',
    externalsPresets: { node: true },
    externals: [
      ({ request }, callback) => {
        const isOutside = request !== undefined && outside.has(packageOf(request));
        if (!isOutside || bundled.some((pattern) => pattern.test(request))) return callback();
        // `require` searches NODE_PATH, as there are no packages beside a release; and it loads a package only when it is called.
        const isRequired = isWhole || loadedLate.includes(packageOf(request));
        callback(undefined, isRequired ? `node-commonjs ${request}` : `module ${request}`);
      },
    ],
    module: {
      ...moduleRules({ mode, platform: 'server' }),
      parser: { 'css/module': { namedExports: false }, javascript: { importMeta: false, dynamicImportMode: 'eager' } },
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

/**
 * The dependencies of a workspace can be resolved from its folder at run time. Those of a dependency may not be: where such a
 * package is bundled, so are its own dependencies.
 */
function dependenciesOf(workspace: string): string[] {
  const manifest: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(inWorkspace(workspace, 'package.json'), 'utf8'),
  );
  return Object.keys(manifest.dependencies ?? {}).filter((name) => !name.startsWith('@iwan/'));
}

/** `@scope/name/deep/file` // => `@scope/name` */
function packageOf(request: string): string {
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/');
}
