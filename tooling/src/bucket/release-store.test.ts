import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { closeTestBucket, testBucket } from '../objects/testing/s3-server';
import { publishedVersion, publishRelease, rollBack } from '../release/publish-release';
import { describeFiles } from '../release/release-files';
import { StoreMirror } from './mirror';
import { removeLeftUploads } from './release-objects';
import { changeStore, followBucket, readStore } from './release-store';

afterAll(closeTestBucket);

/** A release whose page has the text `content`, in a folder of its own. */
async function built(name: string, version: string, content = version) {
  const dist = await temporaryFolder();
  await mkdir(join(dist, 'browser', 'odd names'), { recursive: true });
  await mkdir(join(dist, 'server'));
  await writeFile(join(dist, 'browser', 'main.js'), content);
  await writeFile(join(dist, 'browser', 'odd names', 'déjà+vu (1) & more.txt'), content);
  await writeFile(join(dist, 'server', 'main.cjs'), content);
  return { dist, release: { name, version, files: await describeFiles(dist) } };
}

async function store() {
  const { server, bucket } = await testBucket();
  server.objects.clear();
  server.faultOf = () => null;
  return { server, bucket, at: async () => ({ folder: await temporaryFolder(), bucket }) };
}

async function publish(
  to: Awaited<ReturnType<Awaited<ReturnType<typeof store>>['at']>>,
  name: string,
  version: string,
) {
  const { dist, release } = await built(name, version);
  await changeStore(to, (folder) => publishRelease(folder, release, dist));
}

test('a release published by one machine is complete on another, and back', async () => {
  const { at } = await store();
  const [one, other] = [await at(), await at()];
  await publish(one, 'mfe-blog', 'v1');
  await publish(one, 'mfe-blog', 'v2');
  await readStore(other);
  expect(await publishedVersion(other.folder, 'mfe-blog')).toEqual({ version: 'v2' });
  const file = join('mfe-blog', 'v2', 'browser', 'odd names', 'déjà+vu (1) & more.txt');
  expect(await readFile(join(other.folder, file), 'utf8')).toBe('v2');
  await changeStore(other, (folder) => rollBack(folder, 'mfe-blog'));
  await readStore(one);
  expect(await publishedVersion(one.folder, 'mfe-blog')).toEqual({ version: 'v1' });
});

test('two concurrent publishers lose nothing of each other @ci', async () => {
  const { at } = await store();
  const publishers = [await at(), await at()];
  await Promise.all(
    publishers.map(async (publisher, number) => {
      for (let count = 0; count < 8; count += 1) {
        await changeStore(publisher, async (folder) => {
          // As with grants: read, changed and written.
          const before = await readFile(join(folder, 'grants.json'), 'utf8').catch(() => '[]');
          await writeFile(join(folder, 'grants.json'), JSON.stringify([...JSON.parse(before), `${number}-${count}`]));
        });
        await publish(publisher, number === 0 ? 'mfe-blog' : 'mfe-tools', `v${count}`);
      }
    }),
  );
  const reader = await at();
  await readStore(reader);
  const grants: string[] = JSON.parse(await readFile(join(reader.folder, 'grants.json'), 'utf8'));
  expect(grants.toSorted()).toEqual(
    [0, 1].flatMap((number) => Array.from({ length: 8 }, (_, count) => `${number}-${count}`)),
  );
  for (const name of ['mfe-blog', 'mfe-tools']) {
    expect(await publishedVersion(reader.folder, name)).toEqual({ version: 'v7' });
    expect((await readdir(join(reader.folder, name))).filter((entry) => /^v/.test(entry))).toHaveLength(8);
  }
});

test('an interrupted publication is invisible, and its remains are removed', async () => {
  const { server, bucket, at } = await store();
  const publisher = await at();
  await publish(publisher, 'mfe-blog', 'v1');
  server.faultOf = ({ method, key }) => (method === 'PUT' && key.endsWith('store.json') ? 'cut' : null);
  await expect(publish(publisher, 'mfe-blog', 'v2')).rejects.toThrow(
    'store.json could not be written to s3://releases/iwan/',
  );
  server.faultOf = () => null;
  const reader = await at();
  await readStore(reader);
  expect(await readdir(join(reader.folder, 'mfe-blog'))).not.toContain('v2');
  const inUse = server.objects.size;
  await removeLeftUploads(bucket, new Set());
  expect(server.objects.size).toBe(inUse);
  const { index } = JSON.parse(await readFile(join(reader.folder, '.bucket.json'), 'utf8'));
  await removeLeftUploads(bucket, new Set(Object.values(index.releases)), Date.now() + 25 * 60 * 60 * 1000);
  expect([...server.objects.keys()].filter((key) => key.includes('uploads'))).toHaveLength(4);
  await rm(reader.folder, { recursive: true });
  await readStore(reader);
  expect(await readFile(join(reader.folder, 'mfe-blog', 'v1', 'server', 'main.cjs'), 'utf8')).toBe('v1');
});

