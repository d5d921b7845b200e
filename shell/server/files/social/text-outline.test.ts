import type { Font } from 'fontkit';
import { themeFonts } from '../../testing/theme-fonts';
import { fitLines } from './fit-lines';
import { inLettersOf, outlineOf } from './text-outline';

let display: readonly Font[];
beforeAll(async () => {
  ({ display } = await themeFonts());
});

/** Where the outlines of some letters lie, from left to right: the middle of each. */
function placesOf(path: string): readonly number[] {
  const outlines = path.split(/(?<=Z)/).filter(Boolean);
  return outlines.map((outline) => {
    const across = [...outline.matchAll(/[MLQC]?(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x]) => Number(x));
    return (Math.min(...across) + Math.max(...across)) / 2;
  });
}

test('draws letters of Latin from left to right, as wide as they stand', () => {
  const { path, width } = outlineOf('Ill', display, 100);
  const places = placesOf(path);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(width).toBeGreaterThan(outlineOf('I', display, 100).width);
  expect(outlineOf('Ill', display, 50).width).toBeCloseTo(width / 2);
});

test('joins the letters of Arabic, whose forms differ within a word', () => {
  // The same letter three times: beginning, middle and end.
  const joined = outlineOf('ععع', display, 100).width;
  expect(joined).not.toBeCloseTo(3 * outlineOf('ع', display, 100).width, 0);
});

test('puts what is read from the right where it belongs in a line of either direction', () => {
  // An alef is narrow and an M is wide: their places tell the order.
  const [first = 0] = placesOf(outlineOf('M ا', display, 100).path);
  const [turned = 0] = placesOf(outlineOf('M ا', display, 100, 'rtl').path);
  const alef = outlineOf('ا', display, 100);
  expect(first).toBeLessThan(outlineOf('M', display, 100).width);
  expect(turned).toBeLessThan(alef.width);
});

test('turns brackets around what is read from the right', () => {
  const [open] = placesOf(outlineOf('(', display, 100).path);
  const bracketed = outlineOf('(ا', display, 100, 'rtl').path;
  const closing = outlineOf(')', display, 100).path.replace(/[\d.-]+/g, '');
  expect(open).toBeDefined();
  expect(bracketed.split(/(?<=Z)/).map((each) => each.replace(/[\d.-]+/g, ''))).toContain(closing);
});

test.each([
  ['Marković', 'Marković'],
  ['Đặng', 'Đang'],
  ['棕榈 Palm 🏝', ' Palm '],
  ['دبي 2', 'دبي 2'],
])('writes %s in letters that the fonts have: %s', (text, written) => {
  expect(inLettersOf(text, display)).toBe(written);
});

describe('fitting into a space', () => {
  const fit = (text: string, mostLines = 3) =>
    fitLines(text, { fonts: display, sizes: [76, 48], width: 500, mostLines });

  test('keeps what is short on one line in the largest size', () => {
    expect(fit('Harbour Gate')).toMatchObject({ size: 76, lines: [{}] });
  });

  test('breaks and shrinks what is long, and ends what is too long in an ellipsis', () => {
    expect(fit('The Residences at Harbour Gate').lines.length).toBeGreaterThan(1);
    const long = fit('The Residences at the Extraordinarily Long Promenade of Saadiyat and Beyond by Marensand');
    expect(long.size).toBe(48);
    expect(long.lines).toHaveLength(3);
  });

  test.each([
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    'm'.repeat(100_000),
    'بوابة '.repeat(5000),
    '\u202E\u0000\n',
    '',
    '棕榈',
  ])('never grows beyond its space, whatever comes', (text) => {
    const { lines } = fit(text);
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(500);
  });
});
