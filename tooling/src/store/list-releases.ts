import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canaryEnd, offerMark, parseCanaryEnd, previewPeriod } from '@iwan/shared/contracts/canary';
import { parsePublication, publicationFile } from '@iwan/shared/contracts/publication';
import { liveMark, remoteNamePattern, versionPattern } from '@iwan/shared/contracts/release';
import { runningCanary } from '../release/canary-files';
import { pointedVersion } from '../release/publish-release';
import { readJson } from '../release/release-files';
import { isRolledBack, timeOf as timeOfMark } from '../release/retention';

/** The current audience of a release. */
export type ReleaseState =
  | { readonly kind: 'live' }
  | { readonly kind: 'canary'; readonly percent: number }
  | { readonly kind: 'preview' }
  | { readonly kind: 'rolled back' }
  /** A withdrawn canary with its reason, or what was live when its remote was taken off the site. */
  | { readonly kind: 'withdrawn'; readonly reason: string | null }
  | { readonly kind: 'earlier' };

export interface ListedRelease {
  /** Of the remote, or of the shell. */
  readonly name: string;
  readonly version: string;
  readonly state: ReleaseState;
  /** When it was published, ISO 8601; `null` where it was not recorded. */
  readonly publishedAt: string | null;
  readonly publishedBy: string | null;
  readonly message: string | null;
  /** When it was live last, ISO 8601; `null` where it never was. */
  readonly lastLive: string | null;
  /** The range of its contract; `null` where its description cannot be read. */
  readonly contract: string | null;
}

/**
 * The releases of a store, sorted by remote, of each the live one first, then the newest. `name`: only of one remote. Rejects
 * with a message where there is no store, or nothing of that name.
 */
export async function listReleases(store: string, name?: string, now = Date.now()): Promise<readonly ListedRelease[]> {
  const entries = await readdir(store, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(`There is no release store at ${store}.`) : error;
  });
  const names = entries.filter((entry) => entry.isDirectory() && remoteNamePattern.test(entry.name));
  const wanted = names.map((entry) => entry.name).filter((each) => name === undefined || each === name);
  const listed = await Promise.all(wanted.sort().map((each) => releasesOf(store, each, now)));
  if (name !== undefined && listed.flat().length === 0) throw new Error(`${store} has no release of ${name}.`);
  return listed.flat();
}

async function releasesOf(store: string, name: string, now: number): Promise<readonly ListedRelease[]> {
  const home = join(store, name);
  const entries = await readdir(home, { withFileTypes: true });
  const versions = entries.filter((entry) => entry.isDirectory() && versionPattern.test(entry.name));
  const live = await pointedVersion(home);
  const canary = await runningCanary(home);
  const releases = await Promise.all(
    versions.map(async ({ name: version }): Promise<ListedRelease> => {
      const publication = parsePublication(
        await readFile(join(home, publicationFile(version)), 'utf8').catch(() => ''),
      );
      const state: ReleaseState =
        version === live
          ? { kind: 'live' }
          : version === canary?.version
            ? { kind: 'canary', percent: canary.percent }
            : await pastOf(home, version, now);
      return {
        name,
        version,
        state,
        publishedAt: publication?.at ?? null,
        publishedBy: publication?.by ?? null,
        message: publication?.message ?? null,
        lastLive: dateOf(await timeOfMark(join(home, liveMark(version)))),
        contract: await contractOf(join(home, version)),
      };
    }),
  );
  releases.sort((one, other) => (timeOf(one) < timeOf(other) ? 1 : -1));
  if (live !== null) return releases;
  const last = releases.find(({ lastLive, state }) => lastLive !== null && state.kind === 'earlier');
  return releases.map((each) => (each === last ? { ...each, state: { kind: 'withdrawn', reason: null } } : each));
}

async function pastOf(home: string, version: string, now: number): Promise<ReleaseState> {
  if (await isRolledBack(home, version)) return { kind: 'rolled back' };
  const end = parseCanaryEnd(await readFile(join(home, canaryEnd(version)), 'utf8').catch(() => ''));
  if (end?.outcome === 'withdrawn') return { kind: 'withdrawn', reason: end.reason };
  const offered = await timeOfMark(join(home, offerMark(version)));
  if (end === null && now - offered < previewPeriod) return { kind: 'preview' };
  return { kind: 'earlier' };
}

/** The sort key of the releases of one remote: the live one is after all dates. */
function timeOf({ state, lastLive, publishedAt }: ListedRelease): string {
  return state.kind === 'live' ? '~' : (lastLive ?? publishedAt ?? '');
}

function dateOf(time: number): string | null {
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** Sanitized for a terminal: a description in a store may contain anything. */
const rangePattern = /^[\w.^~<>=| *-]{1,60}$/;

async function contractOf(folder: string): Promise<string | null> {
  const { contract } = ((await readJson(join(folder, 'release.json'))) ?? {}) as { readonly contract?: unknown };
  return typeof contract === 'string' && rangePattern.test(contract) ? contract : null;
}

/** Releases as lines of text for a terminal, a row each; a sentence where there are none. Times are UTC. */
export function releasesText(releases: readonly ListedRelease[]): string {
  if (releases.length === 0) return 'The store has no releases.';
  const rows = [
    ['remote', 'version', 'state', 'published (UTC)', 'by', 'contract', 'message'],
    ...releases.map(({ name, version, state, publishedAt, publishedBy, contract, message }) => [
      ...[name, version, wordOf(state), publishedAt === null ? '–' : minuteOf(publishedAt)],
      ...[publishedBy ?? '–', contract ?? '–', messageOf(state, message)],
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function wordOf(state: ReleaseState): string {
  return state.kind === 'canary' ? `canary ${state.percent} %` : state.kind === 'earlier' ? '' : state.kind;
}

/** The reason of a withdrawn canary follows its publisher's message. */
function messageOf(state: ReleaseState, message: string | null): string {
  return [message, state.kind === 'withdrawn' ? state.reason?.replace(/[\p{Cc}\s]+/gu, ' ') : null]
    .filter(Boolean)
    .join(' · ');
}

/** `2026-11-25T10:00:12.000Z // => 2026-11-25 10:00` */
function minuteOf(time: string): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}
