import { decodeSegment, encodeSegment } from '@iwan/shared/paths/segment';
import type { Composition, Route } from './composition';

export interface RouteMatch {
  readonly route: Route;
  /** Decoded, as they stand in the address: hyphens are still hyphens. */
  readonly params: Readonly<Record<string, string>>;
}

const expressions = new WeakMap<Route, RegExp>();

/**
 * What a path means: the first route that fits it. Takes the path alone, still encoded; a trailing slash makes no
 * difference, nor does the case of a fixed word. `null` where nothing fits, or where the path is not one that a URL can
 * have. The same on the server and in the browser, which are given the same expressions.
 */
export function matchRoute({ routes }: Pick<Composition, 'routes'>, pathname: string): RouteMatch | null {
  const path = plainPath(pathname);
  if (path === null) return null;
  for (const route of routes) {
    const found = expressionOf(route).exec(path);
    if (found) return withParams(route, found);
  }
  return null;
}

/** The path with each segment written in one way, without a slash at its end; `null` where a segment is empty or malformed. */
function plainPath(pathname: string): string | null {
  if (pathname === '' || pathname === '/') return '/';
  const segments = pathname.replace(/^\//, '').replace(/\/$/, '').split('/').map(decodeSegment);
  return segments.every((segment) => segment)
    ? `/${segments.map((each) => encodeSegment(each ?? '')).join('/')}`
    : null;
}

function withParams(route: Route, found: RegExpExecArray): RouteMatch | null {
  const params: Record<string, string> = {};
  for (const [place, name] of route.params.entries()) {
    const value = decodeSegment(found[place + 1] ?? '');
    if (!value) return null;
    params[name] = value;
  }
  return { route, params };
}

function expressionOf(route: Route): RegExp {
  let expression = expressions.get(route);
  if (!expression) {
    expression = new RegExp(route.matches, 'i');
    expressions.set(route, expression);
  }
  return expression;
}
