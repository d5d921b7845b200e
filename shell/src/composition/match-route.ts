import { decodeSegment, encodeSegment } from '@iwan/shared/paths/segment';
import type { Composition, Route } from './composition';

export interface RouteMatch {
  readonly route: Route;
  /** Decoded; hyphens are unchanged. */
  readonly params: Readonly<Record<string, string>>;
}

type Pattern = Pick<Route, 'matches' | 'params'>;

const expressions = new WeakMap<Pattern, RegExp>();

/**
 * The first route that matches a path. Takes the path only, encoded; a trailing slash and the case of a fixed segment do not
 * matter. `null` where nothing matches, or where the path is not valid in a URL. The same on the server and in the browser,
 * which receive the same expressions.
 */
export function matchRoute({ routes }: Pick<Composition, 'routes'>, pathname: string): RouteMatch | null {
  const path = plainPath(pathname);
  if (path === null) return null;
  for (const route of routes) {
    const found = expressionOf(route).exec(path);
    const params = found && paramsOf(route, found);
    if (found) return params && { route, params };
  }
  return null;
}

/** The parameters of a path by one pattern; `null` where it does not match. */
export function matchPath(pattern: Pattern, pathname: string): RouteMatch['params'] | null {
  const path = plainPath(pathname);
  const found = path === null ? null : expressionOf(pattern).exec(path);
  return found && paramsOf(pattern, found);
}

/** The normalized path without a trailing slash; `null` where a segment is empty or malformed. */
function plainPath(pathname: string): string | null {
  if (pathname === '' || pathname === '/') return '/';
  const segments = pathname.replace(/^\//, '').replace(/\/$/, '').split('/').map(decodeSegment);
  return segments.every((segment) => segment)
    ? `/${segments.map((each) => encodeSegment(each ?? '')).join('/')}`
    : null;
}

function paramsOf({ params: names }: Pattern, found: RegExpExecArray): RouteMatch['params'] | null {
  const params: Record<string, string> = {};
  for (const [place, name] of names.entries()) {
    const value = decodeSegment(found[place + 1] ?? '');
    if (!value) return null;
    params[name] = value;
  }
  return params;
}

function expressionOf(pattern: Pattern): RegExp {
  let expression = expressions.get(pattern);
  if (!expression) {
    expression = new RegExp(pattern.matches, 'i');
    expressions.set(pattern, expression);
  }
  return expression;
}
