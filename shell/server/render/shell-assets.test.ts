import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontsOf } from './shell-assets';

const theme = join(import.meta.dirname, '../../src/theme');
const stylesheet = readFileSync(join(theme, 'fonts.css'), 'utf8');
const familiesOf = (code: string) => [
  ...new Set([...fontsOf(code, stylesheet).matchAll(/font-family: "?([^";]+)/g)].map(([, family]) => family)),
];

test.each([
  { code: 'en', families: ['Marcellus', 'Jost'] },
  { code: 'ru', families: ['Marcellus', 'Jost'] },
  { code: 'ar', families: ['El Messiri', 'Tajawal'] },
])('a page in $code has the fonts of its script alone', ({ code, families }) => {
  expect(familiesOf(code)).toEqual(families);
});

test('loads at most 50 KB of fonts for a page in Arabic', () => {
  const files = [...fontsOf('ar', stylesheet).matchAll(/url\("([^"]+)"\)/g)].map(([, file]) => file ?? '');
  const bytes = files.reduce((sum, file) => sum + readFileSync(join(theme, file)).length, 0);
  expect(files).toHaveLength(3);
  expect(bytes).toBeLessThan(50 * 1024);
});

test('recognises the families of a minimized stylesheet', () => {
  const minimized = '@font-face{font-family:Jost;src:url(a)}@font-face{font-family:El Messiri;src:url(b)}';
  expect(fontsOf('ar', minimized)).toBe('@font-face{font-family:El Messiri;src:url(b)}');
});
