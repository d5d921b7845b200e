import { basename } from 'node:path';

/**
 * Parts of the federation runtime that run for sites with manifests and preloading alone, and come to everybody: our
 * entries are registered with their addresses. Each has in its place what answers where there is no manifest; a name that
 * is missing there fails the build.
 */
const instead: Readonly<Record<string, string>> = {
  'SnapshotHandler.js': `
    import { PluginSystem } from '../../utils/hooks/pluginSystem.js';
    export class SnapshotHandler {
      hooks = new PluginSystem({});
      manifestCache = new Map();
    }
    export const getGlobalRemoteInfo = () => ({});
  `,
  'preload.js': `
    export const defaultPreloadArgs = (settings) => settings;
    export const formatPreloadArgs = () => [];
    export const normalizePreloadExposes = () => [];
    export const preloadAssets = async () => [];
  `,
};

/** The modules of `@module-federation/runtime-core` that the loader is for. */
export const unusedFederation: readonly string[] = ['plugins/snapshot/SnapshotHandler.js', 'utils/preload.js'];

/** Gives such a module's stand-in; throws for a module that it has none for. */
export default function unusedFederationLoader(this: { readonly resourcePath: string }): string {
  const code = instead[basename(this.resourcePath)];
  if (code === undefined) throw new Error(`There is nothing to put in place of ${this.resourcePath}.`);
  return code;
}
