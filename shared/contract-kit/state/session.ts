import { useStore } from 'zustand';
import { asRecord, type UntrustedRecord } from '../../domain/record/untrusted-record';
import { browserStorage, followStorage } from './browser-storage';
import { createBrowserStore } from './browser-store';

/** Section 3. */
export const userKey = 'user';

/** By it the copies of this module in one page notify each other; other tabs are notified by the storage. */
const changed = 'iwan-session';

type User = UntrustedRecord | null;

/** What this tab remembers of a session that the backend has ended, until somebody signs in: also a copy that comes later knows. */
const expiredKey = 'user-expired';

function rememberExpired(hasExpired: boolean): void {
  try {
    if (hasExpired) window.sessionStorage.setItem(expiredKey, '1');
    else window.sessionStorage.removeItem(expiredKey);
  } catch {
    // The dialog then does not say why it asks again.
  }
}

function hasExpiredHere(): boolean {
  try {
    return window.sessionStorage.getItem(expiredKey) !== null;
  } catch {
    return false;
  }
}

function restore(text: string | null): { readonly user: User } {
  try {
    return { user: asRecord(JSON.parse(text ?? 'null')) };
  } catch {
    return { user: null };
  }
}

const storage = browserStorage<{ readonly user: User }>(userKey, {
  version: 1,
  restore,
  store: ({ user }) => (user === null ? null : JSON.stringify(user)),
});

export interface SessionState {
  /** The answer to the verify call, whole (section 3), read by `signedInUser`; `null` while nobody is signed in. */
  readonly user: User;
  /** How the session that this tab had has ended: by the visitor here, or at the backend, which no longer knows it. */
  readonly ended: 'signed out' | 'expired' | null;
  /** Stores the answer to the verify call as the user, in every tab. */
  readonly signIn: (answer: UntrustedRecord) => void;
  /** Signs out in every tab at once; the shell has the backend end the session. */
  readonly signOut: () => void;
  /** Notes that the backend no longer knows the session, as when a call was answered with 401: a code is asked for anew. */
  readonly expire: () => void;
}

type Change = Pick<SessionState, 'user' | 'ended'>;

const store = createBrowserStore<SessionState>('session', (set, get) => {
  const change = (user: User, ended: SessionState['ended']): void => {
    set({ user, ended });
    storage.write({ user });
    rememberExpired(ended === 'expired');
    window.dispatchEvent(new CustomEvent<Change>(changed, { detail: { user, ended } }));
  };
  const end = (ended: SessionState['ended']): void => {
    if (get().user !== null) change(null, ended);
  };
  return {
    user: null,
    ended: null,
    signIn: (answer) => change(answer, null),
    signOut: () => end('signed out'),
    expire: () => end('expired'),
  };
});

/**
 * Who is signed in in this browser, the same in all its tabs (section 4). No singleton: each bundle has a copy, and a
 * release that uses it runs in older shells too, which know nothing of it.
 */
export const sessionStore = Object.assign(store, {
  signIn: (answer: UntrustedRecord) => store.getState().signIn(answer),
  signOut: () => store.getState().signOut(),
  expire: () => store.getState().expire(),
});

/** Reads the session. Nobody on the server and in the first render of hydration; who is stored follows at once. */
export function useSession<Selected>(select: (state: SessionState) => Selected): Selected {
  return useStore(store, select);
}

followStorage(storage, ({ user }) => {
  const isAnother = JSON.stringify(user) !== JSON.stringify(store.getState().user);
  if (!isAnother) return;
  store.setState({ user, ended: null });
  rememberExpired(false);
});

if (typeof window !== 'undefined') {
  if (store.getState().user === null && hasExpiredHere()) store.setState({ ended: 'expired' });
  window.addEventListener(changed, (event) => {
    const { user, ended } = (event as CustomEvent<Change>).detail;
    if (store.getState().user !== user) store.setState({ user, ended });
  });
}
