import { readdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { s3Bucket } from '@iwan/tooling/objects/s3-bucket';
import { closeTestBucket, testBucket } from '@iwan/tooling/objects/testing/s3-server';
import { type BucketOptions, FilesAway, openBucketFiles } from './bucket-files';
import { openFolderFiles } from './folder-files';
import type { ListedFile, StoredFiles } from './stored-files';

afterAll(closeTestBucket);

/** The timeout where a bucket hangs, in milliseconds. */
const short = 300;

async function inBucket(options: Partial<BucketOptions> = {}) {
  const { server } = await testBucket();
  server.objects.clear();
  server.faultOf = () => null;
  const open = (timeLimit = 20_000) =>
    openBucketFiles(s3Bucket({ bucket: 'releases', prefix: 'iwan/' }, { timeLimit, largest: 1000 }), {
      folder: 'media',
      ...options,
    });
  return { server, open, files: open(), another: open() };
}

const listed = async (files: StoredFiles) => {
  const found: ListedFile[] = [];
  for await (const file of files.list()) found.push(file);
  return found;
};
const text = async (files: StoredFiles, name: string) => {
  const opened = await files.open(name);
  if (opened === null) return null;
  const content = opened.content();
  const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
  return [opened.bytes, bytes.toString()];
};

describe.each([
  ['a folder', async () => openFolderFiles(await temporaryFolder())],
  ['a bucket', async () => (await inBucket()).files],
])('in %s', (_, open) => {
  test('a file is stored, read, replaced, listed and removed', async () => {
    const files = await open();
    expect([await text(files, 'a.pdf'), await files.read('a.pdf'), await files.writtenAt('a.pdf')]).toEqual([
      null,
      null,
      null,
    ]);
    await files.write('a.pdf', Buffer.from('one'));
    await files.write('a.pdf', Buffer.from('other'));
    await files.write('b.webp', Buffer.from('picture'));
    expect([await text(files, 'a.pdf'), String(await files.read('a.pdf'))]).toEqual([[5, 'other'], 'other']);
    const names = (await listed(files)).map(({ name }) => name);
    expect(names.sort()).toEqual(['a.pdf', 'b.webp']);
    for (const { name, writtenAt } of await listed(files)) {
      expect(Math.abs(writtenAt.getTime() - Date.now())).toBeLessThan(60_000);
      // Its time has seconds in one response and milliseconds in another.
      expect(Math.abs(((await files.writtenAt(name))?.getTime() ?? 0) - writtenAt.getTime())).toBeLessThan(1000);
    }
    await files.remove('a.pdf');
    await files.remove('a.pdf');
    expect([await files.read('a.pdf'), (await listed(files)).length]).toEqual([null, 1]);
  });

  test.each(['../secret', 'a/b', '.draft', '', 'a\nb', 'x'.repeat(300)])('%j is the name of no file', async (name) => {
    const files = await open();
    expect([await files.read(name), await files.open(name), await files.writtenAt(name)]).toEqual([null, null, null]);
    await expect(files.write(name, Buffer.from('x'))).rejects.toThrow('is no name of a file');
    await files.remove(name);
  });
});

test('a folder has nothing of a file that could not be written', async () => {
  const folder = await temporaryFolder();
  const files = await openFolderFiles(folder);
  await expect(files.write('a.pdf', undefined as unknown as Buffer)).rejects.toThrow();
  expect(await readdir(folder)).toEqual([]);
});

test.each(['cut', 'hang', 'stall', 'deny'] as const)(
  'a bucket that answers with "%s" is a 503 in time',
  async (fault) => {
    const { server, open } = await inBucket();
    const [files, patient] = [open(short), open()];
    await patient.write('a.pdf', Buffer.from('content'));
    server.faultOf = () => fault;
    const began = performance.now();
    const requested: Promise<unknown>[] = [files.read('a.pdf'), files.open('a.pdf')];
    // The fake stops in the middle of what it reads out only.
    if (fault !== 'stall') {
      requested.push(
        files.write('b.pdf', Buffer.from('x')),
        files.writtenAt('a.pdf'),
        files.remove('a.pdf'),
        listed(files),
      );
    }
    for (const result of await Promise.allSettled(requested)) {
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(FilesAway) });
      expect((result as PromiseRejectedResult).reason).toMatchObject({ statusCode: 503, retryAfter: 30 });
    }
    expect(performance.now() - began).toBeLessThan(10_000);
    server.faultOf = () => null;
    expect(String(await patient.read('a.pdf'))).toBe('content');
  },
);

test('what was altered in a bucket, or is larger than any upload, is not shown', async () => {
  const { server, files } = await inBucket({ isOf: (name, content) => name === `${content}.pdf` });
  await files.write('content.pdf', Buffer.from('content'));
  expect(String(await files.read('content.pdf'))).toBe('content');
  await files.write('content.pdf', Buffer.from('another'));
  await expect(files.read('content.pdf')).rejects.toThrow(FilesAway);
  const { files: any } = await inBucket();
  await any.write('large.pdf', Buffer.alloc(1001));
  await expect(any.read('large.pdf')).rejects.toThrow(FilesAway);
  expect(server.objects.size).toBe(1);
});

test('readers of one file wait for one download, which is held up to a limit in bytes', async () => {
  const { server, files, another } = await inBucket({ held: 1000 });
  await another.write('a.pdf', Buffer.alloc(600, 'a'));
  await another.write('b.pdf', Buffer.alloc(600, 'b'));
  const downloads = async (name: string, times: number) => {
    const before = server.requests.GET ?? 0;
    const read = await Promise.all(Array.from({ length: times }, () => files.read(name)));
    expect(new Set(read.map((content) => content?.length))).toEqual(new Set([600]));
    return (server.requests.GET ?? 0) - before;
  };
  expect([await downloads('a.pdf', 20), await downloads('a.pdf', 1), await downloads('b.pdf', 1)]).toEqual([1, 0, 1]);
  expect(await downloads('a.pdf', 1)).toBe(1);
  // What this process has deleted is gone at once, and what fails is asked for again.
  await files.remove('a.pdf');
  expect(await files.read('a.pdf')).toBeNull();
  server.faultOf = () => 'cut';
  await expect(files.read('c.pdf')).rejects.toThrow(FilesAway);
  server.faultOf = () => null;
  await another.write('c.pdf', Buffer.from('c'));
  expect(String(await files.read('c.pdf'))).toBe('c');
});
