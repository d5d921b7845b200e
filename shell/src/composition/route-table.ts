import { matchRoutes } from 'react-router-dom';
import type { Route } from './composition';
import { shapeOf } from './patterns';

/**
 * A route as react-router has it. It has no parameters within a segment, so `handle` has the routes whose own patterns may
 * match an address of this path, in the order of the composition: `/:location` has those of `/:developer-properties` and
 * `/:location`.
 */
export interface TableRow {
  readonly id: string;
  readonly path: string;
  readonly handle: readonly Route[];
}

/** The table of the site for react-router, on the server and in the browser. Its last row is for unknown addresses. */
export function routeTable(routes: readonly Route[]): readonly TableRow[] {
  const paths = new Map(routes.map(({ path }) => [shapeOf(wholeSegments(path)), wholeSegments(path)]));
  return [
    ...[...paths.values()].map((path) => ({
      id: path,
      path,
      handle: routes.filter((route) => covers(route.path, path)),
    })),
    { id: '*', path: '*', handle: [] },
  ];
}

/** `/developers/:developer-properties` // => `/developers/:developer` */
function wholeSegments(pattern: string): string {
  return pattern.replace(/[^/]*(:\w+)[^/]*/g, '$1');
}

/** Whether a pattern may match what a path of the table matches. */
function covers(pattern: string, path: string): boolean {
  const own = pattern.toLowerCase().split('/');
  const all = path.toLowerCase().split('/');
  if (own.at(-1) === '*') return own.slice(0, -1).every((segment, place) => segment === all[place]);
  if (own.length !== all.length || all.at(-1) === '*') return false;
  return own.every((segment, place) => segment.includes(':') || segment === all[place]);
}

/** The row that react-router matches, for each shape of a path: a table is ranked and compiled anew at each call. */
export class TableMatcher {
  readonly #table: readonly TableRow[];
  readonly #words: ReadonlySet<string>;
  readonly #rows = new Map<string, TableRow | null>();

  constructor(routes: readonly Route[]) {
    this.#table = routeTable(routes);
    this.#words = new Set(this.#table.flatMap(({ path }) => path.toLowerCase().split('/')));
  }

  /** The row of a path, by its decoded segments. */
  rowOf(segments: readonly string[]): TableRow | null {
    // Any segment that is no word of the table is matched by parameters alone.
    const words = segments.map((segment) => segment.toLowerCase());
    const shape = `/${words.map((word) => (this.#words.has(word) ? word : '-')).join('/')}`;
    let row = this.#rows.get(shape);
    if (row === undefined) {
      row = (matchRoutes([...this.#table], shape)?.at(-1)?.route as TableRow | undefined) ?? null;
      if (this.#rows.size < mostShapes) this.#rows.set(shape, row);
    }
    return row;
  }
}

/** More than the addresses of a site have; others are the inventions of strangers. */
const mostShapes = 2000;
