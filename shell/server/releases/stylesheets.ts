import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseFile } from '@iwan/shared/contracts/release';

/** The text of stylesheets by their files, as it may be inlined into a document. */
export type Stylesheets = ReadonlyMap<string, string>;

interface Described {
  /** The release's own folder. */
  readonly folder: string;
  readonly files: Readonly<Record<string, ReleaseFile>>;
  /** Where its browser files are served, with a slash at the end. */
  readonly publicPath: string;
}

/**
 * Reads stylesheets of a release, to be inlined into documents: a page is painted when its HTML has come, and no
 * file that hangs holds it back. One that is not what was published is left out; the document links it, and the browser
 * asks until it is.
 */
export async function readStylesheets(
  sheets: readonly string[],
  { folder, files, publicPath }: Described,
): Promise<Stylesheets> {
  const read = await Promise.all(
    [...new Set(sheets)].map(async (file): Promise<readonly [string, string][]> => {
      const content = await readFile(join(folder, file)).catch(() => null);
      if (content === null) return [];
      if (createHash('sha384').update(content).digest('base64') !== files[file]?.sha384) return [];
      const base = publicPath + file.replace(/^browser\//, '').replace(/[^/]*$/, '');
      return [[file, inlineStyle(content.toString('utf8'), base)]];
    }),
  );
  return new Map(read.flat());
}

/** CSS that may be inlined into a `style` element: nothing in it ends that, and its own files are found from any page. */
export function inlineStyle(css: string, base: string): string {
  return css
    .replace(/url\((["']?)(?!["']|\/|#|[a-z][a-z\d+.-]*:)/gi, (_, quote: string) => `url(${quote}${base}`)
    .replace(/<\/(?=style)/gi, '<\\/');
}
