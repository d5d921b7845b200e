import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { exposedChunkName } from '../../exposed-chunk';
import type { RemoteDefinition } from '../../remote';
import { sharedWithHosts } from '../../sharing';
import { hostedContainer } from '../../workspace';
import { browserBuild } from '../browser-build';

/**
 * A remote's ordinary container, for hosts of Module Federation that are not this site (docs/embedding.md): with its own runtime
 * and its own packages where the host has none. No page of the site loads it.
 */
export function remoteContainer({ name, folder, modules }: RemoteDefinition): Configuration {
  const federation = new ModuleFederationPlugin({
    name: hostedContainer(name),
    filename: 'remoteEntry.[contenthash:10].js',
    exposes: Object.fromEntries(
      Object.entries(modules).map(([key, source]) => [
        key,
        { import: hostedModule(key, source), name: exposedChunkName(key) },
      ]),
    ),
    shared: sharedWithHosts(),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: false,
    experiments: { asyncStartup: true, optimization: { target: 'web' } },
  });
  const build = browserBuild(
    {
      name,
      folder,
      audience: 'container',
      uniqueName: hostedContainer(name),
      publicPath: 'auto',
      plugins: [federation],
      splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false, default: ofFiles } },
    },
    'production',
  );
  const router = fileURLToPath(import.meta.resolve('@iwan/shared/container/hosted-router'));
  const alias = { ...build.resolve?.alias, '@iwan/shared/router/router$': router };
  return { ...build, entry: {}, resolve: { ...build.resolve, alias } };
}

/**
 * Only modules with a file are moved into chunks of their own. The name of a chunk is made from its modules, and a shared module's
 * contains the folder of the build.
 */
const ofFiles = { minChunks: 2, priority: -20, reuseExistingChunk: true, test: /./ };

const exported: Readonly<Record<string, string>> = { pages: 'route', slots: 'slot', dialogs: 'dialog' };

/** The source of a module that exports a part of the remote as a React component. */
function hostedModule(key: string, source: string): string {
  const [, kind = '', name = ''] = key.split('/');
  const made = [
    `import { ${exported[kind]} as part } from ${JSON.stringify(source)};`,
    "import { hosted } from '@iwan/shared/container/hosted';",
    'const site = new URL(__webpack_public_path__).origin;',
    `export default hosted(part, site${kind === 'dialogs' ? `, ${JSON.stringify(name)}` : ''});`,
  ];
  return `data:text/javascript,${encodeURIComponent(made.join('\n'))}`;
}
