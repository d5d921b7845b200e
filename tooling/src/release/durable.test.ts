import fs, { mkdir, open, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { makeFolder, renameDurably, writeDurably } from './durable';

/** Records the operations of the disk from now on: how many syncs there were before each rename, and after. */
async function watchDisk(folder: string): Promise<readonly string[]> {
  const events: string[] = [];
  const handle = await open(folder, 'r');
  const methods = Object.getPrototypeOf(handle) as typeof handle;
  await handle.close();
  const { sync } = methods;
  jest.spyOn(methods, 'sync').mockImplementation(function (this: typeof handle) {
    events.push('sync');
    return sync.call(this);
  });
  const { rename } = fs;
  jest.spyOn(fs, 'rename').mockImplementation((from, to) => {
    events.push('rename');
    return rename(from, to);
  });
  return events;
}

afterEach(() => jest.restoreAllMocks());

test('a folder is renamed when all of it is on the disk, and then its parent is synced', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'draft', 'browser'), { recursive: true });
  await writeFile(join(folder, 'draft', 'release.json'), '{}');
  await writeFile(join(folder, 'draft', 'browser', 'main.js'), '');
  const events = await watchDisk(folder);
  await renameDurably(join(folder, 'draft'), join(folder, 'v1'));
  // Two files and two folders; then the parent folder.
  expect(events).toEqual(['sync', 'sync', 'sync', 'sync', 'rename', 'sync']);
});

test('a text is on the disk before it can be read under its name', async () => {
  const folder = await temporaryFolder();
  const events = await watchDisk(folder);
  await writeDurably(folder, join(folder, 'current.json'), '{}');
  expect(events).toEqual(['sync', 'rename', 'sync']);
  expect(await readFile(join(folder, 'current.json'), 'utf8')).toBe('{}');
});

test('folders are made with their parents, also concurrently and where they exist', async () => {
  const folder = await temporaryFolder();
  await Promise.all([1, 2, 3].map(() => makeFolder(join(folder, 'mfe-blog', '.live', 'v1'))));
  await makeFolder(folder);
  expect(await readdir(folder, { recursive: true })).toEqual(['mfe-blog', 'mfe-blog/.live', 'mfe-blog/.live/v1']);
});

test('a folder that cannot be made is rejected with the error of the disk', async () => {
  const folder = await temporaryFolder();
  await symlink(join(folder, 'gone'), join(folder, 'link'));
  await writeFile(join(folder, 'file'), '');
  await expect(makeFolder(join(folder, 'link', 'v1'))).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(makeFolder(join(folder, 'file', 'v1'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});
