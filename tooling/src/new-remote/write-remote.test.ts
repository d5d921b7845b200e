import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { asOf, writeRemote } from './write-remote';

test.each([
  ["pattern: '/guides/:id'", "pattern: '/news/of-today/:id'"],
  ["title: 'Guides'", "title: 'Of today'"],
  ['npm run grant -- mfe-guides /guides', 'npm run grant -- our-guides-and-news /news/of-today'],
])('%s is written as another remote would', (template, written) => {
  expect(asOf({ name: 'our-guides-and-news', prefix: '/news/of-today' }, template)).toBe(written);
});

test('the template’s own names are all replaced in another remote', async () => {
  const folder = join(await temporaryFolder(), 'mfe-news');
  await writeRemote({ folder, name: 'mfe-news', prefix: '/news', packages: join(folder, '..', 'packages') });
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    expect(await readFile(join(parentPath, name), 'utf8')).not.toMatch(/mfe-guides|\/guides|Guides/);
  }
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({
    name: 'mfe-news',
    scripts: { rollback: 'iwan-remote rollback' },
    iwan: { prefixes: ['/news'] },
    overrides: { 'content-disposition': '2.0.1' },
    dependencies: { '@iwan/shared': expect.stringMatching(/^file:\.\.\/packages\/iwan-shared-[\d.]+\.tgz$/) },
  });
});

test('packages that were not packed are named by version', async () => {
  const folder = await temporaryFolder();
  await writeRemote({ folder, name: 'mfe-news', prefix: '/news', packages: null });
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  expect(dependencies['@iwan/shared']).toMatch(/^\^\d+\.\d+\.\d+$/);
  expect(devDependencies['@iwan/tooling']).toMatch(/^\^\d+\.\d+\.\d+$/);
});
