import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellRelease } from '@iwan/shared/contracts/shell-release';
import { readStylesheets } from '../releases/stylesheets';

/** A stylesheet that a document has. */
export interface Stylesheet {
  readonly href: string;
  /** What stands in the document in its place; without it the document links it. */
  readonly text?: string | undefined;
}

/** Browser files that a document needs, as URLs. */
export interface DocumentAssets {
  readonly js: readonly string[];
  readonly css: readonly Stylesheet[];
  /** What the content of a file must be, as Subresource Integrity writes it; nothing where names carry no hash. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** What every document has of the shell. */
export interface ShellAssets extends DocumentAssets {
  /** The text of the fonts' stylesheet; none in development, where the compiler serves it. */
  readonly fonts: string | null;
}

const publicPath = '/shell/';

/** What every document of a release of the shell needs: its own files, and what they were when it was published. */
export async function releasedAssets(
  folder: string,
  { entry, files }: Pick<ShellRelease, 'entry' | 'files'>,
): Promise<ShellAssets> {
  const styles = await readStylesheets([...entry.css, ...entry.fonts], { folder, files, publicPath });
  const integrity = [...entry.js, ...entry.css].flatMap((file) => {
    const { sha384 } = files[file] ?? {};
    return sha384 === undefined ? [] : [[urlOf(file), `sha384-${sha384}`]];
  });
  return {
    js: entry.js.map(urlOf),
    css: entry.css.map((file) => ({ href: urlOf(file), text: styles.get(file) })),
    integrity: Object.fromEntries(integrity),
    fonts: entry.fonts.map((file) => styles.get(file) ?? '').join('\n'),
  };
}

/** What the compiler has written last; development only. Throws when the shell is not built. */
export function developmentAssets(browserFolder: string): ShellAssets {
  const table = JSON.parse(readFileSync(join(browserFolder, 'chunk-assets.json'), 'utf8')) as {
    entries: { main?: { readonly js: readonly string[]; readonly css: readonly string[] } };
  };
  const { main } = table.entries;
  if (!main) throw new Error('The browser build of the shell has no entry.');
  return { js: main.js.map(urlOf), css: main.css.map((file) => ({ href: urlOf(file) })), integrity: {}, fonts: null };
}

/** `browser/main.1.js`, as a release writes it, or `main.1.js`, as a build does // => `/shell/main.1.js` */
function urlOf(file: string): string {
  return publicPath + file.replace(/^browser\//, '');
}
