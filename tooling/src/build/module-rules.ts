import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LanguageCode } from '@iwan/shared/domain/format/languages';
import { type Configuration, type RuleSetRule, SwcJsMinimizerRspackPlugin } from '@rspack/core';
import { textsFile } from '../texts/text-files';

/** The oldest supported browsers; older ones show the site without JavaScript. */
export const browsers = ['chrome >= 109', 'edge >= 109', 'firefox >= 115', 'safari >= 16'];

/** Production builds are hashed, split and minified; development builds have React Refresh and readable names. */
export type Mode = 'production' | 'development';

const require = createRequire(import.meta.url);

/**
 * The characters of the hash in a class name, of 64 each. The hash is that of the file, since the name contains the class as written:
 * two of two hundred files of a workspace have the same with a probability of 0.1 %, and would need a class of the same name.
 */
const localIdentHashDigestLength = 4;

export interface Target {
  readonly mode: Mode;
  readonly platform: 'browser' | 'server';
  /** The only language of a bundle, by its code; all languages when left out. */
  readonly language?: LanguageCode | undefined;
}

/** The rules for TypeScript, CSS Modules and pictures, the same for every workspace so that all builds agree on names. */
export function moduleRules({ mode, platform, language }: Target): NonNullable<Configuration['module']> {
  const exportsOnly = platform === 'server';
  // From the workspace's name and the file's path, so that the browser's and the server's build have the same name. Compressed, the
  // class as written is shorter than as many random characters as a hash of it would need: every document has hundreds of names.
  const localIdentName = mode === 'production' ? '[uniqueName]_[hash][local]' : '[uniqueName]_[local]_[hash]';
  return {
    rules: [translations(language), typescript({ mode, platform }), sentScript, ...styles, picture(exportsOnly)],
    // Custom properties are an interface of the theme and the parts: their names stay as written.
    parser: { 'css/module': { namedExports: false, dashedIdents: false } },
    generator: {
      css: { exportsOnly },
      'css/module': { exportsOnly, localIdentName, localIdentHashDigestLength, exportsConvention: 'as-is' },
    },
  };
}

/** Functions whose source the server sends, in documents or as files: compiled for all supported browsers, and minified. */
const sentScripts = /[\\/]shell[\\/]src[\\/](document[\\/]start-up|offline[\\/]worker)[\\/].*\.ts$/;

const sentScript: RuleSetRule = {
  test: sentScripts,
  loader: 'builtin:swc-loader',
  type: 'javascript/auto',
  options: {
    minify: true,
    jsc: { parser: { syntax: 'typescript' }, minify: { compress: true, mangle: true } },
    env: { targets: browsers.join(', ') },
  },
};

/** For English too, whose texts it leaves as they are: the number of a module is made from its loaders, and is the same in all languages. */
function translations(language: LanguageCode | undefined): RuleSetRule {
  const loader = fileURLToPath(new URL(`../texts/loader${extname(import.meta.url)}`, import.meta.url));
  return { test: textsFile, enforce: 'pre', loader, options: language === undefined ? {} : { language } };
}

function typescript({ mode, platform }: Target): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: sentScripts,
    loader: 'builtin:swc-loader',
    type: 'javascript/auto',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: {
            runtime: 'automatic',
            development: mode === 'development',
            refresh: mode === 'development' && platform === 'browser',
          },
        },
      },
      env: {
        targets: platform === 'server' ? 'node 20.19' : browsers.join(', '),
        bugfixes: true,
      },
    },
  };
}

const styles: RuleSetRule[] = [
  { test: /\.module\.css$/, type: 'css/module' },
  { test: /(?<!\.module)\.css$/, type: 'css' },
];

function picture(exportsOnly: boolean): RuleSetRule {
  return {
    test: /\.(svg|png|webp|avif|jpe?g|woff2|pdf|geojson)$/,
    type: 'asset/resource',
    generator: { filename: 'assets/[name].[contenthash:10][ext]', emit: !exportsOnly },
  };
}

/**
 * The federation plugin imports CommonJS files of its runtime packages; only their ES modules, which the packages export for
 * `import`, let the bundler remove unused code.
 */
export function federationAliases(): Record<string, string> {
  const packages = ['webpack-bundler-runtime', 'runtime', 'inject-external-runtime-core-plugin'];
  return Object.fromEntries(
    packages.map((name) => {
      const request = `@module-federation/${name}`;
      return [require.resolve(request), fileURLToPath(import.meta.resolve(request))];
    }),
  );
}

/** Module resolution of all builds: TypeScript sources without extensions. */
export const resolve: NonNullable<Configuration['resolve']> = {
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
};

/**
 * Removes unused code from a server's bundle: half of it, which each process would compile at its start and keep in memory.
 * Names and lines stay, for readable stacks in the log. ASCII only: V8 keeps the source of each program, and one Arabic letter
 * in it doubles the memory of ten megabytes.
 */
export function serverMinimizers(): NonNullable<NonNullable<Configuration['optimization']>['minimizer']> {
  return [
    new SwcJsMinimizerRspackPlugin({
      extractComments: false,
      minimizerOptions: {
        minify: false,
        ecma: 2020,
        compress: { ecma: 2020, keep_fnames: true, keep_classnames: true },
        mangle: false,
        format: { comments: false, asciiOnly: true },
      },
    }),
  ];
}
