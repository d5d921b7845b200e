import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Publisher } from '@iwan/shared/contracts/publisher';
import { grantsFile, type StoredGrants } from '@iwan/shared/contracts/release';
import { writeDurably } from '@iwan/tooling/release/durable';
import { withLock } from '@iwan/tooling/release/file-lock';
import { grantsWith, nameIssue, prefixError } from '../../../src/composition/grants';
import { readGrants, signedGrants } from '../stored-grants';

/** How long a writer waits for the lock in milliseconds; a change takes a few. */
const waitsFor = 10_000;

/** The grants of a store; empty without a file. Throws with a sentence for an unreadable file. */
export function storedGrants(store: string, publisher: Publisher = Publisher.of({})): StoredGrants {
  const file = join(store, grantsFile);
  if (!existsSync(file)) return {};
  const distrusted = publisher.issueOf(readJson(file), signedGrants);
  if (distrusted !== null)
    throw new Error(`${file} ${distrusted}: look what it grants, then remove it and grant anew.`);
  try {
    return readGrants(file);
  } catch {
    throw new Error(`${file} is not what "npm run grant" writes: mend it, or remove it and grant anew.`);
  }
}

interface Changing {
  /** How long to wait for the lock, in milliseconds. */
  readonly waitingTime?: number;
  readonly publisher?: Publisher;
}

/**
 * Replaces the grants of a store by the result of `change`. Under a lock, so that no grant is lost; written to another file and
 * renamed, so that no reader sees a partial file. Rejects when `change` throws.
 */
export async function changeGrants(
  store: string,
  change: (grants: StoredGrants) => StoredGrants,
  { waitingTime = waitsFor, publisher = Publisher.of({}) }: Changing = {},
): Promise<void> {
  const file = join(store, grantsFile);
  await withLock(`${file}.lock`, { waitsFor: waitingTime, subject: 'the grants' }, async () => {
    const signed = publisher.sign(change(storedGrants(store, publisher)), signedGrants, readJson(file));
    await writeDurably(store, file, `${JSON.stringify(signed, null, 2)}\n`);
  });
}

/** `null` where there is no such file, or it is not JSON. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Why prefixes cannot be granted to a remote, in one sentence; `null` when they can. */
export function grantError(stored: StoredGrants, remote: string, prefixes: readonly string[]): string | null {
  const grants = grantsWith(stored);
  return nameIssue(remote) ?? prefixes.map((prefix) => prefixError(grants, remote, prefix)).find(Boolean) ?? null;
}

/** Adds prefixes to a remote's grants. Throws with a sentence where one of them cannot be granted. */
export function withPrefixes(stored: StoredGrants, remote: string, prefixes: readonly string[]): StoredGrants {
  const error = grantError(stored, remote, prefixes);
  if (error !== null) throw new Error(error);
  return { ...stored, [remote]: { prefixes: [...new Set([...prefixesOf(stored, remote), ...prefixes])] } };
}

/** Revokes prefixes of a remote, or all of them where none is given. Throws for one that it does not have. */
export function withoutPrefixes(stored: StoredGrants, remote: string, prefixes: readonly string[]): StoredGrants {
  const held = prefixesOf(stored, remote);
  const missing = prefixes.find((prefix) => !held.includes(prefix));
  if (missing !== undefined) throw new Error(`The store grants no ${missing} to ${remote}: nothing is taken back.`);
  if (held.length === 0) throw new Error(`The store grants nothing to ${remote}: nothing is taken back.`);
  const left = prefixes.length === 0 ? [] : held.filter((prefix) => !prefixes.includes(prefix));
  const { [remote]: _, ...others } = stored;
  return left.length === 0 ? others : { ...others, [remote]: { prefixes: left } };
}

function prefixesOf(stored: StoredGrants, remote: string): readonly string[] {
  return Object.hasOwn(stored, remote) ? (stored[remote]?.prefixes ?? []) : [];
}
