import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseFile } from '@iwan/shared/contracts/release';

/** The text of stylesheets by file, for inlining into documents. */
export type Stylesheets = ReadonlyMap<string, string>;

interface Described {
  /** The release's own folder. */
  readonly folder: string;
  readonly files: Readonly<Record<string, ReleaseFile>>;
  /** The base URL of its browser files, with a trailing slash. */
  readonly publicPath: string;
}

/**
 * Reads stylesheets of a release for inlining into documents: a page is painted when its HTML has arrived, without waiting for
 * another file. A missing or changed one is left out; the document links it, and the browser verifies its hash.
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

/** CSS for a `style` element: nothing in it closes the element, and its URLs are valid on any page. */
export function inlineStyle(css: string, base: string): string {
  return css
    .replace(/url\((["']?)(?!["']|\/|#|[a-z][a-z\d+.-]*:)/gi, (_, quote: string) => `url(${quote}${base}`)
    .replace(/<\/(?=style)/gi, '<\\/');
}
