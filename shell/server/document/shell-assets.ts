import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The shell's own browser files that every document needs, as URLs. */
export interface ShellAssets {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** Reads what the shell's browser build has written. Throws when the shell is not built. */
export function readShellAssets(browserFolder: string, publicPath = '/shell/'): ShellAssets {
  const table = JSON.parse(readFileSync(join(browserFolder, 'chunk-assets.json'), 'utf8')) as {
    entries: { main?: ShellAssets };
  };
  const main = table.entries.main;
  if (!main) throw new Error('The browser build of the shell has no entry.');
  const urls = (files: readonly string[]) => files.map((file) => publicPath + file);
  return { js: urls(main.js), css: urls(main.css) };
}
