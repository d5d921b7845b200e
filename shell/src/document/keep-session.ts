import { getHttp } from '@iwan/shared/api/http';
import { type SessionCalls, sessionApi } from '@iwan/shared/api/session';
import { signedInUser } from '@iwan/shared/domain/visitor/signed-in-user';
import { sessionStore } from '@iwan/shared/state/site-store';

/** A tab that becomes visible checks the session again if the last check is older than this, in milliseconds. */
const checkedFor = 5 * 60_000;
/** Milliseconds before the next attempt to end a session at the backend. */
const pauses = [1_000, 5_000, 30_000];

const calls = async (): Promise<SessionCalls> => sessionApi(await getHttp());

/**
 * Synchronizes what this browser has stored and the session of the backend: a session that has ended there is noticed when the
 * page starts and when the tab becomes visible again, and a sign-out here ends it there. With a backend that has sessions, what the
 * visitor has saved is merged with other devices then.
 */
export function keepSession(signal: AbortSignal): void {
  let checkedAt = Date.now();
  let lists: Promise<() => Promise<void>> | null = null;
  const check = async (): Promise<void> => {
    if (!(await isKnownUser())) return;
    // No visitor who has not signed in loads this code.
    lists ??= import(/* webpackChunkName: "saved-lists" */ './saved-lists/sync').then(({ openSavedLists }) =>
      openSavedLists(signal),
    );
    await lists
      .then((merge) => merge())
      .catch(() => {
        lists = null;
      });
  };
  void check();
  const look = (): void => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < checkedFor) return;
    checkedAt = Date.now();
    void check();
  };
  document.addEventListener('visibilitychange', look, { signal });
  const stop = sessionStore.subscribe(({ user, ended }, before) => {
    if (before.user === null && user !== null) void check();
    if (before.user !== null && user === null && ended === 'signed out') void endSession(pauses);
  });
  signal.addEventListener('abort', stop, { once: true });
}

/**
 * Requests the session from the backend; without a response, or with a backend without sessions, nothing changes. Returns whether
 * the backend knows the user.
 */
async function isKnownUser(): Promise<boolean> {
  const { user } = sessionStore.getState();
  if (user === null) return false;
  const known = await calls().then(
    (session) => session.current(),
    () => ({ status: 'unknown' }) as const,
  );
  // Somebody has signed in or out meanwhile.
  if (sessionStore.getState().user !== user) return false;
  if (known.status === 'signed out') sessionStore.expire();
  if (known.status === 'signed in' && signedInUser(known.answer).id !== signedInUser(user).id) {
    sessionStore.signIn(known.answer);
  }
  return known.status === 'signed in';
}

/** Only the backend can end its session, so failed requests are repeated after each pause, unless somebody signs in again. */
async function endSession([pause, ...later]: readonly number[]): Promise<void> {
  try {
    await (await calls()).signOut();
  } catch {
    if (pause === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (sessionStore.getState().user === null) await endSession(later);
  }
}
