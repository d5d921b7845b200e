import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { ShellFiles } from './shell-files';

let home: string;
const refused: unknown[] = [];

beforeEach(async () => {
  home = await temporaryFolder();
  refused.length = 0;
});

afterEach(() => jest.restoreAllMocks());

/** Puts a release of the shell into the store; each file holds its own name. Returns its folder. */
async function publish(version: string, ...names: readonly string[]): Promise<string> {
  const folder = join(home, version);
  const paths = names.map((name) => `browser/${name}`);
  for (const path of [...paths, 'server/main.mjs']) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), path);
  }
  const files = Object.fromEntries(
    [...paths, 'server/main.mjs'].map((path) => [
      path,
      { bytes: path.length, sha384: createHash('sha384').update(path).digest('base64') },
    ]),
  );
  const release = { name: 'shell', version, contract: '2.0.0', packages: {}, entry: { js: [], css: [] }, files };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}

const filesOf = (own: string) => new ShellFiles(own, home, (error) => refused.push(error));

/** Lets the time pass that the store is not looked at again. */
function aSecondLater(): void {
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 1001);
}

test('serves the files of every shell in the store, its own first', async () => {
  const earlier = await publish('earlier', 'main.1.js', 'framework.1.js');
  const own = await publish('own', 'main.2.js', 'framework.1.js', 'assets/hero.1.avif');
  const files = filesOf(own);
  expect(await files.folderOf('main.1.js')).toBe(join(earlier, 'browser'));
  for (const name of ['main.2.js', 'framework.1.js', 'assets/hero.1.avif']) {
    expect(await files.folderOf(name)).toBe(join(own, 'browser'));
  }
});

test('serves what was published after it has started, and nothing that was swept', async () => {
  const own = await publish('own', 'main.1.js');
  const files = filesOf(own);
  expect(await files.folderOf('main.2.js')).toBeNull();
  const later = await publish('later', 'main.2.js');
  aSecondLater();
  expect(await files.folderOf('main.2.js')).toBe(join(later, 'browser'));
  await rm(later, { recursive: true });
  expect(await files.folderOf('main.2.js')).toBeNull();
});

test('serves nothing but the browser’s files', async () => {
  const files = filesOf(await publish('own', 'main.1.js'));
  for (const name of ['../server/main.mjs', '../release.json', 'main.mjs', '', '/etc/passwd', 'toString']) {
    expect(await files.folderOf(name)).toBeNull();
  }
});

test.each(['main.1.js', 'main.1.js.br'])('refuses a file when %s is not what was published', async (altered) => {
  const own = await publish('own', 'main.1.js', 'main.1.js.br');
  await writeFile(join(own, 'browser', altered), 'altered');
  const files = filesOf(own);
  expect(await files.folderOf('main.1.js')).toBeNull();
  expect(String(refused[0])).toBe(`Error: ${join(own, 'browser', altered)} is not what was published.`);
});

test('goes on with a file whose copies are not there', async () => {
  const own = await publish('own', 'main.1.js', 'main.1.js.br');
  await rm(join(own, 'browser', 'main.1.js.br'));
  expect(await filesOf(own).folderOf('main.1.js')).toBe(join(own, 'browser'));
});

test('refuses a file that is altered after it was served', async () => {
  const own = await publish('own', 'main.1.js');
  const files = filesOf(own);
  expect(await files.folderOf('main.1.js')).not.toBeNull();
  await writeFile(join(own, 'browser', 'main.1.js'), 'altered');
  expect(await files.folderOf('main.1.js')).toBeNull();
});

test('takes a file from another shell that has it whole', async () => {
  const own = await publish('own', 'framework.1.js');
  const other = await publish('other', 'framework.1.js');
  await writeFile(join(own, 'browser', 'framework.1.js'), 'altered');
  expect(await filesOf(own).folderOf('framework.1.js')).toBe(join(other, 'browser'));
});

test('the manifest is that of the shell that runs, and of no other', async () => {
  await publish('earlier', 'mf-manifest.json');
  const own = await publish('own', 'mf-manifest.json');
  expect(await filesOf(own).folderOf('mf-manifest.json')).toBe(join(own, 'browser'));
  await writeFile(join(own, 'browser', 'mf-manifest.json'), 'altered');
  expect(await filesOf(own).folderOf('mf-manifest.json')).toBeNull();
});

test('a store that is not there costs only what is not its own', async () => {
  const own = await publish('own', 'main.1.js');
  const files = new ShellFiles(own, join(home, 'nowhere'), (error) => refused.push(error));
  expect(await files.folderOf('main.1.js')).toBe(join(own, 'browser'));
  expect(await files.folderOf('main.2.js')).toBeNull();
});
