import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenNames } from './token-names';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** The custom properties of a selector, by name. */
function tokensOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}\n', start));
  return new Map([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

test('the dark scheme is the same by the system’s setting and by the visitor’s choice', () => {
  const chosen = tokensOf('[data-theme="dark"]');
  expect(chosen.size).toBeGreaterThan(30);
  expect(tokensOf(':root:not([data-theme="light"])')).toEqual(chosen);
});

test('the dark scheme inverts drawings on a light ground, and removes that ground', () => {
  const [day, night] = [tokensOf(':root'), tokensOf('[data-theme="dark"]')];
  expect([day.get('--filter-drawn'), day.get('--blend-drawn')]).toEqual(['none', 'multiply']);
  expect([night.get('--filter-drawn'), night.get('--blend-drawn')]).toEqual(['invert(1) hue-rotate(180deg)', 'screen']);
});

test('the dark scheme changes only tokens of the light one', () => {
  const day = tokensOf(':root');
  for (const name of tokensOf('[data-theme="dark"]').keys()) expect(day.has(name)).toBe(true);
});

test('defines the tokens of the contract, and no other', () => {
  expect(new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name))).toEqual(new Set(tokenNames));
});

/** Of a colour `#rrggbb`, as WCAG 2.2 has it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// Where parts overlap, as the card on the map does, axe cannot determine the background of a text.
test.each(
  [':root', '[data-theme="dark"]'].flatMap((scheme) =>
    ['--bg', '--bg-sunk', '--surface'].flatMap((ground) =>
      ['--fg', '--fg-muted', '--fg-accent', '--fg-danger'].map((text) => [scheme, text, ground] as const),
    ),
  ),
)('in %s a text in %s is read on %s', (scheme, text, ground) => {
  const [light = 0, dark = 0] = [text, ground]
    .map((name) => luminance(tokensOf(scheme).get(name) ?? ''))
    .sort((one, other) => other - one);
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
});
