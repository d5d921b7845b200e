import type { Path, To } from 'react-router-dom';

/** A place of the site, and the entry of the browser's history that it stands in. */
export interface SiteLocation extends Path {
  /** What whoever navigated has given along. */
  readonly state: unknown;
  readonly key: string;
}

/** Where a navigation leads from a place: paths, queries and headings as a browser resolves them. */
export function nextLocation(from: Path, to: To, state: unknown): SiteLocation {
  const { pathname, search, hash } = new URL(hrefOf(to), new URL(hrefOf(from), window.location.origin));
  return { pathname, search, hash, state, key: newKey() };
}

/** Tells the entries of a visit apart. */
export function newKey(): string {
  // Not `crypto.randomUUID`, which a page that came by plain HTTP does not have.
  return Math.random().toString(36).slice(2, 10);
}

/** A location as an address of the site. */
export function hrefOf(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

/** Whether a step leads to another part of the page that is shown: nothing is to be loaded for it. */
export function isWithinPage(from: Path, to: Path): boolean {
  const isSamePage = from.pathname === to.pathname && from.search === to.search;
  return isSamePage && (to.hash !== '' || from.hash !== '');
}
