import { undefinedProperties } from './undefined-properties';

test.each([
  ['a token of the shell', '.a{color:var(--fg)}', '', []],
  ['a property of its own', '.a{--gap:4px}.b{gap:var(--gap)}', '', []],
  ['one that an element sets', '.a{width:var(--share)}', '<i style="--share:50%"></i>', []],
  ['one that may be missing', '.a{color:var(--nobodys, red)}', '', []],
  ['one that nobody defines', '.a{color:var(--nobodys)}.b{color:var( --nobodys )}', '', ['--nobodys']],
])('%s', (_, sheet, html, missing) => {
  expect(undefinedProperties([sheet], html)).toEqual(missing);
});
