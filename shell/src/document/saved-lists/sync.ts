import { isApiError } from '@iwan/shared/api/api-error';
import { getHttp } from '@iwan/shared/api/http';
import type { Http } from '@iwan/shared/contracts/http';
import { asRecord, readText } from '@iwan/shared/domain/record/untrusted-record';
import { mergeLists, noteChanges, parseSavedLists, type SavedLists } from '@iwan/shared/domain/visitor/saved-lists';
import { signedInUser } from '@iwan/shared/domain/visitor/signed-in-user';
import { notesStore, sessionStore } from '@iwan/shared/state/site-store';
import { showLists, shownLists, stores, unknownProjects } from './shown-lists';

/** What this device has merged, stored under this key: changes are noted against it, also those without a connection. */
const key = 'mergedLists';
/** Milliseconds between a change and the call. */
const delay = 1_500;
/** How often lists are merged again when another device was faster each time. */
const attempts = 4;

interface Merged {
  readonly userId: string;
  /** A random name of this browser. */
  readonly device: string;
  readonly lists: SavedLists;
  /** The ids that this device showed after it has merged. */
  readonly shown: Readonly<Record<string, readonly string[]>>;
}

const currentUser = (): string | null => {
  const { user } = sessionStore.getState();
  const id = user === null ? null : signedInUser(user).id;
  return id === null ? null : String(id);
};

function readMerged(userId: string): Merged {
  const device = Math.random().toString(36).slice(2, 10);
  const nothing = { userId, device, lists: {}, shown: {} };
  try {
    const stored = asRecord(JSON.parse(window.localStorage.getItem(key) ?? 'null'));
    if (stored === null || readText(stored, 'userId') !== userId) return nothing;
    const shown = Object.entries(asRecord(stored.shown) ?? {}).map(([name, ids]) => [
      name,
      Array.isArray(ids) ? ids : [],
    ]);
    return {
      userId,
      device: readText(stored, 'device') ?? device,
      lists: parseSavedLists(stored.lists),
      shown: Object.fromEntries(shown),
    };
  } catch {
    return nothing;
  }
}

function writeMerged(userId: string, device: string, lists: SavedLists): void {
  const shown = Object.entries(shownLists()).map(([name, list]) => [name, list.map(({ id }) => id)]);
  try {
    window.localStorage.setItem(key, JSON.stringify({ userId, device, lists, shown: Object.fromEntries(shown) }));
  } catch {
    // Without storage the next page adds what this device has, and removes nothing.
  }
}

/** Notes what was changed on this device since the last time. */
function note(userId: string): Pick<Merged, 'device' | 'lists'> & { readonly isChanged: boolean } {
  const { device, lists, shown } = readMerged(userId);
  const noted = mergeLists(noteChanges(lists, shown, shownLists(), Date.now(), device), {}, Date.now());
  const isChanged = JSON.stringify(noted) !== JSON.stringify(lists);
  if (isChanged) writeMerged(userId, device, noted);
  return { device, lists: noted, isChanged };
}

/** Runs work in one tab of this browser at a time, where it can say so: tabs would be in each other's way like two devices. */
const inTurn = <Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(key, { signal }, work) : work();

/**
 * Keeps the favourites, comparison, recently viewed projects, searches and notes of a signed-in visitor the same on all devices. Returns
 * the function that merges this device with the backend, which also runs after each change here; it never rejects. Errors and a
 * backend without the call change nothing.
 */
export function openSavedLists(signal: AbortSignal): () => Promise<void> {
  let version: number | null = null;
  let isShowing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve();

  /** Returns whether it is done: otherwise another device has written meanwhile. */
  async function merge(userId: string): Promise<boolean> {
    const http = await getHttp();
    const found = await readLists(http, signal);
    if (found === null || found.userId !== userId) return true;
    const missing = unknownProjects(mergeLists(note(userId).lists, found.lists, Date.now()));
    const cards = missing.length === 0 ? [] : await loadCards(missing);
    if (currentUser() !== userId) return true;
    const { device, lists: own } = note(userId);
    const lists = mergeLists(own, found.lists, Date.now());
    isShowing = true;
    try {
      showLists(lists, cards);
    } finally {
      isShowing = false;
    }
    writeMerged(userId, device, lists);
    version = found.version;
    if (JSON.stringify(lists) === JSON.stringify(found.lists)) return true;
    const isWritten = await writeLists(http, { userId, version, lists }, signal);
    if (isWritten) version += 1;
    return isWritten;
  }

  async function mergeUntilDone(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const userId = currentUser();
    for (let attempt = 0; userId !== null && attempt < attempts; attempt += 1) {
      if (await inTurn(signal, () => merge(userId))) return;
    }
  }

  const sync = (): Promise<void> => {
    last = last.then(mergeUntilDone).catch(() => {});
    return last;
  };

  const changed = () => {
    if (isShowing) return;
    // The store calls back before it has written to storage.
    queueMicrotask(() => {
      const userId = currentUser();
      if (userId === null || !note(userId).isChanged) return;
      syncLater();
    });
  };
  const syncLater = () => {
    clearTimeout(timer);
    timer = setTimeout(sync, delay);
  };
  const leave = () => {
    const userId = currentUser();
    if (timer === undefined || userId === null || version === null) return;
    clearTimeout(timer);
    timer = undefined;
    sendListsAtLeaving({ userId, version, lists: note(userId).lists });
  };

  const typed = () => isShowing || currentUser() === null || syncLater();
  const stops = [...stores.map((store) => store.subscribe(changed)), notesStore.subscribe(typed)];
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('online', sync, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  });
  return sync;

  async function loadCards(ids: readonly string[]) {
    const { cardsById } = await import(/* webpackChunkName: "saved-cards" */ '@iwan/shared/api/projects/projects');
    return cardsById(await getHttp(), ids, signal);
  }
}

/** Not in section 7: an addition of our own backend. */
const path = '/api/saved-lists';

/** The lists of a user by the backend, and the version that they are. */
interface BackendLists {
  readonly userId: string;
  readonly version: number;
  readonly lists: SavedLists;
}

/** `null` for a response of another shape. Rejects with an `ApiError`, also with a backend that has no such call. */
async function readLists(http: Http, signal: AbortSignal): Promise<BackendLists | null> {
  const data = asRecord(asRecord(await http.get(path, signal))?.data);
  const userId = data && readText(data, 'user_id');
  const version = Number(data?.version);
  return userId && Number.isSafeInteger(version) ? { userId, version, lists: parseSavedLists(data.lists) } : null;
}

const bodyOf = ({ userId, ...others }: BackendLists) => ({ user_id: userId, ...others });

/** Replaces the lists of the version that they were merged with; `false` where another device was faster. */
async function writeLists(http: Http, merged: BackendLists, signal: AbortSignal): Promise<boolean> {
  try {
    await http.send('PUT', path, bodyOf(merged), { signal });
    return true;
  } catch (error) {
    if (isApiError(error) && error.status === 409) return false;
    throw error;
  }
}

/** The same while the page is closed. Without success the next page sends the change. */
function sendListsAtLeaving(merged: BackendLists): void {
  const request = { method: 'PUT', keepalive: true, headers: { 'Content-Type': 'application/json' } };
  fetch(path, { ...request, body: JSON.stringify(bodyOf(merged)) }).catch(() => {});
}
