import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parsePublication, publicationFile } from '@iwan/shared/contracts/publication';
import { liveMark, type Release } from '@iwan/shared/contracts/release';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { alteredFile, readJson } from '../release/release-files';
import { sweepStore } from '../release/retention';

/** Milliseconds between the start of a publication and its kill; an idle machine publishes in less than the longest. */
const kills = [2, 10, 25, 60];
const all = kills.length + 3;

/** Publishes a version and is killed `killAfter` milliseconds after its start; without it, publishes that version and all after it. */
async function publish(store: string, builds: string, first: number, killAfter?: number): Promise<void> {
  const program = join(import.meta.dirname, 'testing', 'publisher.ts');
  const child = fork(program, [store, builds, String(first), String(killAfter === undefined ? all : first)], {
    execArgv: ['--import', 'tsx'],
  });
  const ended = once(child, 'close');
  if (killAfter === undefined) expect(await ended).toEqual([0, null]);
  else {
    await once(child, 'message');
    await delay(killAfter);
    child.kill('SIGKILL');
    await ended;
  }
}

const brokenFile = async (home: string, version: string) => {
  const release = (await readJson(join(home, version, 'release.json'))) as Pick<Release, 'files'> | null;
  return release === null ? 'release.json' : alteredFile(join(home, version), release.files);
};

test('a publisher that is killed leaves a whole live release, and the next publication succeeds @ci', async () => {
  const [store, builds] = [await temporaryFolder(), await temporaryFolder()];
  const home = join(store, 'mfe-blog');
  const live = async () =>
    ((await readJson(join(home, 'current.json'))) as { readonly version: string } | null)?.version;
  for (const [index, killAfter] of kills.entries()) {
    await publish(store, builds, index + 1, killAfter);
    const version = await live();
    if (version !== undefined) expect(await brokenFile(home, version)).toBeNull();
  }
  // The last one that was killed is published again, and those after it.
  await publish(store, builds, kills.length);
  expect(await live()).toBe(`v${all}`);
  for (const version of ['v4', 'v5', 'v6', 'v7']) {
    expect(await brokenFile(home, version)).toBeNull();
    expect(parsePublication(await readFile(join(home, publicationFile(version)), 'utf8'))?.message).toBe(version);
    expect(Date.parse(await readFile(join(home, liveMark(version)), 'utf8'))).not.toBeNaN();
  }
  await sweepStore(home, [`v${all}`], Date.now() + 2 * 60 * 60 * 1000);
  expect(
    (await readdir(home)).filter((name) => /^\.(draft|pointer)/.test(name) && !name.endsWith('.breaking')),
  ).toEqual([]);
}, 120_000);
