import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFont, type SocialFonts } from '../files/social/social-fonts';

const folder = join(import.meta.dirname, '../../src/theme/fonts');

/** The fonts of the theme in the source folder, where no build is needed. */
export async function themeFonts(): Promise<SocialFonts> {
  const opened = (names: readonly string[]) =>
    Promise.all(names.map(async (name) => openFont(await readFile(join(folder, `${name}.woff2`)))));
  return {
    display: await opened(['marcellus-latin-400-normal', 'marcellus-latin-ext-400-normal', 'el-messiri-500-normal']),
    text: await opened(['jost-latin-wght-normal', 'jost-latin-ext-wght-normal', 'tajawal-500-normal']),
  };
}
