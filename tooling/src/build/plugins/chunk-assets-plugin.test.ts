import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { inWorkspace } from '../../workspace';

/** Builds in a process of its own: the bundler is an ES module, which Jest cannot load. */
const build = `
import { rspack } from '@rspack/core';
import { ChunkAssetsPlugin } from './src/build/plugins/chunk-assets-plugin.ts';
rspack({
  mode: 'production',
  context: process.argv[1],
  entry: { main: './main.js' },
  output: { path: process.argv[1], chunkFilename: '[name].js' },
  optimization: { chunkIds: 'named' },
  plugins: [new ChunkAssetsPlugin({ './pages/list': './list.js' }, 'chunk-assets.json')],
}).run((problem) => process.exit(problem ? 1 : 0));
`;

test('a module is listed with its files, and with those of its imports that a touch needs', async () => {
  const folder = await temporaryFolder();
  const sources = {
    'main.js': `import(/* webpackChunkName: "pages-list" */ './list.js').then(({ open }) => open());`,
    'list.js': `export const open = () => import(/* webpackChunkName: "later-sheet" */ './sheet.js').then(() => import('./rare.js'));`,
    'sheet.js': `document.title = 'The sheet';`,
    'rare.js': `document.title = 'What few need';`,
  };
  for (const [name, source] of Object.entries(sources)) await writeFile(join(folder, name), source);
  const words = ['--import', 'tsx', '--input-type=module', '--eval', build, folder];
  await promisify(execFile)(process.execPath, words, { cwd: inWorkspace('tooling') });
  const { exposes } = JSON.parse(await readFile(join(folder, 'chunk-assets.json'), 'utf8'));
  expect(exposes).toEqual({ './pages/list': { js: ['pages-list.js'], css: [], later: ['later-sheet.js'] } });
});
