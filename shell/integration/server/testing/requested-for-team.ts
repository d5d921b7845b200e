import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallDeclaration } from '@iwan/shared/contracts/call';
import type { Release } from '@iwan/shared/contracts/release';
import type { PlainSite } from './plain-site';

export const team = '/api/teamapi';

/** Makes the live release of a remote declare other calls. */
export async function redeclare(
  site: PlainSite,
  remote: string,
  change: (calls: readonly CallDeclaration[]) => readonly CallDeclaration[],
): Promise<void> {
  const home = join(site.store, remote);
  const { version } = JSON.parse(await readFile(join(home, 'current.json'), 'utf8'));
  const file = join(home, version, 'release.json');
  const release: Release = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...release, calls: change(release.calls ?? []) }));
}

/** The number of requests for the team while two pages that show it are rendered. */
export async function requestedForTeam(site: PlainSite): Promise<number> {
  await site.startFresh();
  for (const page of ['/our-team/?sent=1', '/our-team/?sent=2']) {
    expect((await fetch(site.origin + page)).status).toBe(200);
  }
  return site.backend.requests.filter(({ path }) => path === team).length;
}
