import { type SignedInUser, signedInUser } from '@iwan/shared/domain/visitor/signed-in-user';
import { sessionStore, useSession } from '@iwan/shared/state/session';
import { useMemo } from 'react';

/** Who reads, as far as they are signed in; `null` on the server and in the first render of hydration. */
export function useReader(): SignedInUser | null {
  const user = useSession((session) => session.user);
  return useMemo(() => user && signedInUser(user), [user]);
}

/** The same at this moment. */
export function currentReader(): SignedInUser | null {
  const { user } = sessionStore.getState();
  return user && signedInUser(user);
}
