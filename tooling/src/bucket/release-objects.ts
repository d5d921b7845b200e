import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Release } from '@iwan/shared/contracts/release';
import { eachOf } from '../at-once';
import type { Bucket } from '../objects/bucket';
import { makeFolder, renameDurably } from '../release/durable';
import { alteredFile } from '../release/release-files';

/** The concurrency of transfers. */
const atOnce = 8;
/** The age at which an object that no index names was left by a killed publisher, in milliseconds. */
const uploadRetentionPeriod = 24 * 60 * 60 * 1000;

/** The folder of the files of all uploads in a bucket. */
const uploads = 'uploads';

/** Uploads the folder of a release into the bucket, under a unique name. */
export async function uploadRelease(bucket: Bucket, folder: string, upload: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await eachOf(files, atOnce, async (file) => {
    const path = relative(folder, file).split(sep).join('/');
    await bucket.write(`${uploads}/${upload}/${path}`, await readFile(file));
  });
}

/**
 * Downloads a release from the bucket into a folder, atomically. Rejects with a message where it is not what was published.
 */
export async function downloadRelease(bucket: Bucket, upload: string, target: string): Promise<void> {
  const draft = join(dirname(target), `.draft-${upload}`);
  const prefix = `${uploads}/${upload}/`;
  await rm(draft, { recursive: true, force: true });
  try {
    const keys: string[] = [];
    for await (const { key } of bucket.list(prefix)) keys.push(key);
    await eachOf(keys, atOnce, async (key) => {
      const path = key.slice(prefix.length);
      if (!isBelow(path)) throw new Error(`${bucket.address} has a file of the name "${path}", which no release has.`);
      const object = await bucket.read(key);
      if (object === null || object === 'unchanged') throw new Error(`${key} has gone from ${bucket.address}.`);
      await makeFolder(dirname(join(draft, path)));
      await writeFile(join(draft, path), object.content);
    });
    const { files } = JSON.parse(await readFile(join(draft, 'release.json'), 'utf8')) as Pick<Release, 'files'>;
    const altered = await alteredFile(draft, files);
    if (altered !== null) throw new Error(`${altered} in ${bucket.address} is not what was published.`);
    await rm(target, { recursive: true, force: true });
    await renameDurably(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Removes the files of uploads that no index names and that are older than any publication takes. */
export async function removeLeftUploads(bucket: Bucket, named: ReadonlySet<string>, now = Date.now()): Promise<void> {
  const left: string[] = [];
  for await (const { key, writtenAt } of bucket.list(`${uploads}/`)) {
    const [, upload = ''] = key.split('/');
    if (!named.has(upload) && now - writtenAt > uploadRetentionPeriod) left.push(key);
  }
  await eachOf(left, atOnce, (key) => bucket.remove(key));
}

function isBelow(path: string): boolean {
  return (
    path !== '' && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..') && !path.includes('\\')
  );
}
