import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'loan-field.module.css'), 'utf8');

test('the focus ring of a slider is around its thumb, and not across the numbers below', () => {
  expect(css).toMatch(/\.slider:focus-visible \{\s*outline: none;/);
  for (const thumb of ['-webkit-slider-thumb', '-moz-range-thumb']) {
    expect(css).toMatch(new RegExp(`\\.slider:focus-visible::${thumb} \\{\\s*outline: var\\(--focus-width\\)`));
  }
});
