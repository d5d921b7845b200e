import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'place.module.css'), 'utf8');

test('the map of a property is printed on one sheet, and not cut in two', () => {
  expect(css).toMatch(/@media print \{\s*\.place \{\s*break-inside: avoid;/);
});
