import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { contentOf, parseIndex, writeIndex } from './store-index';

test('the index of a folder has its small files and its releases, without temporary files', async () => {
  const folder = await temporaryFolder();
  const files = [
    ...['grants.json', 'grants.json.lock', '.grants-1', '.bucket.json', '.bucket.lock', 'mfe-blog/current.json'],
    ...['mfe-blog/.live/0123', 'mfe-blog/.pointer-7', 'mfe-blog/0123/release.json', 'mfe-blog/.draft-1/release.json'],
  ];
  for (const file of files) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), file);
  }
  expect(await contentOf(folder)).toEqual({
    files: {
      'grants.json': 'grants.json',
      'mfe-blog/current.json': 'mfe-blog/current.json',
      'mfe-blog/.live/0123': 'mfe-blog/.live/0123',
    },
    releases: ['mfe-blog/0123'],
  });
  expect(await contentOf(join(folder, 'nowhere'))).toEqual({ files: {}, releases: [] });
});

test('an index is read as it was written, in any order', () => {
  const index = { files: { b: '2', a: '1' }, releases: { 'mfe-blog/0123': 'upload-1' } };
  expect(parseIndex(writeIndex(index))).toEqual(index);
  expect(writeIndex(index)).toEqual(writeIndex({ ...index, files: { a: '1', b: '2' } }));
});

test.each<[string, string]>([
  ['nothing', ''],
  ['no JSON', '{"files":'],
  ['no record', 'null'],
  ['a file above the folder', '{"files":{"../outside":""},"releases":{}}'],
  ['a file at the root', '{"files":{"/etc/passwd":""},"releases":{}}'],
  ['a file deep below', '{"files":{"a/b/c/d":""},"releases":{}}'],
  ['a file that is none', '{"files":{"a":1},"releases":{}}'],
  ['a release of no name', '{"files":{},"releases":{"../mfe-blog":"u"}}'],
  ['a release deep below', '{"files":{},"releases":{"mfe-blog/1/2":"u"}}'],
  ['an upload elsewhere', '{"files":{},"releases":{"mfe-blog/1":"../u"}}'],
  ['a prototype', '{"files":{"__proto__/x":""},"releases":[1]}'],
])('an index that names %s is refused', (_, text) => {
  expect(() => parseIndex(Buffer.from(text))).toThrow('The index of the bucket is not one that was published');
});
