import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartFailure } from './start-failure';

export type BackendFolder = Readonly<ReturnType<typeof backendFolder>>;

/**
 * The folder of files that are read at run time. The sources (`backend/src`) and the bundle (`backend/dist`) are both one level
 * below `backend/`; `IWAN_BACKEND_ROOT` names it for a bundle that was moved.
 */
export function backendFolder(moduleFolder: string, root: string | undefined) {
  const folder = resolve(root?.trim() || join(moduleFolder, '..'));
  const found = {
    migrations: join(folder, 'migrations'),
    seed: join(folder, 'seed'),
    media: join(folder, 'seed/media'),
  };
  for (const needed of Object.values(found)) {
    if (!existsSync(needed)) {
      throw new StartFailure(`The folder ${needed} is missing. Set IWAN_BACKEND_ROOT to the backend's own folder.`);
    }
  }
  // Build output; absent before the first build.
  return { ...found, dist: join(folder, 'dist') };
}
