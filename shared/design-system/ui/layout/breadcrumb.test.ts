import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'breadcrumb.module.css'), 'utf8');
const onPhone = css.slice(css.indexOf('@media (max-width: 767.98px)'));

test('on a phone the trail is whole, in one line that scrolls', () => {
  expect(onPhone).toMatch(/\.crumbs \{[^}]*flex-wrap: nowrap;[^}]*overflow-x: auto;/);
  expect(onPhone).toMatch(/\.crumbs li \{\s*flex: none;/);
  expect(onPhone).not.toContain('ellipsis');
});
