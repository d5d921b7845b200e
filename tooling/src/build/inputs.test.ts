import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { fingerprintOf, inputFingerprint } from './inputs';

async function sources(): Promise<{ readonly root: string; readonly print: () => Promise<string> }> {
  const root = await temporaryFolder();
  await mkdir(join(root, 'src', 'pages'), { recursive: true });
  await writeFile(join(root, 'src', 'exposes.ts'), 'one');
  await writeFile(join(root, 'src', 'pages', 'blog.tsx'), 'two');
  return { root, print: () => fingerprintOf(root, [join(root, 'src')], []) };
}

test('the same sources have the same fingerprint in any folder', async () => {
  const { root, print } = await sources();
  const other = await temporaryFolder();
  await cp(root, other, { recursive: true });
  expect(await fingerprintOf(other, [join(other, 'src')], [])).toBe(await print());
});

test.each([
  ['changed', (root: string) => writeFile(join(root, 'src', 'exposes.ts'), 'other')],
  ['new', (root: string) => writeFile(join(root, 'src', 'pages', 'new.ts'), '')],
  ['renamed', (root: string) => rename(join(root, 'src', 'exposes.ts'), join(root, 'src', 'index.ts'))],
])('a %s source has another', async (_, change) => {
  const { root, print } = await sources();
  const before = await print();
  await change(root);
  expect(await print()).not.toBe(before);
});

test.each([
  'dist/main.js',
  'node_modules/a/index.js',
  '.tsc/a.d.ts',
  'pages/blog.test.tsx',
  'a.test.ts',
  'weight/weigh-page.ts',
  'budgets.json',
  'README.md',
])('what is built, installed, or only tests, measures or explains has no part in it: %s', async (file) => {
  const { root, print } = await sources();
  const before = await print();
  await mkdir(join(root, 'src', file, '..'), { recursive: true });
  await writeFile(join(root, 'src', file), 'x');
  expect(await print()).toBe(before);
});

test('text moved from one file to the next changes it', async () => {
  const { root, print } = await sources();
  const before = await print();
  await writeFile(join(root, 'src', 'exposes.ts'), 'onet');
  await writeFile(join(root, 'src', 'pages', 'blog.tsx'), 'wo');
  expect(await print()).not.toBe(before);
});

test('every workspace has a fingerprint of its own', async () => {
  expect(await inputFingerprint('mfe-blog')).not.toBe(await inputFingerprint('mfe-tools'));
});
