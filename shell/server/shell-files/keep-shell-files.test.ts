import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { keepShellFiles } from './keep-shell-files';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 10, 1);

let live: string;
let kept: string;

beforeEach(async () => {
  const folder = await temporaryFolder();
  live = join(folder, 'live');
  kept = join(folder, 'kept');
  await mkdir(kept);
});

/** Puts a shell with these files in the place of the one before. */
async function deploy(...files: readonly string[]): Promise<void> {
  await rm(live, { recursive: true, force: true });
  for (const file of ['chunk-assets.json', ...files]) {
    await mkdir(join(live, file, '..'), { recursive: true });
    await writeFile(join(live, file), `content of ${file}`);
  }
}

const keptFiles = async () => (await readdir(kept, { recursive: true })).filter((name) => name.includes('.')).sort();

test('the files of a shell stay for a week after it was live last, however many came since', async () => {
  await deploy('main.aaaaaaaaaa.js', 'main.aaaaaaaaaa.js.br', 'assets/hero.1234567890.avif');
  await keepShellFiles(live, kept, start);
  // Live for a long time: what counts is when it was live last.
  await keepShellFiles(live, kept, start + 30 * day);
  for (let shell = 0; shell < 20; shell += 1) {
    await deploy(`main.${String(shell).padStart(10, 'b')}.js`);
    await keepShellFiles(live, kept, start + 31 * day);
  }
  expect(await keptFiles()).toHaveLength(23);
  expect(await readFile(join(kept, 'assets/hero.1234567890.avif'), 'utf8')).toBe(
    'content of assets/hero.1234567890.avif',
  );

  await keepShellFiles(live, kept, start + 37.5 * day);
  expect(await keptFiles()).toHaveLength(20);
  await keepShellFiles(live, kept, start + 40 * day);
  expect(await keptFiles()).toEqual(['main.bbbbbbbb19.js']);
});

test('only what has its content in its name is kept', async () => {
  await deploy('main.aaaaaaaaaa.js');
  await keepShellFiles(live, kept, start);
  expect(await keptFiles()).toEqual(['main.aaaaaaaaaa.js']);
});

test('half a copy of a server that was ended is made whole, and its draft goes in time', async () => {
  await deploy('main.aaaaaaaaaa.js');
  await writeFile(join(kept, 'main.aaaaaaaaaa.js'), 'half');
  await writeFile(join(kept, 'main.aaaaaaaaaa.js.5b1d'), 'half');
  await keepShellFiles(live, kept, start);
  expect(await readFile(join(kept, 'main.aaaaaaaaaa.js'), 'utf8')).toBe('content of main.aaaaaaaaaa.js');
  await keepShellFiles(live, kept, Date.now() + 8 * day);
  expect(await keptFiles()).toEqual(['main.aaaaaaaaaa.js']);
});

test('what was live a moment ago is still there', async () => {
  await deploy('main.aaaaaaaaaa.js');
  await keepShellFiles(live, kept, start);
  await deploy('main.cccccccccc.js');
  await keepShellFiles(live, kept, start + 6.9 * day);
  expect(await keptFiles()).toEqual(['main.aaaaaaaaaa.js', 'main.cccccccccc.js']);
});
