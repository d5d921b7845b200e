import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'logo-plate.module.css'), 'utf8');

test('a logo has no plate of its own: by night it is drawn light on the ground of the page', () => {
  expect(css).toContain('filter: var(--filter-drawn);');
  expect(css).toContain('mix-blend-mode: var(--blend-drawn);');
  expect(css).not.toContain('background');
});
