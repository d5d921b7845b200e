import { type SignedInUser, signedInUser } from '@iwan/shared/domain/visitor/signed-in-user';
import { sessionStore, useSession } from '@iwan/shared/state/site-store';
import { useMemo } from 'react';

/** The signed-in reader; `null` on the server and during hydration. */
export function useReader(): SignedInUser | null {
  const user = useSession((session) => session.user);
  return useMemo(() => user && signedInUser(user), [user]);
}

/** The same without subscribing. */
export function currentReader(): SignedInUser | null {
  const { user } = sessionStore.getState();
  return user && signedInUser(user);
}
