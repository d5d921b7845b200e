import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { remoteOf } from '../../remote';
import { inWorkspace, remoteNames, repositoryRoot } from '../../workspace';
import { packRelease } from '../pack-release';
import { packShell } from './pack-shell';

const names = [...remoteNames, 'shell'] as const;

function run(program: string, words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: repositoryRoot, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stderr}`);
  return stdout;
}

/** Copies this folder, with what is not committed and with its packages. */
async function copied(): Promise<string> {
  const root = join(await temporaryFolder(), 'another', 'folder');
  run('mkdir', ['-p', root]);
  const files = run('git', ['ls-files', '-co', '--exclude-standard']).split('\n');
  const present = files.filter((file) => file !== '' && existsSync(join(repositoryRoot, file)));
  run('cp', ['--parents', '-t', root, ...present]);
  const packages = ['.', ...names, 'shared', 'backend', 'tooling'].map((folder) => join(folder, 'node_modules'));
  for (const folder of packages.filter((each) => existsSync(join(repositoryRoot, each)))) {
    run('cp', ['-a', join(repositoryRoot, folder), join(root, folder)]);
  }
  return root;
}

/** The releases that a folder builds. */
async function releasesIn(distOf: (name: string) => string, root: string) {
  run(process.execPath, [join(root, 'tooling', 'run.mjs'), 'build', ...names]);
  const built = async (name: string) => {
    const dist = distOf(name);
    return { dist, source: await readFile(join(dist, '.built-from'), 'utf8') };
  };
  const remotes = remoteNames.map(async (name) => packRelease(await remoteOf(name), await built(name)));
  return Promise.all([...remotes, packShell(await built('shell'))]);
}

test('the same sources are the same releases in two folders, in their versions and in every file @ci', async () => {
  const here = await releasesIn((name) => inWorkspace(name, 'dist'), repositoryRoot);
  const root = await copied();
  expect(await releasesIn((name) => join(root, name, 'dist'), root)).toEqual(here);
}, 900_000);
