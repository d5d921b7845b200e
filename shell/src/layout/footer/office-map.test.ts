import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'office-map.module.css'), 'utf8');

test('the map of the office is as dark as the page in the dark scheme', () => {
  expect(css).toMatch(/\.map \{[^}]*background: var\(--map-land\);/);
  expect(css).toMatch(/\.map img \{[^}]*filter: var\(--filter-drawn\);\s*mix-blend-mode: var\(--blend-drawn\);/);
});
