import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFiles } from '../../release/release-files';

/** The remote that both publishers publish. */
export const remote = 'mfe-blog';

/** The output of a publisher: that it starts with a release, and that the release is published. */
export interface Word {
  readonly word: 'begin' | 'done';
  readonly version: string;
}

/** The message of a publication. */
export const messageOf = (version: string) => `This is ${version}`;

/** The build of a version, the same each time, in a folder of its own. */
export async function built(folder: string, version: string) {
  const dist = join(folder, version);
  await rm(dist, { recursive: true, force: true });
  for (const part of ['browser', 'server']) {
    await mkdir(join(dist, part), { recursive: true });
    for (const file of ['main', 'page', 'odd name é']) {
      await writeFile(join(dist, part, `${file}.js`), `${version} ${file} `.repeat(500));
    }
  }
  return { dist, release: { name: remote, version, files: await describeFiles(dist) } };
}
