import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import { PdfLetters } from './pdf-letters';

const look = { size: 10, weight: 'plain', color: rgb(0, 0, 0) } as const;
const open = async (plain: string) => PdfLetters.open(await PDFDocument.create(), { plain, bold: '' }, 'ltr');

test('letters of Arabic are joined: each has another form at the beginning, in the middle and at the end', async () => {
  const letters = await open('ع');
  expect(letters.widthOf('ععع', look)).not.toBeCloseTo(3 * letters.widthOf('ع', look), 0);
  expect(letters.widthOf('٢٢٢', look)).toBeCloseTo(3 * letters.widthOf('٢', look), 0);
});

test('breaks a text into lines of a width, and a word that is longer than a line', async () => {
  const letters = await open('');
  const lines = letters.wrapped(`The plan of ${'m'.repeat(90)} and more of it`, look, 200);
  expect(lines.join('').replaceAll(' ', '')).toBe(`Theplanof${'m'.repeat(90)}andmoreofit`);
  for (const line of lines) expect(letters.widthOf(line, look)).toBeLessThanOrEqual(200);
});

test.each([
  ['a short text', 'short'],
  ['a text that is longer', 'a text that is longer than its column'],
  ['one long word', 'm'.repeat(300)],
  ['joined letters', 'ل'.repeat(300)],
])('cuts %s to the width of its column', async (_, text) => {
  const letters = await open(text);
  const shown = letters.cut(text, look, 60);
  expect(letters.widthOf(shown, look)).toBeLessThanOrEqual(60);
  expect(shown === text || shown.endsWith('…')).toBe(true);
});
