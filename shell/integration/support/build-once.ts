import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildableWorkspaces, buildWorkspaces } from '@iwan/tooling/build/build-workspaces';
import { publishEverything } from './store';

/** Builds everything before the first worker starts, and publishes it into a store to copy from. */
export default async function buildOnce(): Promise<() => Promise<void>> {
  await buildWorkspaces(buildableWorkspaces);
  const store = await mkdtemp(join(tmpdir(), 'iwan-store-'));
  await publishEverything(store);
  process.env.IWAN_TEMPLATE_STORE = store;
  return () => rm(store, { recursive: true, force: true });
}
