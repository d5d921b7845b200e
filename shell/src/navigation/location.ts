import type { Path, To } from 'react-router-dom';

/** A location of the site, and its entry in the browser's history. */
export interface SiteLocation extends Path {
  /** The state passed by the caller of the navigation. */
  readonly state: unknown;
  readonly key: string;
}

/** The target of a navigation from a location: paths, queries and hashes as a browser resolves them. */
export function nextLocation(from: Path, to: To, state: unknown): SiteLocation {
  const { pathname, search, hash } = new URL(hrefOf(to), new URL(hrefOf(from), window.location.origin));
  return { pathname, search, hash, state, key: newKey() };
}

/** Identifies the entries of a visit. */
export function newKey(): string {
  // Without `crypto.randomUUID`, which a page over plain HTTP does not have.
  return Math.random().toString(36).slice(2, 10);
}

/** A location as an address of the site. */
export function hrefOf(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

/** Whether a navigation only changes the hash of the current page: nothing needs to be loaded. */
export function isWithinPage(from: Path, to: Path): boolean {
  const isSamePage = from.pathname === to.pathname && from.search === to.search;
  return isSamePage && (to.hash !== '' || from.hash !== '');
}
