import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'hero-search.module.css'), 'utf8');

test('in the narrowest window each choice has a line of its own, so that no label is cut', () => {
  expect(css).toMatch(/@media \(max-width: 359\.98px\) \{\s*\.panel > \* \{\s*grid-column: 1 \/ -1;/);
});
