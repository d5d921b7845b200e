import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellRelease } from '@iwan/shared/contracts/shell-release';

/** Browser files that a document needs, as URLs. */
export interface ShellAssets {
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** What the content of a file must be, as Subresource Integrity writes it; nothing where names carry no hash. */
  readonly integrity: Readonly<Record<string, string>>;
}

const publicPath = '/shell/';

/** What every document of a release of the shell needs: its own files, and what they were when it was published. */
export function releasedAssets({ entry, files }: Pick<ShellRelease, 'entry' | 'files'>): ShellAssets {
  const integrity = [...entry.js, ...entry.css].flatMap((file) => {
    const { sha384 } = files[file] ?? {};
    return sha384 === undefined ? [] : [[urlOf(file), `sha384-${sha384}`]];
  });
  return { js: entry.js.map(urlOf), css: entry.css.map(urlOf), integrity: Object.fromEntries(integrity) };
}

/** What the compiler has written last; development only. Throws when the shell is not built. */
export function developmentAssets(browserFolder: string): ShellAssets {
  const table = JSON.parse(readFileSync(join(browserFolder, 'chunk-assets.json'), 'utf8')) as {
    entries: { main?: { readonly js: readonly string[]; readonly css: readonly string[] } };
  };
  const { main } = table.entries;
  if (!main) throw new Error('The browser build of the shell has no entry.');
  return { js: main.js.map(urlOf), css: main.css.map(urlOf), integrity: {} };
}

/** `browser/main.1.js`, as a release writes it, or `main.1.js`, as a build does // => `/shell/main.1.js` */
function urlOf(file: string): string {
  return publicPath + file.replace(/^browser\//, '');
}
