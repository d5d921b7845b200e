import { generateKeyPairSync } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parsePublication, publicationFile } from '@iwan/shared/contracts/publication';
import { liveMark, type Release } from '@iwan/shared/contracts/release';
import {
  type ReleaseKey,
  readReleaseKeys,
  signatureError,
  signatureOf,
  writtenKey,
} from '@iwan/shared/contracts/signatures';
import { alteredFile, readJson } from '../../release/release-files';
import { sweepStore } from '../../release/retention';
import type { Times } from './killed-publishers';
import { messageOf, remote } from './publications';

/** A publisher's key in a file of a folder, and its public part for the site. */
export async function publisherKey(folder: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const file = join(folder, 'key.pem');
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const keys = `team=${writtenKey(publicKey)}`;
  return { env: { RELEASE_SIGNING_KEY: file, RELEASE_KEYS: keys }, keys: readReleaseKeys(keys) };
}

/**
 * Reads a store as a site does until `isOver`, synchronizing it first where needed. Resolves with the number of pointers seen,
 * and with the faults: an incomplete release, or a pointer that is invalid or older than an earlier one.
 */
export async function watchStore(
  store: string,
  {
    keys,
    isOver,
    refresh = async () => {},
    pause = 5,
  }: { keys: readonly ReleaseKey[]; isOver: () => boolean; refresh?: () => Promise<void>; pause?: number },
) {
  const home = join(store, remote);
  const faults: string[] = [];
  let serial = 0;
  let seen = 0;
  while (!isOver()) {
    await refresh();
    const pointer = (await readJson(join(home, 'current.json'))) as { readonly version: string } | null;
    if (pointer !== null) {
      const now = signatureOf(pointer)?.serial ?? 0;
      const error = signatureError(pointer, { kind: 'pointer', remote }, keys);
      if (error !== null) faults.push(`The pointer ${error}.`);
      if (now < serial) faults.push(`The pointer went from ${serial} back to ${now}.`);
      if (now > serial) {
        seen += 1;
        const broken = await brokenFile(home, pointer.version);
        if (broken !== null) faults.push(`${broken} of ${pointer.version} is not whole.`);
      }
      serial = now;
    }
    await delay(pause);
  }
  return { seen, faults };
}

/** The faults of a store after all of `times` was published, a message each. Sweeps it as an hour later. */
export async function faultsOf(store: string, times: Times): Promise<readonly string[]> {
  const home = join(store, remote);
  const faults: string[] = [];
  const marks = new Map<string, number>();
  for (const version of times.keys()) {
    const broken = await brokenFile(home, version);
    if (broken !== null) faults.push(`${broken} of ${version} is not whole.`);
    const note = parsePublication(await readFile(join(home, publicationFile(version)), 'utf8').catch(() => ''));
    if (note?.message !== messageOf(version)) faults.push(`Nobody has noted who published ${version}.`);
    marks.set(version, Date.parse(await readFile(join(home, liveMark(version)), 'utf8').catch(() => '')));
  }
  const pointer = (await readJson(join(home, 'current.json'))) as { readonly version: string };
  const order = [...times].map(([version, time]) => ({ version, ...time, mark: marks.get(version) ?? Number.NaN }));
  const last = order.find(({ version }) => version === pointer.version);
  if (last === undefined) faults.push(`The pointer names ${pointer.version}, which nobody has published.`);
  for (const one of order) {
    if (Number.isNaN(one.mark)) faults.push(`${one.version} has no mark of when it was live.`);
    if (last && one.begun > last.done) faults.push(`The pointer has lost the update to ${one.version}.`);
    const isMarkedLater = order.some((other) => other.begun > one.done && other.mark <= one.mark);
    if (isMarkedLater) faults.push(`${one.version} is marked later than what was published after it.`);
  }
  await sweepStore(home, [pointer.version], Date.now() + 2 * 60 * 60 * 1000);
  const names = await readdir(home);
  const versions = names.filter((name) => !name.startsWith('.') && name !== 'current.json');
  if (versions.length !== times.size) faults.push(`The store has ${versions.length} releases, not ${times.size}.`);
  const left = names.filter((name) => /^\.(draft|pointer)/.test(name) && !name.endsWith('.breaking'));
  if (left.length > 0) faults.push(`These are left: ${left.join(', ')}.`);
  return faults;
}

async function brokenFile(home: string, version: string): Promise<string | null> {
  const release = (await readJson(join(home, version, 'release.json'))) as Pick<Release, 'files'> | null;
  return release === null ? 'release.json' : alteredFile(join(home, version), release.files);
}
