import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { fontFile } from './font-files';
import { sansFonts } from './local-fonts';
import { woffToSfnt } from './woff-to-sfnt';

const woffs = sansFonts.map(fontFile).filter((file) => file.endsWith('.woff'));

test.each(woffs)('%s is the same font as TrueType', (file) => {
  const woff = readFileSync(file);
  const [before, after] = [create(woff) as Font, create(woffToSfnt(woff)) as Font];
  expect(after.postscriptName).toBe(before.postscriptName);
  expect(after.numGlyphs).toBe(before.numGlyphs);
  expect(after.layout('Dubai, through the right door').advanceWidth).toBe(
    before.layout('Dubai, through the right door').advanceWidth,
  );
});

test('refuses what is no WOFF file', () => {
  expect(() => woffToSfnt(Buffer.from('wOF2 and so on'))).toThrow('This is no WOFF file');
});
