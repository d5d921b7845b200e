import type { StoredGrants } from '@iwan/shared/contracts/release';
import { grantsWith, nameIssue, prefixError } from '../../../src/composition/grants';

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
