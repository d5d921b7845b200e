import fs, { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { publishRelease, rollBack } from './publish-release';
import { alteredFile, describeFiles } from './release-files';
import { earlierReleases } from './retention';

afterEach(() => jest.restoreAllMocks());

/** Syncing takes most of the time, and is irrelevant here. */
async function forgetDurability(): Promise<void> {
  const handle = await fs.open(await temporaryFolder(), 'r');
  jest.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync').mockResolvedValue();
  await handle.close();
}

async function built(version: string) {
  const dist = await temporaryFolder();
  await mkdir(join(dist, 'browser', 'déjà vu'), { recursive: true });
  await mkdir(join(dist, 'server'));
  await writeFile(join(dist, 'browser', 'déjà vu', `it's (1) & 100 %.js`), version);
  await writeFile(join(dist, 'server', 'main.cjs'), version);
  return { dist, release: { name: 'mfe-blog', version, files: await describeFiles(dist) } };
}

/**
 * From now on the write with this number, counted from 1, fails as on a full disk, as does a copy; on a read-only disk all
 * fail.
 */
function failAt(number: number, code = 'ENOSPC'): { readonly hasFailed: () => boolean } {
  let count = 0;
  const fail = () => {
    count += 1;
    return code === 'EROFS' || count === number;
  };
  const fault = () => Object.assign(new Error(`${code}: as the disk says it`), { code });
  // Node's error of a recursive `mkdir` on a read-only disk.
  const isHidden = (method: string, options: unknown) =>
    method === 'mkdir' &&
    code === 'EROFS' &&
    (options as { readonly recursive?: boolean } | undefined)?.recursive === true;
  const missing = () => Object.assign(new Error('ENOENT: no such file or directory'), { code: 'ENOENT' });
  for (const method of ['writeFile', 'mkdir', 'rename', 'open'] as const) {
    const real = fs[method] as (...words: unknown[]) => Promise<unknown>;
    jest
      .spyOn(fs, method)
      .mockImplementation(((...words: unknown[]) =>
        fail() ? Promise.reject(isHidden(method, words[1]) ? missing() : fault()) : real(...words)) as never);
  }
  jest.spyOn(fs, 'cp').mockImplementation(async (from, to, options) => {
    const hasFailed = fail();
    await cp(from, to, options);
    if (hasFailed) throw fault();
  });
  return { hasFailed: () => count >= number };
}

const version = async (home: string) => JSON.parse(await readFile(join(home, 'current.json'), 'utf8')).version;
const remains = async (home: string) => (await readdir(home)).filter((name) => /^\.(draft|pointer)/.test(name));

test('wherever a disk is full, a publication is complete or missing, and leaves nothing else', async () => {
  const [one, two] = [await built('v1'), await built('v2')];
  for (let number = 1; ; number += 1) {
    await forgetDurability();
    const store = await temporaryFolder();
    const home = join(store, 'mfe-blog');
    await publishRelease(store, one.release, one.dist);
    const { hasFailed } = failAt(number);
    const error = await publishRelease(store, two.release, two.dist).catch((failure: NodeJS.ErrnoException) => failure);
    const isOver = !hasFailed();
    jest.restoreAllMocks();
    await forgetDurability();
    if (isOver) {
      expect(error).toBeUndefined();
      expect(number).toBeGreaterThan(20);
      return;
    }
    const current = await version(home);
    // A failed sync only may be ignored.
    if (error !== undefined) expect(error).toMatchObject({ code: 'ENOSPC' });
    else expect(current).toBe('v2');
    expect(await remains(home)).toEqual([]);
    const { files } = current === 'v1' ? one.release : two.release;
    expect(await alteredFile(join(home, current), files)).toBeNull();
    expect(await earlierReleases(home, current)).toEqual(current === 'v1' ? [] : ['v1']);
    await publishRelease(store, two.release, two.dist);
    expect(await version(home)).toBe('v2');
    expect(await rollBack(store, 'mfe-blog')).toBe('v1');
  }
});

test('a read-only store is unchanged', async () => {
  const store = await temporaryFolder();
  const [one, two] = [await built('v1'), await built('v2')];
  await publishRelease(store, one.release, one.dist);
  const before = await readdir(join(store, 'mfe-blog'), { recursive: true });
  failAt(1, 'EROFS');
  await expect(publishRelease(store, two.release, two.dist)).rejects.toThrow('EROFS');
  await expect(rollBack(store, 'mfe-blog')).rejects.toThrow('EROFS');
  expect(await readdir(join(store, 'mfe-blog'), { recursive: true })).toEqual(before);
});
