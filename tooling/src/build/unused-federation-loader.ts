import { createRequire } from 'node:module';
import { join } from 'node:path';
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
  'webpack-bundler-runtime/dist/init.js': `
    export function init({ webpackRequire: { federation: { initOptions, runtime } } }) {
      return runtime.init(initOptions);
    }
  `,
  'webpack-bundler-runtime/dist/getSharedFallbackGetter.js': `
    export const getSharedFallbackGetter = ({ factory }) => factory;
  `,
};

/** The sentences of its errors, which stand in the shell; elsewhere the number is told alone, by which they are found. */
const sentences: Readonly<Record<string, string>> = {
  'error-codes/dist/desc.mjs': `
    export const runtimeDescMap = {};
    export const typeDescMap = {};
    export const buildDescMap = {};
    export const errorDescMap = {};
  `,
};

/** The modules that have something in their place, absolute. */
export function unusedFederation(role: 'host' | 'remote'): readonly string[] {
  return Object.keys(role === 'host' ? instead : { ...instead, ...sentences }).map(pathOf);
}

/** The rule by which a browser build leaves them out. */
export function withoutUnusedFederation(role: 'host' | 'remote'): RuleSetRule {
  return { include: [...unusedFederation(role)], loader: require.resolve('./unused-federation-loader.ts') };
}

function pathOf(module: string): string {
  const [name = '', ...rest] = module.split('/');
  const entry = require.resolve(`@module-federation/${name}`);
  return join(entry.slice(0, entry.lastIndexOf('dist')), ...rest);
}

/** Gives such a module's stand-in; throws for a module that it has none for. */
export default function unusedFederationLoader(this: { readonly resourcePath: string }): string {
  const found = Object.entries({ ...instead, ...sentences }).find(([module]) => pathOf(module) === this.resourcePath);
  if (found === undefined) throw new Error(`There is nothing to put in place of ${this.resourcePath}.`);
  return found[1];
}
