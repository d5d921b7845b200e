import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Browser files that a document needs, as URLs. */
export interface ShellAssets {
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** What the content of a file must be, as Subresource Integrity writes it; nothing where names carry no hash. */
  readonly integrity: Readonly<Record<string, string>>;
}

/**
 * Reads what the shell's browser build has written: its own files that every document needs. Throws when the shell is not
 * built. `isLasting`: the files do not change while the server runs.
 */
export function readShellAssets(browserFolder: string, isLasting: boolean, publicPath = '/shell/'): ShellAssets {
  const table = JSON.parse(readFileSync(join(browserFolder, 'chunk-assets.json'), 'utf8')) as {
    entries: { main?: { readonly js: readonly string[]; readonly css: readonly string[] } };
  };
  const main = table.entries.main;
  if (!main) throw new Error('The browser build of the shell has no entry.');
  const urls = (files: readonly string[]) => files.map((file) => publicPath + file);
  const lasting = isLasting ? [...main.js, ...main.css] : [];
  const integrity = Object.fromEntries(lasting.map((file) => [publicPath + file, sha384(join(browserFolder, file))]));
  return { js: urls(main.js), css: urls(main.css), integrity };
}

function sha384(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
