import type { Font } from 'fontkit';
import elMessiri from '../../../src/theme/fonts/el-messiri-500-normal.woff2';
import jostExtended from '../../../src/theme/fonts/jost-latin-ext-wght-normal.woff2';
import jost from '../../../src/theme/fonts/jost-latin-wght-normal.woff2';
import marcellus from '../../../src/theme/fonts/marcellus-latin-400-normal.woff2';
import marcellusExtended from '../../../src/theme/fonts/marcellus-latin-ext-400-normal.woff2';
import tajawal from '../../../src/theme/fonts/tajawal-500-normal.woff2';

/** The fonts of the theme, each family with its fallbacks for missing letters. */
export interface SocialFonts {
  readonly display: readonly Font[];
  readonly text: readonly Font[];
}

const files = { display: [marcellus, marcellusExtended, elMessiri], text: [jost, jostExtended, tajawal] } as const;

/** Opens the fonts of the site: `read` returns the content of a file of the shell by its URL. */
export async function openFonts(read: (url: string) => Promise<Buffer>): Promise<SocialFonts> {
  const opened = (urls: readonly string[]) => Promise.all(urls.map(async (url) => openFont(await read(url))));
  return { display: await opened(files.display), text: await opened(files.text) };
}

/** Opens one font file. Rejects when it has several fonts, or none. fontkit, two megabytes, is loaded with the first of them. */
export async function openFont(content: Buffer): Promise<Font> {
  const { create } = await import('fontkit');
  const font = create(content);
  if (font.type === 'TTC' || font.type === 'DFont') throw new Error('The file is a collection of fonts.');
  return font as Font;
}
