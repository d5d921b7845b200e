import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@iwan/shared/contracts/release';
import type { ShellRelease } from '@iwan/shared/contracts/shell-release';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { readStylesheets } from '../release/stylesheets';

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
  /** URLs of files that the first interaction is likely to need after the scripts in `js`. */
  readonly later: readonly string[];
  /** The additional files of the shell's own pages, by name. */
  readonly pages: Readonly<Record<string, DocumentAssets>>;
  /** The additional styles of the shell's own dialogs, by name. */
  readonly dialogs: Readonly<Record<string, DocumentAssets>>;
}

/** The shell's files by the code of a language (ISO 639-1); those of the default language where it has no others. */
export type AssetsOfLanguages = (code: string) => ShellAssets;

/** File names as in a release or a build. */
interface Files {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

const publicPath = '/shell/';

/** The shell's files of every document of a release, with their hashes at publication. */
export async function releasedAssets(
  folder: string,
  {
    entry,
    pages,
    dialogs = {},
    files,
    languages = {},
  }: Pick<ShellRelease, 'entry' | 'pages' | 'dialogs' | 'files' | 'languages'>,
): Promise<AssetsOfLanguages> {
  const sheets = [entry, ...Object.values(pages), ...Object.values(dialogs)].flatMap(({ css }) => css);
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
  const fonts = entry.fonts.map((file) => styles.get(file) ?? '').join('\n');
  const common = { dialogs: mapValues(dialogs, ({ css }) => assetsOf({ js: [], css })) };
  const assets = {
    ...assetsOf(entry),
    ...common,
    fonts: fontsOf(defaultLanguage.code, fonts),
    later: (entry.later ?? []).map(urlOf),
    pages: mapValues(pages, assetsOf),
  };
  // Only the scripts and the fonts differ.
  const further = Object.entries(languages).map(([code, { js, later, pages: own }]): [string, ShellAssets] => [
    code,
    {
      ...assetsOf({ js, css: entry.css }),
      ...common,
      fonts: fontsOf(code, fonts),
      later: later.map(urlOf),
      pages: Object.fromEntries(
        Object.entries(pages).map(([name, { css }]) => [name, assetsOf({ js: own[name] ?? [], css })]),
      ),
    },
  ]);
  const byCode = new Map(further);
  return (code) => byCode.get(code) ?? assets;
}

/**
 * The font faces of a stylesheet that documents of a language need: the Arabic ones have Latin letters too, so that a page loads
 * the fonts of one script only.
 */
export function fontsOf(code: string, stylesheet: string): string {
  const isArabic = (face: string) => /font-family:\s*["']?(El Messiri|Tajawal)/.test(face);
  return stylesheet.replace(/@font-face\s*\{[^}]*\}/g, (face) => (isArabic(face) === (code === 'ar') ? face : ''));
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
  const below = (folder: string, filesOf: (files: Files) => Files) =>
    Object.fromEntries(
      Object.entries(exposes)
        .filter(([name]) => name.startsWith(folder))
        .map(([name, files]) => [name.slice(folder.length), assetsOf(filesOf(files))]),
    );
  return {
    ...assetsOf(main),
    fonts: null,
    later: [],
    pages: below('./pages/', (files) => files),
    dialogs: below('./dialogs/', ({ css }) => ({ js: [], css })),
  };
}

function mapValues<From, To>(
  values: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}

/** `browser/main.1.js`, as a release writes it, or `main.1.js`, as a build does // => `/shell/main.1.js` */
function urlOf(file: string): string {
  return publicPath + file.replace(/^browser\//, '');
}
