import { readdirSync } from 'node:fs';
import type { LanguageCode } from '@iwan/shared/domain/format/languages';
import type { Configuration, Module, RuleSetRule } from '@rspack/core';
import { sharedInOffice, sharedModules } from '../sharing';
import { inWorkspace } from '../workspace';
import { browserBuild } from './browser-build';
import type { Mode } from './module-rules';

/** The shell's browser build: header, footer, routing, the federation runtime and every shared singleton. */
export function shellBrowser(mode: Mode, language?: LanguageCode): Configuration {
  return browserBuild(
    {
      name: 'shell',
      folder: inWorkspace('shell'),
      language,
      uniqueName: 'shell',
      publicPath: '/shell/',
      entry: { main: './src/main.tsx' },
      federation: {
        role: 'host',
        shared: sharedModules('host', mode),
        manifest: language === undefined || language === 'en',
      },
      listed: { './fonts': './src/theme/fonts.css', ...foldersOf('pages'), ...foldersOf('dialogs') },
      rules: mode === 'production' ? [router] : [],
      splitChunks: {
        chunks: 'all',
        cacheGroups: { defaultVendors: false, framework, chakra, dialog, slider, shared },
      },
    },
    mode,
  );
}

/** The office's program in the browser: its frame, the shell's own screens, and the packages that remotes share there. */
export function shellOffice(mode: Mode): Configuration {
  return browserBuild(
    {
      name: 'shell',
      folder: inWorkspace('shell'),
      audience: 'office',
      uniqueName: 'office',
      publicPath: '/shell/office/',
      entry: { main: './office/main.tsx' },
      federation: { role: 'host', shared: sharedInOffice('host', mode), manifest: false },
      listed: {},
      splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false } },
    },
    mode,
  );
}

/** The modules of a folder of the shell's browser code, a sub-folder each; `pages // => { './pages/home': … }` */
function foldersOf(parent: 'pages' | 'dialogs'): Readonly<Record<string, string>> {
  const entries = readdirSync(inWorkspace('shell', 'src', parent), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Object.fromEntries(folders.map((name) => [`./${parent}/${name}`, `./src/${parent}/${name}`]));
}

/**
 * react-router is one module, of which the browser uses a few names. Compiled with the transform for React, as our own sources
 * are, its `createContext`, `forwardRef` and `memo` are marked as free of side effects, so that the minimizer removes unused
 * results.
 */
const router: RuleSetRule = {
  test: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  loader: 'builtin:swc-loader',
  type: 'javascript/auto',
  options: {
    jsc: {
      parser: { syntax: 'ecmascript', jsx: true },
      transform: { react: { runtime: 'automatic' } },
      // A package has the syntax that it was published with.
      target: 'esnext',
    },
  },
};

/** Used by every page, and unchanged by releases of ours. */
const framework = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|zustand)[\\/]/,
  name: 'framework',
  enforce: true,
} as const;

/** Chakra UI's core and its dialog, with all that they import. `packShell` finds this file, and the two below, by their names. */
const chakra = {
  test: /[\\/](node_modules[\\/](@chakra-ui|@ark-ui|@zag-js|@emotion|@pandacss|stylis|hoist-non-react-statics|react-is)|design-system[\\/]ui[\\/]chakra)[\\/](?!.*slider)/,
  name: 'chakra',
  chunks: 'async',
  enforce: true,
} as const;

/** All that the first dialog loads of the design system: one file of code and one of styles. */
const dialog = {
  test: /[\\/]design-system[\\/](ui[\\/]feedback[\\/]dialog\.|dom[\\/]is-on-server\.)/,
  name: 'dialog',
  chunks: 'async',
  enforce: true,
} as const;

/** The slider of the filter, with what only it uses of Chakra. */
const slider = {
  test: /[\\/](node_modules[\\/](@chakra-ui|@ark-ui|@zag-js)[\\/].*slider|design-system[\\/]ui[\\/]fields[\\/]range-slider)[\\/]/,
  name: 'range-slider',
  chunks: 'async',
  enforce: true,
} as const;

/**
 * A singleton that is loaded later is a chunk with the name of its package. Without one, the bundler makes the chunk's number from
 * absolute paths, and each folder has other files.
 */
const shared = {
  type: 'consume-shared-module',
  name: (module: Module) => `shared-${/[^/]+$/.exec(module.libIdent({ context: '' }) ?? '')?.[0]}`,
  chunks: 'async',
  enforce: true,
} as const;
