import { withEndings } from './compile';

const isModule = (path: string) => !path.endsWith('.css');

test.each([
  ["import { a } from './a';", "import { a } from './a.js';"],
  ["export { a } from '../b/a';", "export { a } from '../b/a.js';"],
  ['import "./a";', 'import "./a.js";'],
  ["const { a } = await import('./a');", "const { a } = await import('./a.js');"],
  ["import type { A } from './a';", "import type { A } from './a.js';"],
])('%s gets its ending', (before, after) => {
  expect(withEndings(before, isModule)).toBe(after);
});

test.each(["import styles from './a.module.css';", "import { a } from 'react';", "const from = './a';"])(
  '%s stays as it is',
  (code) => {
    expect(withEndings(code, isModule)).toBe(code);
  },
);
