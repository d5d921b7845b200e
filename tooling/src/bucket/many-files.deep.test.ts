import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { closeTestBucket, testBucket } from '../objects/testing/s3-server';
import { publishedVersion, publishRelease } from '../release/publish-release';
import { alteredFile, describeFiles } from '../release/release-files';
import { changeStore, readStore } from './release-store';

afterAll(closeTestBucket);

const timeLimit = 15 * 60_000;

test(
  'a release of 10,000 files is published to a bucket, and another machine has it whole',
  async () => {
    const dist = await temporaryFolder();
    await mkdir(join(dist, 'server'));
    for (let folder = 0; folder < 100; folder += 1) {
      await mkdir(join(dist, 'browser', `folder ${folder}`), { recursive: true });
      for (let file = 0; file < 100; file += 1) {
        await writeFile(join(dist, 'browser', `folder ${folder}`, `${file}.js`), `${folder} ${file}`);
      }
    }
    const release = { name: 'mfe-blog', version: 'v1', files: await describeFiles(dist) };
    expect(Object.keys(release.files)).toHaveLength(10_000);
    const { bucket } = await testBucket();
    const [one, other] = [await temporaryFolder(), await temporaryFolder()];
    const start = performance.now();
    await changeStore({ folder: one, bucket }, async (folder) => {
      await publishRelease(folder, release, dist);
      process.stdout.write(`10,000 files are published in ${Math.round(performance.now() - start)} ms`);
    });
    process.stdout.write(`, with their way into the bucket in ${Math.round(performance.now() - start)} ms.\n`);
    await readStore({ folder: other, bucket });
    expect(await publishedVersion(other, 'mfe-blog')).toEqual({ version: 'v1' });
    expect(await alteredFile(join(other, 'mfe-blog', 'v1'), release.files)).toBeNull();
  },
  timeLimit,
);
