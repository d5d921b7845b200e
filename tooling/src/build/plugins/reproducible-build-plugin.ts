import { createHash, randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { federationManifest } from '@iwan/shared/contracts/release';
import { type Compiler, experiments } from '@rspack/core';

/** The bundler's ids of modules are below this, so that ours never move one of them. */
const firstId = 100_000;

/**
 * Makes a build the same in every folder.
 *
 * It gives the modules that Module Federation makes ids that are the same in every folder. The bundler makes an id from the module's
 * identifier; those of shared modules and of the runtime have absolute paths in them, so that each folder had other ids, and by
 * them other names and hashes of files. And it sorts what differs in its order from build to build: the
 * table of the integrity of chunks, and the shared modules of the manifest.
 */
export class ReproducibleBuildPlugin {
  readonly #folders: readonly string[];

  /** `folders`: the absolute folders that identifiers may have in them, the longest first. */
  constructor(folders: readonly string[]) {
    this.#folders = folders.flatMap((folder) => [folder, encodeURIComponent(folder)]);
  }

  apply(compiler: Compiler): void {
    // The only way that the bundler takes ids from: a file. Read after the hook below has written it.
    const file = join(tmpdir(), `iwan-module-ids-${randomUUID()}.json`);
    new experiments.ids.SyncModuleIdsPlugin({ path: file, mode: 'read' }).apply(compiler);
    compiler.hooks.thisCompilation.tap('ReproducibleBuild', (compilation) => {
      compilation.hooks.finishModules.tap('ReproducibleBuild', (modules) => {
        const keys = [...modules].map((each) => each.libIdent({ context: compiler.context }) ?? '');
        const made = keys.filter((key) => /^webpack\/sharing\/|!=!data:/.test(key));
        writeFileSync(file, JSON.stringify(this.#idsOf(made)));
      });
      const { RawSource, SourceMapSource } = compiler.webpack.sources;
      const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE, PROCESS_ASSETS_STAGE_REPORT } = compiler.webpack.Compilation;
      const rewrite = (name: string, changed: (text: string) => string) =>
        compilation.updateAsset(name, (source) => {
          const text = source.source().toString();
          const next = changed(text);
          if (next === text) return source;
          // What is sorted has the length that it had, so that the source map holds.
          const map = source.map();
          return map === null ? new RawSource(next) : new SourceMapSource(next, name, map);
        });
      // After the minimizer, and before the hashes that these files have in their names.
      const minimized = { name: 'ReproducibleBuild', stage: PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 };
      compilation.hooks.processAssets.tap(minimized, (assets) => {
        for (const name of Object.keys(assets)) if (name.endsWith('.js')) rewrite(name, withSortedIntegrity);
      });
      const last = { name: 'ReproducibleBuild', stage: PROCESS_ASSETS_STAGE_REPORT };
      compilation.hooks.processAssets.tap(last, () => {
        if (compilation.getAsset(federationManifest)) rewrite(federationManifest, withSortedShared);
      });
    });
    compiler.hooks.done.tap('ReproducibleBuild', () => rmSync(file, { force: true }));
  }

  #idsOf(keys: readonly string[]): Readonly<Record<string, number>> {
    const taken = new Set<number>();
    const named = keys.map((key) => ({ key, name: this.#withoutFolders(key) }));
    const ids: Record<string, number> = {};
    for (const { key, name } of named.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      let id = firstId + (createHash('sha256').update(name).digest().readUInt32LE() % firstId);
      while (taken.has(id)) id += 1;
      taken.add(id);
      ids[key] = id;
    }
    return ids;
  }

  #withoutFolders(key: string): string {
    return this.#folders.reduce((name, folder) => name.replaceAll(folder, ''), key);
  }
}

/** A table of the integrity of chunks, before the plugin that makes it has put the hashes in: `{99:"*-*-*-CHUNK-SRI-HASH-…",7:"…"}` */
const integrityTable = /\{(?:(?:\w+|"[^"]+"):"\*-\*-\*-CHUNK-SRI-HASH-[^"]+",?)+\}/g;

function withSortedIntegrity(code: string): string {
  return code.replace(integrityTable, (table) => `{${table.slice(1, -1).split(',').sort().join(',')}}`);
}

function withSortedShared(manifest: string): string {
  const content: { readonly shared: { readonly id: string }[] } = JSON.parse(manifest);
  content.shared.sort((a, b) => (a.id < b.id ? -1 : 1));
  return JSON.stringify(content);
}
