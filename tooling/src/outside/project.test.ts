import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { releases } from './project';

test('a team of its own lists the releases of its remote, for people and for programs', async () => {
  const store = await temporaryFolder();
  for (const name of ['mfe-guides', 'mfe-blog']) await mkdir(join(store, name, 'v1'), { recursive: true });
  await writeFile(join(store, 'mfe-guides', 'current.json'), '{"version":"v1"}');
  const guides = { name: 'mfe-guides' };
  expect(await releases(guides, ['--store', store])).toMatch(/^remote .*\nmfe-guides {2}v1 {7}live .*$/);
  expect(JSON.parse(await releases(guides, ['--store', store, '--json']))).toEqual([
    expect.objectContaining({ name: 'mfe-guides', version: 'v1', state: { kind: 'live' } }),
  ]);
  await expect(releases({ name: 'mfe-none' }, ['--store', store])).rejects.toThrow('has no release of mfe-none.');
});

test.each([
  { what: 'nowhere', args: () => ['--store', ''], sentence: 'Say which release store' },
  { what: 'where there is no store', args: (store: string) => ['--store', `${store}/none`], sentence: 'There is no' },
])('releases looked for $what are refused in one sentence', async ({ args, sentence }) => {
  await expect(releases({ name: 'mfe-guides' }, args(await temporaryFolder()))).rejects.toThrow(sentence);
});
