import { readPath } from '@iwan/shared/domain/format/languages';
import { decodeSegment } from '@iwan/shared/paths/segment';
import type { Composition, Route } from './composition';
import { TableMatcher } from './route-table';

export interface RouteMatch {
  readonly route: Route;
  /** Decoded; hyphens are unchanged. */
  readonly params: Readonly<Record<string, string>>;
}

const matchers = new WeakMap<Composition['routes'], TableMatcher>();

/**
 * The first route that matches a path, by the table that react-router has in the browser. Takes the path only, encoded; a
 * trailing slash, the case of a fixed segment and the language do not matter. `null` where nothing matches, or where the path is not valid in
 * a URL.
 */
export function matchRoute({ routes }: Pick<Composition, 'routes'>, address: string): RouteMatch | null {
  const { path: pathname } = readPath(address);
  const segments = segmentsOf(pathname);
  if (segments === null) return null;
  let matcher = matchers.get(routes);
  if (!matcher) {
    matcher = new TableMatcher(routes);
    matchers.set(routes, matcher);
  }
  for (const route of matcher.rowOf(segments)?.handle ?? []) {
    const params = matchPath(route.path, pathname);
    if (params) return { route, params };
  }
  return null;
}

/** The parameters of a path by one pattern; `null` where it does not match. */
export function matchPath(pattern: string, pathname: string): RouteMatch['params'] | null {
  const segments = segmentsOf(pathname);
  if (segments === null) return null;
  const own = pattern === '/' ? [] : pattern.slice(1).split('/');
  const isPrefix = own.at(-1) === '*';
  if (isPrefix) own.pop();
  if (isPrefix ? segments.length < own.length : segments.length !== own.length) return null;
  const params: Record<string, string> = {};
  for (const [place, part] of own.entries()) {
    const segment = segments[place] ?? '';
    const [before = '', name, after = ''] = part.split(/:(\w+)/);
    const end = segment.length - after.length;
    const isBetween = starts(segment, before) && starts(segment.slice(end), after);
    if (name === undefined ? segment.toLowerCase() !== part.toLowerCase() : !isBetween || end <= before.length)
      return null;
    if (name !== undefined) params[name] = segment.slice(before.length, end);
  }
  return params;
}

const starts = (text: string, start: string) => text.toLowerCase().startsWith(start.toLowerCase());

/** The decoded segments of a path; `null` where one is empty or malformed. */
function segmentsOf(pathname: string): readonly string[] | null {
  if (pathname === '' || pathname === '/') return [];
  const segments = pathname.replace(/^\//, '').replace(/\/$/, '').split('/').map(decodeSegment);
  return segments.every((segment): segment is string => Boolean(segment)) ? segments : null;
}
