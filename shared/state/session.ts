// By its name as a package, also from within: the one copy that the shell has filled is found by this very request.
import { getHttp } from '@iwan/shared/api/http';
import { useStore } from 'zustand';
import { sessionApi } from '../api/session';
import { asRecord, type UntrustedRecord } from '../domain/record/untrusted-record';
import { signedInUser } from '../domain/visitor/signed-in-user';
import { browserStorage, followStorage } from './browser-storage';
import { createBrowserStore } from './browser-store';

/** Section 3. */
export const userKey = 'user';

/** Milliseconds before the backend is told once more that a session has ended. */
const pauses = [1_000, 5_000, 30_000];

type User = UntrustedRecord | null;

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
  /** The backend has ended the session of whoever was signed in here: they are asked for a code again. */
  readonly hasExpired: boolean;
  /** Stores the answer to the verify call as the user, in every tab. */
  readonly signIn: (answer: UntrustedRecord) => void;
  /** Signs out in every tab at once, and has the backend end the session. */
  readonly signOut: () => void;
  /** Notes that the backend no longer knows the session: a call was answered with 401. */
  readonly expire: () => void;
}

const store = createBrowserStore<SessionState>('session', (set, get) => {
  const change = (user: User, hasExpired: boolean): void => {
    set({ user, hasExpired });
    storage.write({ user });
  };
  return {
    user: null,
    hasExpired: false,
    signIn: (answer) => change(answer, false),
    signOut: () => {
      change(null, false);
      void endSession(pauses);
    },
    expire: () => {
      if (get().user !== null) change(null, true);
    },
  };
});

/** The cookie is the backend's own: until it has answered, the session goes on. Given up when somebody signs in anew. */
async function endSession([pause, ...later]: readonly number[]): Promise<void> {
  try {
    await sessionApi(await getHttp()).signOut();
  } catch {
    if (pause === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (store.getState().user === null) await endSession(later);
  }
}

/** Who is signed in in this browser, the same in all its tabs (section 4). */
export const sessionStore = Object.assign(store, {
  signIn: (answer: UntrustedRecord) => store.getState().signIn(answer),
  signOut: () => store.getState().signOut(),
  expire: () => store.getState().expire(),
  /**
   * Asks the backend whether it still knows whoever is signed in here. It is asked by the shell when a page starts; one
   * that knows no sessions changes nothing.
   */
  async check(): Promise<void> {
    const asked = store.getState().user;
    if (asked === null) return;
    const known = await getHttp().then(
      (http) => sessionApi(http).current(),
      () => ({ status: 'unknown' }) as const,
    );
    // Somebody has signed in or out meanwhile.
    if (store.getState().user !== asked) return;
    if (known.status === 'signed out') store.getState().expire();
    if (known.status === 'signed in' && signedInUser(known.answer).id !== signedInUser(asked).id) {
      store.getState().signIn(known.answer);
    }
  },
});

/** Reads the session. Nobody on the server and in the first render of hydration; who is stored follows at once. */
export function useSession<Selected>(select: (state: SessionState) => Selected): Selected {
  return useStore(store, select);
}

followStorage(storage, ({ user }) => {
  const isAnother = JSON.stringify(user) !== JSON.stringify(store.getState().user);
  if (isAnother) store.setState({ user, hasExpired: false });
});