test('a file altered in the bucket is not downloaded, and the existing files stay', async () => {
  const { server, at } = await store();
  const [publisher, reader] = [await at(), await at()];
  await publish(publisher, 'mfe-blog', 'v1');
  await readStore(reader);
  await publish(publisher, 'mfe-blog', 'v2');
  for (const [key, object] of server.objects) {
    if (key.endsWith('main.cjs') && object.content.toString() === 'v2') object.content.write('x');
  }
  await expect(readStore(reader)).rejects.toThrow('server/main.cjs in s3://releases/iwan/ is not what was published.');
  expect(await publishedVersion(reader.folder, 'mfe-blog')).toEqual({ version: 'v1' });
  expect(await readdir(join(reader.folder, 'mfe-blog'))).not.toContain('v2');
});

test('a machine’s own changes reach the others, except where they have changed the same', async () => {
  const { bucket, at } = await store();
  const [one, other] = [await at(), await at()];
  await publish(one, 'mfe-blog', 'v1');
  await readStore(other);
  await writeFile(join(other.folder, 'mfe-blog', 'noted'), 'of the other');
  await writeFile(join(other.folder, 'grants.json'), 'of the other');
  await changeStore(one, (folder) => writeFile(join(folder, 'grants.json'), 'of the one'));
  await new StoreMirror(bucket, other.folder).exchange();
  await readStore(one);
  for (const { folder } of [one, other]) {
    expect(await readFile(join(folder, 'mfe-blog', 'noted'), 'utf8')).toBe('of the other');
    expect(await readFile(join(folder, 'grants.json'), 'utf8')).toBe('of the one');
  }
});

test('a site follows its bucket, downloads nothing twice, and continues without it', async () => {
  const { server, at } = await store();
  const [publisher, site] = [await at(), await at()];
  await publish(publisher, 'mfe-blog', 'v1');
  const stopping = new AbortController();
  const sentences: string[] = [];
  const following = followBucket(site, (sentence) => sentences.push(sentence), stopping.signal);
  const seen = async (version: string) => {
    while (JSON.stringify(await publishedVersion(site.folder, 'mfe-blog')) !== JSON.stringify({ version })) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await seen('v1');
  server.faultOf = () => 'cut';
  while (sentences.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  server.faultOf = () => null;
  await publish(publisher, 'mfe-blog', 'v2');
  await seen('v2');
  stopping.abort();
  await following;
  expect(sentences[0]).toMatch(/^The site goes on with the releases that it has\. .*s3:\/\/releases\/iwan\//);
  expect(sentences[1]).toBe('The releases are read from s3://releases/iwan/ again.');
});

test('a folder with releases fills an empty bucket', async () => {
  const { at } = await store();
  const [filled, reader] = [await at(), await at()];
  const { dist, release } = await built('mfe-blog', 'v1');
  await publishRelease(filled.folder, release, dist);
  await changeStore(filled, async () => {});
  await readStore(reader);
  expect(await publishedVersion(reader.folder, 'mfe-blog')).toEqual({ version: 'v1' });
});

test.each([['is not there', 'elsewhere', 'there is no such bucket']])(
  'a bucket that %s is answered with a sentence',
  async (_, name, sentence) => {
    const { bucket } = await testBucket(name);
    await expect(readStore({ folder: await temporaryFolder(), bucket })).rejects.toThrow(sentence);
  },
);

test('a lock of a killed process is released', async () => {
  const { at } = await store();
  const publisher = await at();
  await writeFile(join(publisher.folder, '.bucket.lock'), '999999999');
  await publish(publisher, 'mfe-blog', 'v1');
  expect(await readdir(publisher.folder)).not.toContain('.bucket.lock');
});
