import { canBeAttachment } from './attachment';

const bytes = (...parts: readonly (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...Buffer.from(part, 'latin1')])));

test.each([
  ['a PDF', bytes('%PDF-1.7\n'), true],
  ['a PDF behind a mark of its encoding', bytes(0xef, 0xbb, 0xbf, '%PDF-1.4'), true],
  ['a photograph', bytes(0xff, 0xd8, 0xff, 0xe0), true],
  ['a PNG', bytes(0x89, 'PNG\r\n\u001a\n'), true],
  ['a GIF', bytes('GIF89a'), true],
  ['a WebP', bytes('RIFF', 0, 0, 0, 0, 'WEBPVP8 '), true],
  ['a picture of a telephone', bytes(0, 0, 0, 0x18, 'ftypheic'), true],
  ['an old Word file', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), true],
  ['a Word file', bytes('PK\u0003\u0004'), true],
  ['a program', bytes('MZ', 0x90, 0, 3, 0, 0, 0), false],
  ['a program of Linux', bytes(0x7f, 'ELF'), false],
  ['a drawing that may hold a script', bytes('<svg xmlns="http://www.w3.org/2000/svg">'), false],
  ['a page', bytes('<!doctype html><script>'), false],
  ['a film', bytes(0, 0, 0, 0x18, 'ftypmp42'), false],
  ['plain text', bytes('My name is PDF'), false],
  ['a PDF behind two kilobytes of something else', bytes('x'.repeat(2048), '%PDF-1.4'), false],
  ['nothing', bytes(), false],
])('%s: %s %s', (_, first, can) => {
  expect(canBeAttachment(first)).toBe(can);
});
