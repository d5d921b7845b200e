import { hrefOf, newKey, type SiteLocation } from './location';

/** The shell's state in each entry of the browser's history. */
interface EntryState {
  readonly usr: unknown;
  readonly key: string;
  /** How many pages of this visit are before it. */
  readonly idx: number;
}

/** The key of the first entry of a visit. */
const firstKey = 'default';

/** The current location of the browser. */
export function currentLocation(): SiteLocation {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = firstKey } = readState();
  return { pathname, search, hash, state: usr, key };
}

/** Writes a location into the history, as a further entry or in place of the current one. */
export function writeEntry(location: SiteLocation, action: 'PUSH' | 'REPLACE'): void {
  const before = readState().idx ?? 0;
  const state: EntryState = { usr: location.state, key: location.key, idx: action === 'PUSH' ? before + 1 : before };
  const href = hrefOf(location);
  try {
    if (action === 'PUSH') window.history.pushState(state, '', href);
    else window.history.replaceState(state, '', href);
  } catch (problem) {
    // State that cannot be cloned is a bug of the caller; otherwise the browser limits the rate of entries.
    if (problem instanceof DOMException && problem.name === 'DataCloneError') throw problem;
    window.location.assign(href);
  }
}

/** Numbers the first entry of a visit, unless it was numbered before a reload. */
export function countFirstEntry(): void {
  if (readState().idx === undefined) window.history.replaceState({ ...window.history.state, idx: 0 }, '');
}

/**
 * Gives a key to the entry that the browser itself has made for a link to a heading. A new one each time: the scroll position
 * of one does not apply to the next.
 */
export function nameNewEntry(): void {
  if (readState().idx !== undefined) return;
  const state: EntryState = { usr: null, key: newKey(), idx: window.history.length - 1 };
  window.history.replaceState(state, '');
}

function readState(): Partial<EntryState> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
