import { useStore } from 'zustand';
import { asRecord, type UntrustedRecord } from '../../domain/record/untrusted-record';
import { browserStorage, followStorage } from './browser-storage';
import { createBrowserStore } from './browser-store';

/** Section 3. */
export const userKey = 'user';

/** The event by which the copies of this module in one page notify each other; other tabs are notified by storage events. */
const changed = 'iwan-session';

type User = UntrustedRecord | null;

/**
 * Set when the backend has ended the session of this tab, until somebody signs in; stored, so that a copy that is loaded later
 * knows it too.
 */
const expiredKey = 'user-expired';

function rememberExpired(hasExpired: boolean): void {
  try {
    if (hasExpired) window.sessionStorage.setItem(expiredKey, '1');
    else window.sessionStorage.removeItem(expiredKey);
  } catch {
    // Without storage, the dialog does not say why it asks again.
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
  /** The stored response of the verify call (section 3), parsed by `signedInUser`; `null` while nobody is signed in. */
  readonly user: User;
  /** How the session of this tab has ended: by the visitor, or by the backend, which no longer knows it. */
  readonly ended: 'signed out' | 'expired' | null;
  /** Stores the response of the verify call as the user, in every tab. */
  readonly signIn: (answer: UntrustedRecord) => void;
  /** Signs out in every tab at once; the shell ends the session in the backend. */
  readonly signOut: () => void;
  /** Records that the backend no longer knows the session, as after a status 401: another code is needed. */
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
 * The signed-in user of this browser, the same in all its tabs (section 4). Not a singleton: each bundle has a copy, so that a
 * release with it also runs in older shells.
 */
export const sessionStore = Object.assign(store, {
  signIn: (answer: UntrustedRecord) => store.getState().signIn(answer),
  signOut: () => store.getState().signOut(),
  expire: () => store.getState().expire(),
});

/** Reads the session. Nobody on the server and during hydration; the stored user follows at once. */
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
