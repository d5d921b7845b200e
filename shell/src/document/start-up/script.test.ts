import { Script } from 'node:vm';
import { boundariesScript, startUpScript } from './script';

test.each([
  ['the start', startUpScript],
  ['the boundaries', boundariesScript],
])('the text of %s is a script, without the indentation of its source', (_, text) => {
  expect(() => new Script(text)).not.toThrow();
  expect(text).not.toMatch(/\n[ \t]/);
});
