import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'location-block.module.css'), 'utf8');

test('prints the map of a property on one sheet', () => {
  expect(css).toMatch(/@media print \{\s*\.place \{\s*break-inside: avoid;/);
});
