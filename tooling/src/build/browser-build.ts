import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type LanguageCode, languages } from '@iwan/shared/domain/format/languages';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  type Configuration,
  DefinePlugin,
  LightningCssMinimizerRspackPlugin,
  type RuleSetRule,
  SubresourceIntegrityPlugin,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { chunkAssetsFile, outputFolder, repositoryRoot } from '../workspace';
import { browsers, federationAliases, type Mode, moduleRules, resolve } from './module-rules';
import { ChunkAssetsPlugin } from './plugins/chunk-assets-plugin';
import { ChunkPackagesPlugin } from './plugins/chunk-packages-plugin';
import { ReproducibleBuildPlugin } from './plugins/reproducible-build-plugin';
import { RetryChunksPlugin } from './plugins/retry-chunks-plugin';

/** The timeout of loading a chunk, in milliseconds; a slow phone needs three seconds for the largest. */
const chunkLoadTimeout = 10_000;

interface BrowserBuild {
  readonly name: string;
  /** Absolute. */
  readonly folder: string;
  /** The unique name of its styles and its runtime on a page with others. */
  readonly uniqueName: string;
  readonly publicPath: string;
  /** Its audience; the site's visitors when left out. `container`: other hosts of Module Federation. */
  readonly audience?: Exclude<Audience, 'browser'>;
  /** The only language of its texts: each language of visitors is a build of its own. All of them when left out. */
  readonly language?: LanguageCode | undefined;
  readonly entry?: Readonly<Record<string, string>>;
  /** Its container; none for a page that loads no remotes. */
  readonly federation?: Federation;
  /** The modules whose files `chunk-assets.json` lists; no such file where left out. */
  readonly listed?: Readonly<Record<string, string>>;
  readonly plugins?: NonNullable<Configuration['plugins']>;
  /** Rules for modules that other builds leave unchanged. */
  readonly rules?: readonly RuleSetRule[];
  readonly splitChunks: NonNullable<Configuration['optimization']>['splitChunks'];
}

type Audience = 'browser' | 'office' | 'container';

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

interface Federation extends Pick<FederationOptions, 'exposes' | 'shared' | 'manifest'> {
  /** `host`: provides the runtime. `remote`: uses that of the site. `alone`: has its own, for pages of other hosts. */
  readonly role: 'host' | 'remote' | 'alone';
}

const nameOf = (name: string, audience: Audience) => `${name}:${audience}`;

/**
 * The languages of which each has a browser build of its own: the default one, and those in which a workspace has texts. In development one
 * build has all of them.
 */
export function browserLanguages(mode: Mode, folder: string): readonly (LanguageCode | undefined)[] {
  if (mode === 'development') return [undefined];
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' });
  return languages
    .map(({ code }) => code)
    .filter((code) => code === defaultLanguage.code || files.some((file) => file.endsWith(`texts.${code}.json`)));
}

