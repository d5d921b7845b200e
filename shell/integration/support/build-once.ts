import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWorkspaces } from '@iwan/tooling/build/build-workspaces';
import { remoteNames } from '@iwan/tooling/workspace';
import { publishEverything } from './store';

/** Builds the shell and the remotes before the first worker starts, and publishes them into a store to copy from. */
export default async function buildOnce(): Promise<() => Promise<void>> {
  await buildWorkspaces([...remoteNames, 'shell']);
  const store = await mkdtemp(join(tmpdir(), 'iwan-store-'));
  await publishEverything(store);
  process.env.IWAN_TEMPLATE_STORE = store;
  return () => rm(store, { recursive: true, force: true });
}
