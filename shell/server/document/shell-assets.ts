import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@iwan/shared/contracts/release';
import type { ShellRelease } from '@iwan/shared/contracts/shell-release';
import { readStylesheets } from '../releases/stylesheets';

/** A stylesheet that a document has. */
export interface Stylesheet {
  readonly href: string;
  /** Inlined into the document; without it the document links the stylesheet. */
  readonly text?: string | undefined;
}

/** Browser files of a document, as URLs. */
export interface DocumentAssets {
  readonly js: readonly string[];
  readonly css: readonly Stylesheet[];
  /** The Subresource Integrity hash of a file; left out where file names have no hash. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** The shell's files of every document. */
export interface ShellAssets extends DocumentAssets {
  /** The text of the fonts' stylesheet; empty in development, where the compiler serves it. */
  readonly fonts: string | null;
  /** The additional files of the shell's own pages, by name. */
  readonly pages: Readonly<Record<string, DocumentAssets>>;
}

/** File names as in a release or a build. */
interface Files {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

const publicPath = '/shell/';

/** The shell's files of every document of a release, with their hashes at publication. */
export async function releasedAssets(
  folder: string,
  { entry, pages, files }: Pick<ShellRelease, 'entry' | 'pages' | 'files'>,
): Promise<ShellAssets> {
  const sheets = [entry, ...Object.values(pages)].flatMap(({ css }) => css);
  const styles = await readStylesheets([...new Set([...sheets, ...entry.fonts])], { folder, files, publicPath });
  const assetsOf = ({ js, css }: Files): DocumentAssets => ({
    js: js.map(urlOf),
    css: css.map((file) => ({ href: urlOf(file), text: styles.get(file) })),
    integrity: Object.fromEntries(
      [...js, ...css].flatMap((file) => {
        const published = files[file];
        return published === undefined ? [] : [[urlOf(file), integrityOf(published)]];
      }),
    ),
  });
  return {
    ...assetsOf(entry),
    fonts: entry.fonts.map((file) => styles.get(file) ?? '').join('\n'),
    pages: eachPage(pages, assetsOf),
  };
}

/** The compiler's last output; development only. Throws when the shell is not built. */
export function developmentAssets(browserFolder: string): ShellAssets {
  const { entries, exposes } = JSON.parse(readFileSync(join(browserFolder, 'chunk-assets.json'), 'utf8')) as {
    readonly entries: { readonly main?: Files };
    readonly exposes: Readonly<Record<string, Files>>;
  };
  const { main } = entries;
  if (!main) throw new Error('The browser build of the shell has no entry.');
  const assetsOf = ({ js, css }: Files): DocumentAssets => ({
    js: js.map(urlOf),
    css: css.map((file) => ({ href: urlOf(file) })),
    integrity: {},
  });
  const pages = Object.entries(exposes).map(([name, files]) => [name.replace('./pages/', ''), files] as const);
  return { ...assetsOf(main), fonts: null, pages: eachPage(Object.fromEntries(pages), assetsOf) };
}

function eachPage(
  pages: Readonly<Record<string, Files>>,
  assetsOf: (files: Files) => DocumentAssets,
): Readonly<Record<string, DocumentAssets>> {
  return Object.fromEntries(Object.entries(pages).map(([name, files]) => [name, assetsOf(files)]));
}

/** `browser/main.1.js`, as a release writes it, or `main.1.js`, as a build does // => `/shell/main.1.js` */
function urlOf(file: string): string {
  return publicPath + file.replace(/^browser\//, '');
}
