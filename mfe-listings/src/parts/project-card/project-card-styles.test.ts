import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'project-card.module.css'), 'utf8');

test('a card without a price reserves the line of the price', () => {
  const price = /\.price strong \{\s*font-size: (.+);[^}]*line-height: (.+);/.exec(css);
  expect(price).not.toBeNull();
  expect(css).toMatch(new RegExp(`\\.note \\{[^}]*line-height: calc\\(${price?.[2]} \\* ${price?.[1]}\\);`));
});
