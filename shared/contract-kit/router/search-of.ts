import { useLocation } from '@iwan/shared/router/router';

/** A location of the document server, which records what a part reads of its address. */
export interface RecordingLocation {
  readonly search: string;
  /** The parameters with these names, as a query. */
  readonly searchOf: (names: readonly string[]) => string;
}

/**
 * The parameters of the address with these names, as a query: `?sent=1`, or an empty string. A part that reads no others is
 * rendered once for all addresses that only differ in others, such as the parameter of an advertisement.
 */
export function useSearchOf(names: readonly string[]): string {
  // Reading `search` itself is recorded as reading the whole query.
  const location: { readonly search: string } & Partial<RecordingLocation> = useLocation();
  return location.searchOf ? location.searchOf(names) : searchWith(names, location.search);
}

/** The parameters of a query with these names: `?a=1&b=2` with `['b']` // => `?b=2` */
export function searchWith(names: readonly string[], search: string): string {
  const selected = [...new URLSearchParams(search)].filter(([name]) => names.includes(name));
  return selected.length === 0 ? '' : `?${new URLSearchParams(selected)}`;
}
