import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from '@rspack/core';

const require = createRequire(import.meta.url);

/**
 * Parts of the federation runtime that come to everybody and run for sites with manifests, preloading or shared modules
 * that are shaken alone: our entries are registered with their addresses, and a remote brings nothing that is shared. Each
 * module has in its place what answers where there is none of that; a name that is missing there fails the build.
 */
const instead: Readonly<Record<string, string>> = {
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': `
    import { PluginSystem } from '../../utils/hooks/pluginSystem.js';
    export class SnapshotHandler {
      hooks = new PluginSystem({});
      manifestCache = new Map();
    }
    export const getGlobalRemoteInfo = () => ({});
  `,
  'runtime-core/dist/utils/preload.js': `
    export const defaultPreloadArgs = (settings) => settings;
    export const formatPreloadArgs = () => [];
    export const normalizePreloadExposes = () => [];
    export const preloadAssets = async () => [];
  `,
  // Whoever shares with this site asks for a major version of what the shell alone brings: `^1.0.0`; and versions are put
  // in order by `<=`.
  'runtime-core/dist/utils/semver/index.js': `
    const numbersOf = (version) => version.split(/[.-]/, 3).map(Number);
    export function satisfy(version, range) {
      const [, sign, asked] = /^(\\^|<=)(\\d+\\.\\d+\\.\\d+)/.exec(range) ?? [];
      if (!version || asked === undefined) return Boolean(version);
      const [has, wanted] = [numbersOf(version), numbersOf(asked)];
      const at = has.findIndex((number, index) => number !== wanted[index]);
      const order = at < 0 ? 0 : has[at] - wanted[at];
      return sign === '<=' ? order <= 0 : order >= 0 && has[0] === wanted[0];
    }
  `,
  'sdk/dist/logger.js': `
    class Logger {
      constructor(prefix) {
        this.prefix = prefix;
      }
      log(...words) {
        console.log(this.prefix, ...words);
      }
      warn(...words) {
        console.warn(this.prefix, ...words);
      }
      error(...words) {
        console.error(this.prefix, ...words);
      }
      debug() {}
    }
    export const createLogger = (prefix) => new Logger(prefix);
    export const createInfrastructureLogger = createLogger;
    export const logger = createLogger('[ Module Federation ]');
    export const infrastructureLogger = logger;
    export const bindLoggerToCompiler = () => {};
  `,
  // The sentences of errors: their number is told, with the address where it is explained.
  'error-codes/dist/desc.mjs': `
    export const runtimeDescMap = {};
    export const typeDescMap = {};
    export const buildDescMap = {};
    export const errorDescMap = {};
  `,
  // A bag of the runtime's inner functions, for plugins that we do not have.
  'runtime-core/dist/helpers.js': `
    export default {};
  `,
  'webpack-bundler-runtime/dist/init.js': `
    export function init({ webpackRequire: { federation: { initOptions, runtime } } }) {
      return runtime.init(initOptions);
    }
  `,
  // No container names another: the shell registers each as it is asked for.
  'webpack-bundler-runtime/dist/remotes.js': `
    export const remotes = () => {};
  `,
  'webpack-bundler-runtime/dist/initializeSharing.js': `
    import { attachShareScopeMap } from './attachShareScopeMap.js';
    export function initializeSharing({ shareScopeName, webpackRequire, initPromises, initTokens, initScope = [] }) {
      const { instance } = webpackRequire.federation;
      const begin = (scope) => {
        initTokens[scope] ??= { from: instance.name };
        if (initScope.includes(initTokens[scope])) return;
        initScope.push(initTokens[scope]);
        if (initPromises[scope]) return initPromises[scope];
        const strategy = instance.options.shareStrategy;
        const begun = instance.initializeSharing(scope, { strategy, initScope, from: 'build' });
        attachShareScopeMap(webpackRequire);
        initPromises[scope] = Promise.all(begun).then(() => true);
        return initPromises[scope];
      };
      return Promise.all([shareScopeName].flat().map(begin)).then(() => true);
    }
  `,
  'webpack-bundler-runtime/dist/getSharedFallbackGetter.js': `
    export const getSharedFallbackGetter = ({ factory }) => factory;
  `,
  // All that is consumed and provided is known when the container begins: no other plugin adds to it.
  'webpack-bundler-runtime/dist/updateOptions.js': `
    export const updateConsumeOptions = () => {};
    export const updateRemoteOptions = () => {};
  `,
};

/** The same of what the shell alone needs. */
const insteadInRemotes: Readonly<Record<string, string>> = {
  'webpack-bundler-runtime/dist/installInitialConsumes.js': `
    export function installInitialConsumes({ initialConsumes }) {
      if (initialConsumes.length > 0) throw new Error('A remote consumes nothing before its first part is asked for.');
    }
  `,
};

/** Of classes that are needed, the methods that nobody calls: no entry is fetched ahead, or registered in another's place. */
const unusedMethods: Readonly<Record<string, readonly string[]>> = {
  'runtime-core/dist/remote/index.js': ['preloadRemote', 'removeRemote'],
};

/** The modules that have something in their place or lose methods, absolute. */
export function unusedFederation(role: 'host' | 'remote'): readonly string[] {
  const replaced = role === 'host' ? instead : { ...instead, ...insteadInRemotes };
  return [...Object.keys(replaced), ...Object.keys(unusedMethods)].map(pathOf);
}

/** The rule by which a browser build leaves them out. */
export function withoutUnusedFederation(role: 'host' | 'remote'): RuleSetRule {
  return { include: [...unusedFederation(role)], loader: fileURLToPath(import.meta.url) };
}

function pathOf(module: string): string {
  const [name = '', ...rest] = module.split('/');
  const entry = require.resolve(`@module-federation/${name}`);
  return join(entry.slice(0, entry.lastIndexOf('dist')), ...rest);
}

/** Gives such a module as we need it; throws for one that is not known, and where a method is no longer found. */
export default function unusedFederationLoader(this: { readonly resourcePath: string }, source: string): string {
  const entryOf = <Value>(table: Readonly<Record<string, Value>>) =>
    Object.entries(table).find(([module]) => pathOf(module) === this.resourcePath)?.[1];
  const standIn = entryOf({ ...instead, ...insteadInRemotes });
  if (standIn !== undefined) return standIn;
  const methods = entryOf(unusedMethods);
  if (methods === undefined) throw new Error(`There is nothing to put in place of ${this.resourcePath}.`);
  return methods.reduce((shorter, method) => withoutMethod(shorter, method), source);
}

/** The same with the method's body gone: whoever calls it all the same is told. The package indents by tabs. */
function withoutMethod(source: string, method: string): string {
  const body = new RegExp(`^\\t((?:async )?${method}\\([^\\n]*\\) \\{)$[\\s\\S]*?^\\t\\}$`, 'm');
  if (!body.test(source)) throw new Error(`The method "${method}" of the federation runtime is not where it was.`);
  return source.replace(body, `\t$1\n\t\tthrow new Error('${method} is left out of this build.');\n\t}`);
}
