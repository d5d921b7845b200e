import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { woffToSfnt } from '@iwan/shared/domain/text/fonts/woff-to-sfnt';
import { create, type Font } from 'fontkit';
import { fontFile } from './font-files';
import { sansFonts } from './local-fonts';

const woffs = sansFonts.map(fontFile).filter((file) => file.endsWith('.woff'));

test.each(woffs)('%s is the same font as TrueType', (file) => {
  const woff = readFileSync(file);
  const [before, after] = [create(woff) as Font, create(Buffer.from(woffToSfnt(woff, inflateSync))) as Font];
  expect(after.postscriptName).toBe(before.postscriptName);
  expect(after.numGlyphs).toBe(before.numGlyphs);
  expect(after.layout('Dubai, through the right door').advanceWidth).toBe(
    before.layout('Dubai, through the right door').advanceWidth,
  );
});

test('refuses what is no WOFF file', () => {
  for (const text of ['wOF2 and so on', 'wOFF', 'w'.repeat(100)]) {
    expect(() => woffToSfnt(Buffer.from(text), inflateSync)).toThrow('This is no WOFF file');
  }
});
