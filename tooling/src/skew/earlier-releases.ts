import { spawnSync } from 'node:child_process';
import { cp, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveMark } from '@iwan/shared/contracts/release';
import { shellName } from '@iwan/shared/contracts/shell-release';
import { publishedVersion } from '../release/publish-release';
import { releasesIn, timeOf } from '../release/retention';
import { remoteNames } from '../workspace';

/**
 * Copies the release of every application that was live before `current`'s into a store. Resolves with the names of those
 * without one in `from`: never released, or only once.
 */
export async function copyEarlierReleases(
  from: string,
  to: string,
  current: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const name of applications) {
    const version = await earlierVersion(join(from, name), current[name] ?? '');
    if (version === null) missing.push(name);
    else await copyRelease(join(from, name), join(to, name), version);
  }
  return missing;
}

/** The versions in the pointers of a store. */
export async function pointedVersions(store: string): Promise<Readonly<Record<string, string>>> {
  const entries = await Promise.all(
    applications.map(async (name) => {
      const published = await publishedVersion(store, name);
      return published === 'nothing' || published.version === null ? [] : [[name, published.version] as const];
    }),
  );
  return Object.fromEntries(entries.flat());
}

/** Copies one release into a store, and points to it. */
export async function copyRelease(from: string, to: string, version: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await cp(join(from, version), join(to, version), { recursive: true, preserveTimestamps: true });
  await writeFile(join(to, 'current.json'), JSON.stringify({ version }));
}

async function earlierVersion(home: string, current: string): Promise<string | null> {
  const versions = await releasesIn(home);
  const timed = await Promise.all(
    versions
      .filter((version) => version !== current)
      .map(async (version) => ({ version, at: await liveAt(home, version) })),
  );
  return timed.sort((one, other) => other.at - one.at)[0]?.version ?? null;
}

/** Milliseconds since the epoch. */
async function liveAt(home: string, version: string): Promise<number> {
  const at = await timeOf(join(home, liveMark(version)));
  return Number.isNaN(at) ? (await stat(join(home, version))).mtimeMs : at;
}

/** Every released application: the shell first, which proves the others. */
export const applications: readonly string[] = [shellName, ...remoteNames];

/** Builds and publishes every application of a checkout into a store, with its own commands. Throws where one fails. */
export function releaseAll(root: string, store: string): void {
  for (const name of applications) {
    const { status } = spawnSync('npm', ['run', 'release', '-w', name], {
      cwd: root,
      env: { ...process.env, RELEASES_DIR: store },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) throw new Error(`${name} could not be released from ${root}: see the lines above.`);
  }
}
