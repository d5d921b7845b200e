import { officePrefix } from '@iwan/shared/contracts/office';
import { remoteNamePattern, type StoredGrants } from '@iwan/shared/contracts/release';
import { languages } from '@iwan/shared/domain/format/languages';
import {
  catchAllRows,
  fixedRows,
  grantedOfficePrefixes,
  grantedPrefixes,
  officeRows,
  type PageRow,
  type RedirectRow,
  remoteNames,
} from '../remotes';
import { patternError, samePattern } from './patterns';

/** All grants: the shell's own, and those of the store. */
export interface Grants {
  /** The remotes that may be on the site, in the order of their grants. */
  readonly remotes: readonly string[];
  /** Each prefix of the site with its remote. */
  readonly prefixes: ReadonlyMap<string, string>;
  /** Each prefix of the office with its remote. */
  readonly officePrefixes: ReadonlyMap<string, string>;
}

/**
 * The shell's grants together with those of the store. A stored one is left out where it conflicts with another, or where the
 * name of its remote is not allowed.
 */
export function grantsWith(stored: StoredGrants): Grants {
  const held = new Map<string, string>();
  for (const remote of remoteNames) {
    for (const prefix of [...grantedPrefixes[remote], ...grantedOfficePrefixes[remote]]) held.set(prefix, remote);
  }
  const further = Object.entries(stored).filter(([remote]) => nameIssue(remote) === null);
  for (const [remote, { prefixes: own }] of further) {
    for (const prefix of own) {
      if (errorBeside(held, remote, prefix) === null) held.set(prefix, remote);
    }
  }
  const ofAudience = (isOffice: boolean) =>
    new Map([...held].filter(([prefix]) => isBelow(prefix, officePrefix) === isOffice));
  return {
    remotes: [...new Set([...remoteNames, ...further.map(([remote]) => remote)])],
    prefixes: ofAudience(false),
    officePrefixes: ofAudience(true),
  };
}

/** Why a prefix cannot be granted to a remote, in one sentence; `null` when it can. */
export function prefixError({ prefixes, officePrefixes }: Grants, remote: string, prefix: string): string | null {
  return errorBeside(new Map([...prefixes, ...officePrefixes]), remote, prefix);
}

function errorBeside(prefixes: ReadonlyMap<string, string>, remote: string, prefix: string): string | null {
  if (!/^(\/[a-z0-9-]+)+$/.test(prefix)) return `"${prefix}" is no prefix: it is written like /guides.`;
  if (notPages.has(prefix.split('/')[1] ?? ''))
    return `${prefix} is not an address of pages: the site serves files or another language there.`;
  const own = isBelow(prefix, officePrefix) ? ownScreenError(remote, prefix) : null;
  if (own !== null) return own;
  for (const [held, holder] of prefixes) {
    if (holder !== remote && (isBelow(prefix, held) || isBelow(held, prefix))) {
      return `${prefix} cannot be granted to ${remote}: ${held} is granted to ${holder}.`;
    }
  }
  const row = fixedRows.find(({ pattern }) => isBelow(pattern, prefix) && pattern !== '/');
  if (row && holderOf(row) !== remote) {
    return `${prefix} cannot be granted to ${remote}: ${row.pattern} is granted to ${holderOf(row)}.`;
  }
  return null;
}

/** Why a prefix of the office cannot be granted: it is the whole office, or the shell's part of it. */
function ownScreenError(remote: string, prefix: string): string | null {
  if (prefix === officePrefix) return `${prefix} is all of the office: grant a word below it, like /office/guides.`;
  const own = officeRows.find(({ pattern }) => isBelow(pattern, prefix) || isBelow(prefix, pattern));
  return own ? `${prefix} cannot be granted to ${remote}: ${own.pattern} is granted to the shell.` : null;
}

/** Why a remote cannot have a name, in one sentence; `null` when it can: packages, folders and containers have the name. */
export function nameIssue(name: string): string | null {
  if (!remoteNamePattern.test(name)) {
    return `"${name}" is no name of a remote: it is written in small letters, digits and hyphens, like mfe-guides.`;
  }
  return name === 'shell' ? 'The shell is no remote: no other may have its name.' : null;
}

const prefixes = languages.map(({ prefix }) => prefix.slice(1));
/** First segments that are files, or the language of a page, instead of pages. */
const notPages = new Set(['api', 'images', 'media', 'remotes', 'shell', 'tiles', 'forms', ...prefixes]);

/** The row of section 2 with a pattern. */
export function rowOf(pattern: string): PageRow | RedirectRow | undefined {
  return [...fixedRows, ...catchAllRows].find((row) => samePattern(row.pattern, pattern));
}

/** Why a remote may not have a page at a pattern, in one sentence; `null` when it may. */
export function patternRefusal({ prefixes }: Grants, remote: string, pattern: string): string | null {
  const unreadable = patternError(pattern);
  if (unreadable !== null) return unreadable;
  const row = rowOf(pattern);
  if (isBelow(pattern, officePrefix))
    return `The address ${pattern} is of the office: its page says "audience: 'office'".`;
  if (row)
    return holderOf(row) === remote ? null : `The address ${pattern} is granted to ${holderOf(row)}, not to ${remote}.`;
  for (const [prefix, holder] of prefixes) {
    if (!isBelow(pattern, prefix)) continue;
    return holder === remote
      ? null
      : `The address ${pattern} lies below ${prefix}, which is granted to ${holder}, not to ${remote}.`;
  }
  return `Nobody has granted the address ${pattern} to ${remote}: "npm run grant -- ${remote} ${staticPart(pattern)}" does.`;
}

/** Why a remote may not have a screen of the office at a pattern, in one sentence; `null` when it may. */
export function officePatternRefusal({ officePrefixes }: Grants, remote: string, pattern: string): string | null {
  const unreadable = patternError(pattern);
  if (unreadable !== null) return unreadable;
  if (!isBelow(pattern, officePrefix))
    return `The address ${pattern} is none of the office: it must begin with ${officePrefix}/.`;
  if (!/^(\/(:\w+|[\w.~-]+))+$/.test(pattern))
    return `The address ${pattern} has a segment that is neither a word nor a parameter.`;
  for (const [prefix, holder] of officePrefixes) {
    if (!isBelow(pattern, prefix)) continue;
    return holder === remote
      ? null
      : `The address ${pattern} lies below ${prefix}, which is granted to ${holder}, not to ${remote}.`;
  }
  return `Nobody has granted the address ${pattern} to ${remote}: "npm run grant -- ${remote} ${staticPart(pattern)}" does.`;
}

/** Why nothing of a remote would be shown, in one sentence; `null` for one with a grant: only those are composed. */
export function remoteRefusal({ remotes }: Grants, remote: string): string | null {
  return remotes.includes(remote)
    ? null
    : `Nobody has granted anything to ${remote}: "npm run grant -- ${remote} /a-word-of-its-own" does.`;
}

/** Whether an address or pattern is a prefix or is below it. */
export function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

function holderOf(row: PageRow | RedirectRow): string {
  return 'owner' in row && row.owner !== 'shell' ? row.owner : 'the shell';
}

/** `/guides/:id` // => `/guides` */
function staticPart(pattern: string): string {
  return pattern.replace(/\/[^/]*[:*{].*$/, '') || '/a-word-of-its-own';
}
