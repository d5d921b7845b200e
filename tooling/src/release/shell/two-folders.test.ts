import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteOf } from '../../remote';
import { withEarlierCheckout } from '../../skew/earlier-checkout';
import { remoteNames } from '../../workspace';
import { packRelease } from '../pack-release';
import { packShell } from './pack-shell';

/** The releases of the last commit, built in a folder of its own. */
function releasesOfLastCommit() {
  return withEarlierCheckout('HEAD', async (root) => {
    const words = [join(root, 'tooling', 'scripts', 'build.mjs'), ...remoteNames, 'shell'];
    const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const built = async (name: string) => {
      const dist = join(root, name, 'dist');
      return { dist, source: await readFile(join(dist, '.built-from'), 'utf8') };
    };
    const remotes = remoteNames.map(async (name) => packRelease(await remoteOf(name), await built(name)));
    return Promise.all([...remotes, packShell(await built('shell'))]);
  });
}

test('the same commit is the same release in two folders, in its version and in every file @ci', async () => {
  const [one, two] = [await releasesOfLastCommit(), await releasesOfLastCommit()];
  expect(two).toEqual(one);
}, 900_000);
