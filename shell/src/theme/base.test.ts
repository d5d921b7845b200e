import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'base.css'), 'utf8');
const onPaper = css.slice(css.indexOf('@media print'));

test.each(['button', 'input', 'select', 'form', 'nav', 'dialog'])('%s is not printed', (element) => {
  expect(onPaper).toMatch(new RegExp(`^  ${element},?$[^{}]*\\{[^}]*display: none !important`, 'm'));
});
