import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFonts } from './local-fonts/local-fonts';
import type { Metrics } from './metrics';
import { fallbackFamily, fallbackStylesheet } from './stylesheet';

const metrics = JSON.parse(readFileSync(join(__dirname, 'metrics.json'), 'utf8')) as Metrics;
const theme = join(__dirname, '..', 'src', 'theme');
const written = readFileSync(join(theme, 'fallback-fonts.css'), 'utf8');
const tokens = readFileSync(join(theme, 'tokens.css'), 'utf8');

/** The families of a font stack, in order. */
function stackOf(token: string): string[] {
  const [, stack = ''] = new RegExp(`${token}:([^;]+);`).exec(tokens) ?? [];
  return [...stack.matchAll(/"([^"]+)"/g)].map(([, family = '']) => family);
}

test('the stylesheet is what `npm run fallback-fonts -w shell` makes of what it has measured', () => {
  expect(written).toBe(fallbackStylesheet(metrics));
});

test.each([
  ['--font-display', 'Marcellus'],
  ['--font-text', 'Jost'],
])('%s asks for the face of each local font, right after its own', (token, name) => {
  const faces = siteFonts
    .find((font) => font.name === name)
    ?.localFonts.map((local) => fallbackFamily(local.name, name));
  expect(faces?.length).toBeGreaterThan(4);
  expect(stackOf(token).slice(0, 1 + (faces?.length ?? 0))).toEqual([name, ...(faces ?? [])]);
});

test('a face is as high as the font of the site, whatever its size is adjusted to', () => {
  const [, size, ascent] =
    /"DejaVu Sans for Jost";[^}]+size-adjust: ([\d.]+)%;\s+ascent-override: ([\d.]+)%/.exec(written) ?? [];
  expect((Number(size) * Number(ascent)) / 10_000).toBeCloseTo(metrics.Jost?.ascent ?? 0, 2);
});

test('a font that was not measured is named', () => {
  const unmeasured = { Marcellus: metrics.Marcellus, Jost: { ascent: 1, descent: 0.3, widthRatios: { 400: {} } } };
  expect(() => fallbackStylesheet(unmeasured as Metrics)).toThrow('Arial was not measured beside Jost of weight 400');
});
