import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { packShell } from './pack-shell';

async function build(words: string): Promise<string> {
  const dist = await temporaryFolder();
  await mkdir(join(dist, 'browser', 'assets'), { recursive: true });
  await mkdir(join(dist, 'server'));
  await writeFile(join(dist, 'browser', 'main.1.js'), words);
  await writeFile(join(dist, 'browser', 'main.1.css'), '');
  await writeFile(join(dist, 'browser', 'dialog.1.js'), '');
  await writeFile(join(dist, 'browser', 'dialogs-contact.1.js'), '');
  await writeFile(join(dist, 'browser', 'assets', 'hero.1.avif'), 'hero');
  await writeFile(join(dist, 'server', 'main.mjs'), words);
  await mkdir(join(dist, 'browser', 'office'));
  await writeFile(join(dist, 'browser', 'office', 'main.2.js'), words);
  const office = { exposes: {}, entries: { main: { js: ['main.2.js'], css: [] } } };
  await writeFile(join(dist, 'browser', 'office', 'chunk-assets.json'), JSON.stringify(office));
  const page = { js: ['main.1.js', 'pages-faq.1.js'], css: ['main.1.css', 'pages-faq.1.css'] };
  const main = { js: ['main.1.js'], css: ['main.1.css'] };
  const assets = { exposes: { './pages/faq': page }, entries: { main }, chunks: { dialog: ['dialog.1.js'] } };
  await writeFile(join(dist, 'browser', 'chunk-assets.json'), JSON.stringify(assets));
  return dist;
}

test('a release of the shell lists its documents’ files, its contract, and every file with its hash', async () => {
  const release = await packShell({ dist: await build('hello') });
  expect(release).toMatchObject({
    name: 'shell',
    contract: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    packages: { sharp: expect.any(String) },
    entry: { js: ['browser/main.1.js'], css: ['browser/main.1.css'], later: ['browser/dialog.1.js'] },
    office: { js: ['browser/office/main.2.js'], css: [] },
    pages: { faq: { js: ['browser/pages-faq.1.js'], css: ['browser/pages-faq.1.css'] } },
  });
  expect(Object.keys(release.files).sort()).toEqual([
    'browser/assets/hero.1.avif',
    'browser/dialog.1.js',
    'browser/dialogs-contact.1.js',
    'browser/main.1.css',
    'browser/main.1.js',
    'browser/office/main.2.js',
    'server/main.mjs',
  ]);
  expect(release.files['server/main.mjs']).toEqual({
    bytes: 5,
    sha384: 'WeF0h3dEjGnea4ANejO7+5/xtGPkQ1TDVTvNucZm+pASWjx5+QOXvfX2oT3oKGhP',
  });
});

test('the version is derived from the source where it is known, else from the files', async () => {
  const version = async (words: string, source?: string) =>
    (await packShell({ dist: await build(words), ...(source === undefined ? {} : { source }) })).version;
  expect(await version('built here', 'a')).toBe(await version('built there', 'a'));
  expect(await version('built here', 'a')).not.toBe(await version('built here', 'b'));
  expect(await version('built here')).toBe(await version('built here'));
  expect(await version('built here')).not.toBe(await version('built there'));
});

test('a build without an entry is not a release', async () => {
  const dist = await build('hello');
  await rm(join(dist, 'browser', 'chunk-assets.json'));
  await writeFile(join(dist, 'browser', 'chunk-assets.json'), '{"exposes":{},"entries":{}}');
  await expect(packShell({ dist })).rejects.toThrow('The build of the shell has no browser entry.');
});
