import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyFolder } from '@iwan/shared/testing/copy-folder';
import { memoryFolder } from '@iwan/shared/testing/memory-folder';
import { buildWorkspaces } from '@iwan/tooling/build/build-workspaces';
import { buildableWorkspaces } from '@iwan/tooling/build/stale-workspaces';
import { packRelease } from '@iwan/tooling/release/pack-release';
import { publishRelease } from '@iwan/tooling/release/publish-release';
import { pointedShell } from '@iwan/tooling/release/shell/stored-shell';
import { remoteOf } from '@iwan/tooling/remote';
import { remoteNames, repositoryRoot } from '@iwan/tooling/workspace';
import { publishEverything } from './store';

/**
 * Provides the store that tests copy, before the first worker starts. With IWAN_STORE it is that one. With IWAN_TEAM,
 * the name of a remote, it is the release store of this folder with that remote as built here: a team is tested in
 * the last released shell. Otherwise, or if nothing was released, everything is built and published.
 */
export default async function buildOnce(): Promise<() => Promise<void>> {
  if (process.env.IWAN_STORE) {
    process.env.IWAN_TEMPLATE_STORE = process.env.IWAN_STORE;
    return async () => {};
  }
  const store = await mkdtemp(join(memoryFolder(), 'iwan-store-'));
  const team = remoteNames.find((name) => name === process.env.IWAN_TEAM);
  const released = resolve(repositoryRoot, process.env.RELEASES_DIR || '.releases');
  if (team !== undefined && (await pointedShell(released)) !== null) {
    console.log(`${team} is tried in the shell and beside the remotes that are released in ${released}.`);
    await buildWorkspaces([team]);
    await copyFolder(released, store);
    await publishRelease(store, await packRelease(await remoteOf(team)));
  } else {
    await buildWorkspaces(buildableWorkspaces);
    await publishEverything(store);
  }
  process.env.IWAN_TEMPLATE_STORE = store;
  return () => rm(store, { recursive: true, force: true });
}
