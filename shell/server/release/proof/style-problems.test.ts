import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostedFolder } from '@iwan/shared/contracts/release';
import { styleProblems } from './style-problems';

test('styles for pages of other hosts may have rules for the whole page', async () => {
  const files = { [`${hostedFolder}x.css`]: { bytes: 1, sha384: 'x' } };
  expect(await styleProblems({ name: 'mfe-x', container: 'mfe', files }, '/nowhere')).toEqual([]);
});

test.each([
  ['.mfe_a{color:red}', []],
  [
    'a,b,i,u{margin:0}',
    ['mfe-x x.css draws more than its own: a; b; i; …. Each selector needs a class of a CSS Module of its own.'],
  ],
  ['.mfe_a{', ['mfe-x x.css is not well-formed: Unclosed block, in line 1, column 1.']],
])('of a release with the stylesheet %p is said %p', async (sheet, problems) => {
  const folder = await mkdtemp(join(tmpdir(), 'styles-'));
  try {
    await writeFile(join(folder, 'x.css'), sheet);
    const release = { name: 'mfe-x', container: 'mfe', files: { 'x.css': { bytes: sheet.length, sha384: 'x' } } };
    expect(await styleProblems(release, folder)).toEqual(problems);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
