import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostedFolder } from '@iwan/shared/contracts/release';
import { styleErrors, undefinedClasses, undefinedProperties } from './style-errors';

const html = '<ul class="mfe_list other"><li class="mfe_item mfe_wide"></li><li class="mfe_item"></li></ul>';

test.each([
  ['all are defined', ['.mfe_list{color:red}', '@media (width>1px){.mfe_item:hover,.a>.mfe_wide{margin:0}}'], []],
  ['one is not', ['.mfe_list{} .mfe_item{}'], ['mfe_wide']],
  ['a longer name is another', ['.mfe_list{} .mfe_items{} .mfe_wide{}'], ['mfe_item']],
  ['there is no stylesheet', [], ['mfe_list', 'mfe_item', 'mfe_wide']],
])('names the classes that no stylesheet defines, each once, when %s', (_, sheets, missing) => {
  expect(undefinedClasses(html, 'mfe_', sheets)).toEqual(missing);
});

test('reads names that a stylesheet has to write with a backslash', () => {
  expect(undefinedClasses('<p class="mfe_a+b">', 'mfe_', ['.mfe_a\\+b{color:red}'])).toEqual([]);
});

test.each([
  ['a token of the shell', '.a{color:var(--fg)}', '', []],
  ['a property of its own', '.a{--gap:4px}.b{gap:var(--gap)}', '', []],
  ['one that an element sets', '.a{width:var(--share)}', '<i style="--share:50%"></i>', []],
  ['one that may be missing', '.a{color:var(--nobodys, red)}', '', []],
  ['one that nobody defines', '.a{color:var(--nobodys)}.b{color:var( --nobodys )}', '', ['--nobodys']],
])('%s', (_, sheet, html, missing) => {
  expect(undefinedProperties([sheet], html)).toEqual(missing);
});

test('styles for pages of other hosts may have rules for the whole page', async () => {
  const files = { [`${hostedFolder}x.css`]: { bytes: 1, sha384: 'x' } };
  expect(await styleErrors({ name: 'mfe-x', container: 'mfe', files }, '/nowhere')).toEqual([]);
});

test.each([
  ['.mfe_a{color:red}', []],
  [
    'a,b,i,u{margin:0}',
    ['mfe-x x.css draws more than its own: a; b; i; …. Each selector needs a class of a CSS Module of its own.'],
  ],
  ['.mfe_a{', ['mfe-x x.css is not well-formed: Unclosed block, in line 1, column 1.']],
])('of a release with the stylesheet %p is said %p', async (sheet, errors) => {
  const folder = await mkdtemp(join(tmpdir(), 'styles-'));
  try {
    await writeFile(join(folder, 'x.css'), sheet);
    const release = { name: 'mfe-x', container: 'mfe', files: { 'x.css': { bytes: sheet.length, sha384: 'x' } } };
    expect(await styleErrors(release, folder)).toEqual(errors);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
