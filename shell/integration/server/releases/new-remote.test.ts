import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { iwanCommand } from '../../support/processes/running-command';
import { withTemporaryFolder } from '../../support/processes/temporary-folder';

// The work of a team with its new remote is a journey (composition/new-remote.spec.ts); which names and prefixes may be
// granted is a unit test (server/grants/change-prefixes.test.ts).
test.each([
  ['mfe-blog', '/guides', 'mfe-blog is a remote of this repository already.'],
  ['mfe-full', '/guides', 'exists and is not empty.'],
  ['mfe-guides', '/blog', '/blog cannot be granted to mfe-guides: /blog is granted to mfe-blog.'],
])('a new remote %s at %s is refused in one sentence', async (name, prefix, sentence) => {
  await withTemporaryFolder(async (elsewhere) => {
    await mkdir(join(elsewhere, 'mfe-full', 'src'), { recursive: true });
    const args = [join(elsewhere, name), '--prefix', prefix, '--packages', elsewhere];
    const command = iwanCommand(['new-remote', ...args]);
    expect(await command.ended).toBe(1);
    expect(command.output()).toContain(sentence);
    expect(command.output().trim().split('\n')).toHaveLength(1);
  });
});
