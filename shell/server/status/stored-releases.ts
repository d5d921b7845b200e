import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Canary,
  type CanaryEnd,
  canaryEnd,
  canaryFile,
  hasEnded,
  parseCanary,
  parseCanaryEnd,
} from '@iwan/shared/contracts/canary';
import { type Publication, parsePublication, publicationFile } from '@iwan/shared/contracts/publication';
import { liveMark, versionPattern } from '@iwan/shared/contracts/release';
import { earlierReleases } from '@iwan/tooling/release/retention';

/** Releases of one remote that are shown. */
const mostShown = 6;

export interface StoredRelease {
  readonly version: string;
  readonly isLive: boolean;
  /** When it was last live; `null` where nobody has noted it. */
  readonly lastLive: Date | null;
  readonly publication: Publication | null;
  /** How its last canary has ended; `null` where it was none, or runs. */
  readonly end: CanaryEnd | null;
}

export interface StoredReleases {
  readonly releases: readonly StoredRelease[];
  /** What a rollback goes back to; `null` where there is nothing. */
  readonly earlier: string | null;
}

/** The releases of a remote in the store, the live one first, then those that were live last. Never rejects. */
export async function storedReleases(store: string, name: string): Promise<StoredReleases> {
  const home = join(store, name);
  const live = await pointedVersion(home);
  try {
    const entries = await readdir(home, { withFileTypes: true });
    const versions = entries.filter((entry) => entry.isDirectory() && versionPattern.test(entry.name));
    const canary = parseCanary(await readFile(join(home, canaryFile), 'utf8').catch(() => ''));
    const releases = await Promise.all(versions.map(({ name: version }) => describe(home, version, { live, canary })));
    const ordered = releases.sort((one, other) => rank(other) - rank(one));
    return { releases: ordered.slice(0, mostShown), earlier: (await earlierReleases(home, live))[0] ?? null };
  } catch {
    return { releases: [], earlier: null };
  }
}

interface Offered {
  readonly live: string | null;
  readonly canary: Canary | null;
}

async function describe(home: string, version: string, { live, canary }: Offered): Promise<StoredRelease> {
  const read = (file: string) => readFile(join(home, file), 'utf8').catch(() => '');
  const [mark, written, ended] = await Promise.all([
    read(liveMark(version)),
    read(publicationFile(version)),
    read(canaryEnd(version)),
  ]);
  const time = Date.parse(mark);
  const end = parseCanaryEnd(ended);
  // The same release may be a canary once more.
  const isRunning = canary?.version === version && !hasEnded(canary, end);
  return {
    version,
    isLive: version === live,
    lastLive: Number.isNaN(time) ? null : new Date(time),
    publication: parsePublication(written),
    end: isRunning ? null : end,
  };
}

function rank({ isLive, lastLive }: StoredRelease): number {
  return isLive ? Number.POSITIVE_INFINITY : (lastLive?.getTime() ?? 0);
}

/** What the pointer of a remote names. */
export async function pointedVersion(home: string): Promise<string | null> {
  try {
    const { version } = JSON.parse(await readFile(join(home, 'current.json'), 'utf8')) as { readonly version: unknown };
    return typeof version === 'string' && versionPattern.test(version) ? version : null;
  } catch {
    return null;
  }
}
