import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { appendToServer, proveAltered } from './support/store';

test('a sound release passes its proof', async () => {
  await expect(proveAltered('mfe-listings', async () => {})).resolves.toBeUndefined();
});

test('a release that would stand without its styles is refused before anybody sees it', async () => {
  const proof = proveAltered('mfe-listings', async (dist) => {
    const file = join(dist, 'browser', 'chunk-assets.json');
    const table = JSON.parse(await readFile(file, 'utf8'));
    table.exposes['./pages/filter-property'].css = [];
    await writeFile(file, JSON.stringify(table));
  });
  await expect(proof).rejects.toThrow(
    /^mfe-listings \.\/pages\/filter-property would stand without all of its styles: no stylesheet that is listed for it defines mfe_listings_\w+/,
  );
});

for (const { what, code, sentence } of [
  { what: 'throws when it is run', code: "throw new Error('broken at the start');", sentence: /broken at the start/ },
  {
    what: 'cannot be rendered',
    code: "module.exports = { route: { ...module.exports.route, Component: () => { throw new Error('broken view'); } } };",
    sentence: /^mfe-tools \.\/pages\/career cannot be rendered for \/career: Error: broken view\.$/,
  },
  {
    what: 'cannot load',
    code: "module.exports = { route: { ...module.exports.route, loader: async () => { throw new Error('no data'); } } };",
    sentence: /^mfe-tools \.\/pages\/career cannot load for \/career: Error: no data\.$/,
  },
]) {
  test(`a release with a page that ${what} is refused in one sentence`, async () => {
    const proof = proveAltered('mfe-tools', (dist) => appendToServer(dist, './pages/career', code));
    await expect(proof).rejects.toThrow(sentence);
  });
}
