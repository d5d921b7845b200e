import { loadBundle } from './remote-modules';

const nothing = new Map<string, unknown>();

test('returns what a bundle exports, in either way of CommonJS', () => {
  expect(loadBundle('exports.slot = 1;', 'a', nothing)).toEqual({ slot: 1 });
  expect(loadBundle('module.exports = { route: 2 };', 'a', nothing)).toEqual({ route: 2 });
});

test('hands a bundle the singletons of the shell', () => {
  const react = { version: '19' };
  expect(loadBundle("exports.react = require('react');", 'a', new Map([['react', react]]))).toEqual({ react });
});

test.each(['node:fs', 'fs', './other', 'child_process', 'axios'])('gives no bundle "%s"', (request) => {
  expect(() => loadBundle(`require('${request}')`, 'mfe-blog/a.cjs', nothing)).toThrow(
    `mfe-blog/a.cjs requires "${request}", which the shell does not provide.`,
  );
});

test('a comment at the end of a bundle hides nothing', () => {
  expect(loadBundle('exports.slot = 1; // end', 'a', nothing)).toEqual({ slot: 1 });
});

test('throws for a bundle that is no JavaScript or throws', () => {
  expect(() => loadBundle('<html>', 'a', nothing)).toThrow(/Unexpected token/);
  expect(() => loadBundle("throw new Error('broken')", 'a', nothing)).toThrow('broken');
});
