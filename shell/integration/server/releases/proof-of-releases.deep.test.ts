import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFolder } from '@iwan/shared/testing/copy-folder';
import { appendToServer, proveAltered, proveAlteredShell, templateStore } from '../../support/processes/store';
import { withTemporaryFolder } from '../../support/processes/temporary-folder';

for (const { what, code, sentence } of [
  {
    what: 'ends the process when it is loaded',
    code: 'process.exit(0);',
    sentence: /^A remote may not end the process\.$/,
  },
  {
    what: 'fills its memory when it is loaded',
    code: "'x'.repeat(2 ** 28).split('');",
    sentence: /^Its code (ran out of memory|has ended by itself)\.$/,
  },
  {
    what: 'fails in its loader',
    code: "module.exports = { route: { ...module.exports.route, loader: async () => { throw new Error('no data'); } } };",
    sentence: /^mfe-tools \.\/pages\/career cannot load for \/career: Error: no data\.$/,
  },
]) {
  test(`a release with a page that ${what} is refused in one sentence`, async () => {
    const proof = proveAltered('mfe-tools', (dist) => appendToServer(dist, './pages/career', code));
    await expect(proof).rejects.toThrow(sentence);
  });
}

test.each([
  ['is damaged', 'server/pages-blog.cjs', () => 'damaged'],
  ['has the name of another remote', 'release.json', (text: string) => text.replace('"mfe-blog"', '"mfe-listings"')],
])('a shell passes its proof while a remote’s release %s', async (_, file, alter) => {
  await withTemporaryFolder(async (folder) => {
    await copyFolder(templateStore(), folder);
    const { version } = JSON.parse(await readFile(join(folder, 'mfe-blog', 'current.json'), 'utf8'));
    const altered = join(folder, 'mfe-blog', version, file);
    await writeFile(altered, alter(await readFile(altered, 'utf8')));
    await expect(proveAlteredShell(folder, async () => {})).resolves.toBeUndefined();
  });
});
