import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { until } from '../../testing/until';
import { ImageCache } from './image-cache';

const bytes = (text: string) => Buffer.from(text);

const filesBelow = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

/** Makes every file below a folder as old as `hours`. */
async function age(folder: string, hours: number): Promise<void> {
  const time = Date.now() / 1000 - hours * 3600;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), time, time);
  }
}

test('makes an image once, and finds it again after a restart', async () => {
  const folder = await temporaryFolder();
  const make = jest.fn(async () => bytes('image'));
  const cache = new ImageCache(folder);
  expect(await cache.get('a', make)).toEqual(bytes('image'));
  expect(await cache.get('a', make)).toEqual(bytes('image'));
  expect(await new ImageCache(folder).get('a', make)).toEqual(bytes('image'));
  expect(make).toHaveBeenCalledTimes(1);
});

test('makes an image once for all who ask while it is made', async () => {
  const cache = new ImageCache(await temporaryFolder());
  const make = jest.fn(async () => bytes('image'));
  await Promise.all(Array.from({ length: 10 }, () => cache.get('a', make)));
  expect(make).toHaveBeenCalledTimes(1);
});

test('an image whose visitor has no turn keeps nobody else waiting for it, nor does one that is refused', async () => {
  const cache = new ImageCache(await temporaryFolder());
  const make = jest.fn(async () => bytes('image'));
  let begin = () => {};
  const first = cache.get('a', make, async (making) => {
    await new Promise<void>((turn) => {
      begin = turn;
    });
    return making();
  });
  const refused = cache.get('a', make, () => Promise.reject(new Error('too much')));
  await expect(refused).rejects.toThrow('too much');
  expect(await cache.get('a', make)).toEqual(bytes('image'));
  begin();
  expect(await first).toEqual(bytes('image'));
  expect(make).toHaveBeenCalledTimes(1);
});

test('gives the old image to who has no turn for a new one', async () => {
  const folder = await temporaryFolder();
  const cache = new ImageCache(folder);
  await cache.get('a', async () => bytes('old'));
  await age(folder, 25);
  const refuse = () => Promise.reject(new Error('too much'));
  expect(await cache.get('a', async () => bytes('new'), refuse)).toEqual(bytes('old'));
  expect(await cache.get('a', async () => bytes('new'))).toEqual(bytes('new'));
});

test('forgets the images that were used the longest ago where the disk has more bytes than it may', async () => {
  const folder = await temporaryFolder();
  const cache = new ImageCache(folder, 10_000);
  const image = async () => Buffer.alloc(1_000);
  for (let number = 0; number < 9; number += 1) await cache.get(`old ${number}`, image);
  await age(folder, 20);
  // Used again, however old it is.
  await cache.get('old 3', image);
  for (let number = 0; number < 6; number += 1) await cache.get(`new ${number}`, image);
  await until(async () => (await filesBelow(folder)).length <= 10);
  const make = jest.fn(image);
  const restarted = new ImageCache(folder, 10_000);
  for (const key of ['old 3', 'new 0', 'new 5']) await restarted.get(key, make);
  expect(make).not.toHaveBeenCalled();
});

test('keeps different images apart', async () => {
  const cache = new ImageCache(await temporaryFolder());
  await cache.get('a|320', async () => bytes('small'));
  expect(await cache.get('a|640', async () => bytes('large'))).toEqual(bytes('large'));
});

test('asks the source again after a day', async () => {
  const folder = await temporaryFolder();
  const cache = new ImageCache(folder);
  await cache.get('a', async () => bytes('old'));
  await age(folder, 25);
  expect(await cache.get('a', async () => bytes('new'))).toEqual(bytes('new'));
});

test('serves the old image on when its source is gone', async () => {
  const folder = await temporaryFolder();
  const cache = new ImageCache(folder);
  await cache.get('a', async () => bytes('old'));
  await age(folder, 25);
  const fail = jest.fn(async () => {
    throw new Error('gone');
  });
  expect(await cache.get('a', fail)).toEqual(bytes('old'));
  expect(await cache.get('a', fail)).toEqual(bytes('old'));
  expect(fail).toHaveBeenCalledTimes(1);
});

test('does not remember a failure', async () => {
  const cache = new ImageCache(await temporaryFolder());
  await expect(
    cache.get('a', async () => {
      throw new Error('gone');
    }),
  ).rejects.toThrow('gone');
  expect(await cache.get('a', async () => bytes('well'))).toEqual(bytes('well'));
});

test('a disk that takes nothing costs the cache and not the image', async () => {
  const file = join(await temporaryFolder(), 'a-file');
  await writeFile(file, 'in the way');
  expect(await new ImageCache(file).get('a', async () => bytes('image'))).toEqual(bytes('image'));
});
