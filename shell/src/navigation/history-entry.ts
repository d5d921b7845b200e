import { hrefOf, newKey, type SiteLocation } from './location';

/** What the shell writes into the state of each entry of the browser's history. */
interface EntryState {
  readonly usr: unknown;
  readonly key: string;
  /** How many pages of this visit lie before it. */
  readonly idx: number;
}

/** The key of the entry that a visit begins with. */
const firstKey = 'default';

/** Where the browser is. */
export function currentLocation(): SiteLocation {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = firstKey } = readState();
  return { pathname, search, hash, state: usr, key };
}

/** Writes a location into the history, as a further entry or in place of the one that stands there. */
export function writeEntry(location: SiteLocation, action: 'PUSH' | 'REPLACE'): void {
  const before = readState().idx ?? 0;
  const state: EntryState = { usr: location.state, key: location.key, idx: action === 'PUSH' ? before + 1 : before };
  const href = hrefOf(location);
  try {
    if (action === 'PUSH') window.history.pushState(state, '', href);
    else window.history.replaceState(state, '', href);
  } catch (problem) {
    // What cannot be cloned is the fault of whoever gave it; else the browser has had enough entries for a while.
    if (problem instanceof DOMException && problem.name === 'DataCloneError') throw problem;
    window.location.assign(href);
  }
}

/** Counts the entry that a visit begins with, unless it was counted before a reload. */
export function countFirstEntry(): void {
  if (readState().idx === undefined) window.history.replaceState({ ...window.history.state, idx: 0 }, '');
}

/**
 * Names the entry that the browser itself has made for a link to a heading. Another each time: what one was scrolled to
 * says nothing of the next, on another page or on this.
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
