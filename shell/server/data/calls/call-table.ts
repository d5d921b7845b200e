import { isDeepStrictEqual } from 'node:util';
import { type CallDeclaration, callName } from '@iwan/shared/contracts/call';
import type { Release } from '@iwan/shared/contracts/release';
import { pathToRegexp } from 'path-to-regexp';
import { type CachedCall, cachedByBoth, cachedCallOf } from './cached-call';

/** The declared calls of a remote or of the shell. */
export interface Caller {
  readonly name: string;
  readonly calls: readonly CallDeclaration[];
}

/** The calls of the backend that a site makes. */
export interface CallTable {
  /** How the responses of a GET are cached, by its path with or without a query; `null` for an uncached or undeclared one. */
  cachingOf(path: string): CachedCall | null;
  /** Whether a remote has declared a call, by method and path with or without a query. */
  mayMake(caller: string, method: string, path: string): boolean;
  /** Calls that are declared differently by two, and what applies, a sentence each. */
  readonly differences: readonly string[];
}

/** A declared call with its pattern. */
interface Declared {
  readonly caller: string;
  readonly call: CallDeclaration;
  readonly expression: RegExp;
  /** A key that is equal for patterns that differ only in the names of parameters. */
  readonly key: string;
}

/** All declarations of a pattern. */
interface Entry {
  readonly expression: RegExp;
  readonly callers: ReadonlySet<string>;
  readonly caching: CachedCall | null;
}

/**
 * The table of declared calls, composed once. A path is looked up among the patterns of its method and first segment; of
 * several matches, the one with the fewest parameters wins. Where two declare a call differently, the shorter times apply: a
 * release must not make another team's pages older than that team has declared. No release is refused for it, otherwise the
 * times of a call with several users could never be changed.
 */
export function callTable(callers: readonly Caller[]): CallTable {
  const differences: string[] = [];
  const entries = new Map<string, readonly Entry[]>();
  for (const [place, declared] of grouped(callers)) entries.set(place, entriesOf(declared, differences));
  const fitting = (method: string, path: string): readonly Entry[] => {
    const pathname = pathnameOf(path);
    if (pathname === null) return [];
    return (entries.get(placeOf(method, pathname)) ?? []).filter(({ expression }) => expression.test(pathname));
  };
  return {
    cachingOf: (path) => fitting('GET', path)[0]?.caching ?? null,
    mayMake: (caller, method, path) => fitting(method, path).some(({ callers }) => callers.has(caller)),
    differences,
  };
}

/** The declared calls by method and first segment, those with the fewest parameters first. */
function grouped(callers: readonly Caller[]): ReadonlyMap<string, readonly Declared[]> {
  const groups = new Map<string, Declared[]>();
  for (const { name, calls } of callers) {
    for (const call of calls) {
      const { regexp } = pathToRegexp(call.path, { sensitive: true });
      const place = placeOf(call.method, call.path);
      const group = groups.get(place) ?? [];
      group.push({ caller: name, call, expression: regexp, key: call.path.replace(/:\w+/g, ':') });
      groups.set(place, group);
    }
  }
  const parameters = ({ key }: Declared) => key.split(':').length;
  for (const group of groups.values()) group.sort((one, other) => parameters(one) - parameters(other));
  return groups;
}

/** Adds to `differences`. */
function entriesOf(declared: readonly Declared[], differences: string[]): readonly Entry[] {
  const keys = new Set(declared.map(({ key }) => key));
  return [...keys].map((key) => {
    // A segment of a path may be a parameter of another pattern, but not the reverse.
    const covering = declared.filter((each) => each.key === key || each.expression.test(key));
    const callers = new Set(covering.map(({ caller }) => caller));
    const ofEach = [...callers].flatMap((name) => {
      const own = covering.filter(({ caller }) => caller === name);
      return own.filter((each) => each.key === own[0]?.key);
    });
    const [first, ...others] = ofEach.map(({ call }) => cachedCallOf(call));
    const caching = others.reduce<CachedCall | null>(cachedByBoth, first ?? null);
    const same = covering.filter((each) => each.key === key);
    const difference = differenceOf(same, caching);
    if (difference !== null) differences.push(difference);
    return { expression: (same[0] as Declared).expression, callers, caching };
  });
}

function differenceOf([first, ...others]: readonly Declared[], caching: CachedCall | null): string | null {
  if (!first) return null;
  const other = others.find(({ call }) => !isDeepStrictEqual(cachedCallOf(call), cachedCallOf(first.call)));
  if (!other) return null;
  const held =
    caching === null
      ? 'it is not kept'
      : `it is fresh for ${caching.freshFor / 1000} s, and stale for ${caching.staleFor / 1000} s`;
  const who =
    first.caller === other.caller ? `${first.caller} declares` : `${first.caller} and ${other.caller} declare`;
  return `${who} ${callName(first.call)} differently: ${held}, which is the shorter of both.`;
}

/** The key of a call in the table: its method and the segment below `/api/`. */
function placeOf(method: string, pathname: string): string {
  return `${method} ${pathname.split('/', 3)[2] ?? ''}`;
}

/** The path of a request as a backend reads it, with `..` resolved and without the query; `null` for an invalid path. */
function pathnameOf(path: string): string | null {
  const base = 'http://backend.invalid';
  if (!path.startsWith('/') || !URL.canParse(base + path)) return null;
  return new URL(base + path).pathname;
}

/** Whether a release may make a call of the backend, by method and path with or without a query. */
export function declaredBy({
  name,
  calls = [],
}: Pick<Release, 'name' | 'calls'>): (method: string, path: string) => boolean {
  const table = callTable([{ name, calls }]);
  return (method, path) => table.mayMake(name, method, path);
}
