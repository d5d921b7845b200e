import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallDeclaration } from '@iwan/shared/contracts/call';
import type { Release } from '@iwan/shared/contracts/release';
import { putReleasesOfContract2 } from '../../support/processes/recorded-releases';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();

const team = '/api/teamapi';

/** Has the live release of a remote declare other calls. */
async function redeclare(
  remote: string,
  change: (calls: readonly CallDeclaration[]) => readonly CallDeclaration[],
): Promise<void> {
  const home = join(site.store, remote);
  const { version } = JSON.parse(await readFile(join(home, 'current.json'), 'utf8'));
  const file = join(home, version, 'release.json');
  const release: Release = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...release, calls: change(release.calls ?? []) }));
}

/** How often the backend is asked for the team while two pages are made that show it. */
async function askedForTeam(): Promise<number> {
  await site.startFresh();
  for (const page of ['/our-team/?visit=1', '/our-team/?visit=2']) {
    expect((await fetch(site.origin + page)).status).toBe(200);
  }
  return site.backend.requests.filter(({ path }) => path === team).length;
}

test('an answer is kept as long as the release declares that asks for it', async () => {
  expect(await askedForTeam()).toBe(1);
});

test('an answer that its release declares without a keeping is kept for no other page', async () => {
  await site.stop();
  await redeclare('mfe-developers', (calls) =>
    calls.map(({ keep, ...call }) => (call.path === team ? call : { ...call, ...(keep && { keep }) })),
  );
  expect(await askedForTeam()).toBe(2);
  expect(site.said()).not.toContain('differently');
});

test('of two releases that declare a call differently the shorter keeping holds, and the log says so', async () => {
  await site.stop();
  await redeclare('mfe-tools', (calls) => [...calls, { method: 'GET', path: team }]);
  expect(await askedForTeam()).toBe(2);
  expect(site.said()).toContain(
    `mfe-developers and mfe-tools declare GET ${team} differently: it is not kept, which is the shorter of both.`,
  );
});

test('an answer that a release of contract 2 asks for, which declares no calls, is kept as it was', async () => {
  await site.stop();
  await putReleasesOfContract2(site.store, ['mfe-developers']);
  expect(await askedForTeam()).toBe(1);
  expect(site.said()).not.toContain('differently');
});
