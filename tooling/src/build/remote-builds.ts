import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publicPathPlaceholder } from '@iwan/shared/contracts/release';
import type { LanguageCode } from '@iwan/shared/domain/format/languages';
import type { Configuration, RuleSetRule } from '@rspack/core';
import type { RemoteDefinition } from '../remote';
import { serverExternals, sharedInOffice, sharedModules, sharedWithHosts } from '../sharing';
import { containerName, exposedChunkName, hostedContainer, officeContainer, outputFolder } from '../workspace';
import { browserBuild, browserLanguages } from './browser-build';
import { type Mode, moduleRules, resolve, serverMinimizers } from './module-rules';

/**
 * All builds of a remote: for browsers, for the document server, for the office where it has screens there, and for other hosts
 * in a release.
 */
export function remoteBuilds(remote: RemoteDefinition, mode: Mode): Configuration[] {
  const office = remote.officePages.length === 0 ? [] : [remoteOffice(remote, mode)];
  const container = mode === 'production' ? [remoteContainer(remote)] : [];
  return [
    ...browserLanguages(mode, remote.folder).map((language) => remoteBrowser(remote, mode, language)),
    remoteServer(remote, mode),
    ...office,
    ...container,
  ];
}

/** A remote's browser container, for visitors. Entry, chunks and styles have the hash of their content in their names. */
export function remoteBrowser(
  { name, folder, modules }: RemoteDefinition,
  mode: Mode,
  language?: LanguageCode,
): Configuration {
  return browserBuild(
    {
      ...{ name, folder, language, uniqueName: containerName(name) },
      publicPath: mode === 'production' ? 'auto' : `/remotes/${name}/`,
      federation: {
        ...{ role: 'remote', exposes: exposed(modules), manifest: language === undefined || language === 'en' },
        shared: sharedModules('remote', mode),
      },
      listed: modules,
      splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false, common } },
    },
    mode,
  );
}

/** A remote's container for the office: its screens, separate from the site's code. */
export function remoteOffice({ name, folder, officeModules }: RemoteDefinition, mode: Mode): Configuration {
  return browserBuild(
    {
      ...{ name, folder, audience: 'office', uniqueName: officeContainer(name) },
      publicPath: mode === 'production' ? 'auto' : `/remotes/${name}/office/`,
      federation: {
        ...{ role: 'remote', exposes: exposed(officeModules), manifest: false },
        shared: sharedInOffice('remote', mode),
      },
      listed: officeModules,
      splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false } },
    },
    mode,
  );
}

/**
 * A remote's ordinary container, for hosts of Module Federation that are not this site (docs/embedding.md): with its own runtime
 * and its own packages where the host has none. No page of the site loads it.
 */
function remoteContainer({ name, folder, modules }: RemoteDefinition): Configuration {
  const build = browserBuild(
    {
      ...{ name, folder, audience: 'container', uniqueName: hostedContainer(name), publicPath: 'auto' },
      federation: {
        ...{ role: 'alone', exposes: exposed(modules, hostedModule), manifest: true },
        shared: sharedWithHosts(),
      },
      splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false, default: ofFiles } },
    },
    'production',
  );
  const router = fileURLToPath(import.meta.resolve('@iwan/shared/container/hosted-router'));
  const alias = { ...build.resolve?.alias, '@iwan/shared/router/router$': router };
  return { ...build, resolve: { ...build.resolve, alias } };
}

/** Each exposed module as a chunk with the name of its key. `sourceOf`: what is exposed in place of its source. */
function exposed(
  modules: Readonly<Record<string, string>>,
  sourceOf = (_key: string, source: string) => source,
): Record<string, { import: string; name: string }> {
  return Object.fromEntries(
    Object.entries(modules).map(([key, source]) => [
      key,
      { import: sourceOf(key, source), name: exposedChunkName(key) },
    ]),
  );
}

/**
 * What twenty-two parts of a remote import is one file. By its size alone each of the modules would be in several files of a page. With a lower
 * number the file has more than most pages need: at 12, Home has 11 KB more.
 */
const common = { name: 'common', minChunks: 22, priority: -10, reuseExistingChunk: true, enforce: true };

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