/** The common configuration of all browser builds, shell or remote: hashed names for visitors, React Refresh for developers. */
export function browserBuild(build: BrowserBuild, mode: Mode): Configuration {
  const production = mode === 'production';
  const name = production ? '[name].[contenthash:10]' : '[name]';
  const ids = production ? 'deterministic' : 'named';
  const { audience = 'browser', language } = build;
  const { rules = [], ...module } = moduleRules({ mode, platform: 'browser', language });
  // Written beside the files of the default language: a file without texts is the same in both.
  const isFurther = language !== undefined && language !== defaultLanguage.code;
  return {
    name: isFurther ? `${nameOf(build.name, audience)}:${language}` : nameOf(build.name, audience),
    // Its files are written into a sub-folder of the other build, which must have removed its older files by then: while it does, it
    // also removes an empty folder that it is told to keep.
    ...(production && (audience !== 'browser' || isFurther) && { dependencies: [nameOf(build.name, 'browser')] }),
    mode,
    target: 'web',
    context: build.folder,
    entry: { ...build.entry },
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: outputFolder(build.folder, mode, audience === 'browser' ? audience : `browser/${audience}`),
      publicPath: build.publicPath,
      uniqueName: build.uniqueName,
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      cssFilename: `${name}.css`,
      cssChunkFilename: `${name}.css`,
      // Files for the other audiences are written into sub-folders.
      clean: production && !isFurther && { keep: /^(office|container)\// },
      chunkLoadTimeout,
      // Everything that is requested with a hash; so are the preloads of a document.
      ...(production && { crossOriginLoading: 'anonymous' as const }),
    },
    module: { ...module, rules: [...rules, ...(build.rules ?? [])] },
    resolve: { ...resolve, alias: federationAliases() },
    plugins: [
      ...(build.federation ? [container(build.uniqueName, build.federation, production)] : []),
      ...(build.listed ? [new ChunkAssetsPlugin(build.listed, chunkAssetsFile(language))] : []),
      ...(build.plugins ?? []),
      new RetryChunksPlugin(),
      // What only other languages need is removed from the scripts of the default one.
      new DefinePlugin({ 'process.env.ONLY_LANGUAGE': JSON.stringify(language ?? '') }),
      ...(production
        ? [
            new ReproducibleBuildPlugin([build.folder, repositoryRoot]),
            ...(isFurther ? [] : reports(audience)),
            integrity(),
          ]
        : [refresh()]),
    ],
    optimization: {
      chunkIds: ids,
      moduleIds: ids,
      // The shortest names; in development they stay as written.
      mangleExports: production ? 'size' : false,
      splitChunks: build.splitChunks ?? false,
      minimizer: minimizers(),
    },
    performance: false,
    // The plugin warns that a remote's manifest has no address of its own, which its `publicPath` is for.
    ...(production && { infrastructureLogging: { level: 'error' as const } }),
    // CSS Modules do not depend on the order of files: a class that changes a part is passed to the part.
    ignoreWarnings: [/Conflicting order/],
    stats: 'errors-warnings',
  };
}

/** The parts of the runtime that each role uses. */
const experiments = {
  host: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
  remote: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  alone: { optimization: { target: 'web' } },
} as const;

function container(name: string, { role, ...options }: Federation, production: boolean): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    ...options,
    name,
    ...(role === 'host'
      ? { remotes: {} }
      : { filename: production ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js' }),
    // `version-first` loads every remote at the start: a failing one would break the site.
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    experiments: { asyncStartup: true, ...experiments[role] },
  });
}

/**
 * By default the minimizer of styles writes every logical property three times, by the direction of the page, for browsers that
 * do not support them; that also changes the order of rules.
 */
function minimizers(): NonNullable<NonNullable<Configuration['optimization']>['minimizer']> {
  return [
    new SwcJsMinimizerRspackPlugin({ minimizerOptions: { ecma: 2020, compress: { ecma: 2020, passes: 3 } } }),
    new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
  ];
}

/** The budgets are those of the site's own pages. */
function reports(audience: Audience): ChunkPackagesPlugin[] {
  return audience === 'container' ? [] : [new ChunkPackagesPlugin()];
}

/**
 * The code that loads a chunk knows the hash of it, and the browser runs nothing else. Each chunk has those of the chunks that it
 * loads itself (`lazy`): all of them in the entry are 1.3 KB more in that of the listings. SHA-256, as
 * `ReleaseFile` has it for browsers: a preload and the script that it is for must ask by the same hash, or the file is fetched twice.
 */
function integrity(): SubresourceIntegrityPlugin {
  return new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], hashLoading: 'lazy' });
}

/** The sources are compiled by Rspack's own loader, whose name is missing in the plugin's types. */
function refresh(): ReactRefreshRspackPlugin {
  return new ReactRefreshRspackPlugin({
    overlay: false,
    reactRefreshLoader: 'builtin:react-refresh-loader',
  } as never);
}
