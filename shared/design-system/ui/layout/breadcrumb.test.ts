import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'breadcrumb.module.css'), 'utf8');
const onPhone = css.slice(css.indexOf('@media (max-width: 767.98px)'));

test('a trail that is cut on a phone says so by an ellipsis, at links, at words and at the page itself', () => {
  expect(onPhone).toMatch(
    /\.crumbs a,\s*\.crumbs span:not\(:has\(a\)\) \{[^}]*overflow: hidden;\s*text-overflow: ellipsis;/,
  );
});

test('the name of the page gives way before the steps above it', () => {
  expect(onPhone).toMatch(/\.crumbs \[aria-current\] \{\s*flex-shrink: 10000;/);
  expect(onPhone).not.toMatch(/flex: none/);
});
