import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notePublication } from '../../release/note-publication';
import { publishRelease } from '../../release/publish-release';
import { describeFiles } from '../../release/release-files';
import { changeStore } from '../release-store';

// `publisher.ts STORE BUILDS FIRST LAST`: publishes the versions v1, v2 … of mfe-blog, one after the other, and sends the number of
// each one that it starts with.
const [store = '', builds = '', first = '', last = ''] = process.argv.slice(2);

for (let number = Number(first); number <= Number(last); number += 1) {
  const version = `v${number}`;
  const dist = join(builds, version);
  for (const part of ['browser', 'server']) {
    await mkdir(join(dist, part), { recursive: true });
    for (const file of ['main', 'odd name é']) await writeFile(join(dist, part, `${file}.js`), version.repeat(5000));
  }
  const release = { name: 'mfe-blog', version, files: await describeFiles(dist) };
  process.send?.(number);
  await changeStore({ folder: store, bucket: null }, async (folder) => {
    await publishRelease(folder, release, dist);
    await notePublication(folder, release, version);
  });
}
process.disconnect();
