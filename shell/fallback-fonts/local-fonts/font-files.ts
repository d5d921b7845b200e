import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { woffToSfnt } from '@iwan/shared/domain/text/fonts/woff-to-sfnt';
import { inWorkspace } from '@iwan/tooling/workspace';
import type { LocalFont } from './local-fonts';

const selawik = inWorkspace('shell', 'fallback-fonts', 'local-fonts', 'selawik', 'selawk.ttf');

/** The file of a free font: TrueType or WOFF, its letters of Latin. */
export function fontFile({ free }: LocalFont): string {
  if (free === 'selawik') return selawik;
  const name = free.slice('@fontsource/'.length);
  const manifest = createRequire(inWorkspace('shell', 'package.json')).resolve(`${free}/package.json`);
  return join(manifest, '..', 'files', `${name}-latin-400-normal.woff`);
}

/** Writes a free font into a folder as TrueType, the only format that Chromium accepts for installed fonts. */
export async function putInto(folder: string, font: LocalFont): Promise<void> {
  const file = fontFile(font);
  const target = join(folder, `${font.name}.ttf`);
  await (file.endsWith('.woff')
    ? writeFile(target, woffToSfnt(await readFile(file), inflateSync))
    : copyFile(file, target));
}
