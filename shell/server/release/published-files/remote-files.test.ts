import { createHash } from 'node:crypto';
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { remoteFiles } from './remote-files';

let store: string;
let said: string[];
let folderOfFile: ReturnType<typeof remoteFiles>;

beforeEach(async () => {
  store = await temporaryFolder();
  said = [];
  folderOfFile = remoteFiles(join(store, 'releases'), (error) => said.push((error as Error).message));
});

const folderOf = (version: string) => join(store, 'releases', 'mfe-blog', version);

/** Puts a release into the store; each file holds its own name. */
async function publish(version: string, names: readonly string[]): Promise<void> {
  const listed: Record<string, { readonly bytes: number; readonly sha384: string }> = {};
  for (const name of names) {
    const path = `browser/${name}`;
    await mkdir(dirname(join(folderOf(version), path)), { recursive: true });
    await writeFile(join(folderOf(version), path), path);
    listed[path] = { bytes: path.length, sha384: createHash('sha384').update(path).digest('base64') };
  }
  await writeFile(join(folderOf(version), 'release.json'), JSON.stringify({ files: listed }));
}

const serves = async (file: string, version = 'v1') => (await folderOfFile('mfe-blog', version, file)) !== null;

test('serves what a release lists, whatever its version is called', async () => {
  for (const version of ['0f3a', '1.2.3']) {
    await publish(version, ['main.js', 'main.js.br', 'assets/a.svg']);
    expect(await folderOfFile('mfe-blog', version, 'main.js')).toBe(join(folderOf(version), 'browser'));
    expect(await serves('assets/a.svg', version)).toBe(true);
  }
  expect(said).toEqual([]);
});

test.each([
  ['..', 'main.js'],
  ['.live', 'main.js'],
  ['v2', 'main.js'],
  ['v1', '../release.json'],
  ['v1', '../server/page.cjs'],
  ['v1', 'toString'],
  ['v1', ''],
])('of a release %p nothing is served as %p', async (version, file) => {
  await publish('v1', ['main.js']);
  expect(await serves(file, version)).toBe(false);
});

const secret = () => join(store, 'auth-pepper');

test.each<[string, (browser: string) => Promise<void>, string]>([
  ['was edited', (browser) => writeFile(join(browser, 'main.js'), 'edited'), 'main.js is not what was published.'],
  [
    'has an edited copy',
    (browser) => writeFile(join(browser, 'main.js.br'), 'edited'),
    'main.js.br is not listed in its release.',
  ],
  [
    'was replaced by a link',
    (browser) => rm(join(browser, 'main.js')).then(() => symlink(secret(), join(browser, 'main.js'))),
    'main.js is no file of the release itself.',
  ],
])('a file that %s is not served, and said once', async (_, change, sentence) => {
  await publish('v1', ['main.js']);
  await writeFile(secret(), 'pepper');
  expect(await serves('main.js')).toBe(true);
  await change(join(folderOf('v1'), 'browser'));
  expect([await serves('main.js'), await serves('main.js')]).toEqual([false, false]);
  expect(said).toEqual([expect.stringContaining(sentence)]);
});

test('a link to a file or a folder is not served, though its content has the right hash', async () => {
  await publish('v1', ['auth-pepper', 'assets/auth-pepper']);
  const browser = join(folderOf('v1'), 'browser');
  await rename(join(browser, 'auth-pepper'), secret());
  await symlink(secret(), join(browser, 'auth-pepper'));
  await rename(join(browser, 'assets'), join(store, 'outside'));
  await symlink(join(store, 'outside'), join(browser, 'assets'));
  expect([await serves('auth-pepper'), await serves('assets/auth-pepper')]).toEqual([false, false]);
  expect(said).toHaveLength(2);
});

test('a file that no release lists is not served', async () => {
  await publish('v1', ['main.js']);
  await writeFile(join(folderOf('v1'), 'browser', 'notes.txt'), 'forgotten');
  expect(await serves('notes.txt')).toBe(false);
});

test('a release that was mended is served as it is now, and one that was swept no more', async () => {
  await publish('v1', ['main.1.js']);
  expect(await serves('main.1.js')).toBe(true);
  await rename(folderOf('v1'), join(store, 'old'));
  expect(await serves('main.1.js')).toBe(false);
  await publish('v1', ['main.2.js']);
  expect([await serves('main.1.js'), await serves('main.2.js')]).toEqual([false, true]);
});

test('each origin is served the files that are for it, and no others', async () => {
  await publish('v1', ['main.js', 'office/main.js']);
  const office = remoteFiles(join(store, 'releases'), (error) => said.push(String(error)), undefined, 'office');
  expect([await serves('main.js'), await serves('office/main.js')]).toEqual([true, false]);
  const inOffice = async (file: string) => (await office('mfe-blog', 'v1', file)) !== null;
  expect([await inOffice('main.js'), await inOffice('office/main.js')]).toEqual([false, true]);
});
