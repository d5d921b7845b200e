import type { RightSubject } from '@iwan/shared/domain/office/resources';
import type { SessionStart, SessionState } from '@iwan/shared/domain/office/wire';
import { dropAllDrafts } from '@iwan/shared/state/form-drafts';
import { HttpError } from 'ra-core';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { OfficeHttp } from '../api/office-http';

/** Whether a person may see a screen: that of a resource only with the right to read it. */
export function maySee({ rights }: SessionState, { resource }: { readonly resource?: string }): boolean {
  const right = resource === undefined ? undefined : rights[resource as RightSubject];
  return resource === undefined || (right?.read ?? 'none') !== 'none';
}

/** The state of the session: nobody, somebody whose second factor is missing, or somebody who is signed in. */
export type SessionStatus =
  | { readonly kind: 'asking' }
  | { readonly kind: 'unreachable'; readonly message: string }
  /** The backend has no office, or it is disabled. */
  | { readonly kind: 'none' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'second-factor'; readonly session: SessionStart }
  | { readonly kind: 'signed-in'; readonly session: SessionState };

interface Session {
  readonly http: OfficeHttp;
  readonly status: SessionStatus;
  /** Loads the session again. */
  readonly refresh: () => Promise<void>;
  /** Ends this session, or all of the person's, and deletes the drafts in this browser. */
  readonly signOut: (where: 'here' | 'everywhere') => Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no session above this part.');
  return session;
}

/** The signed-in person; only within the screens. */
export function useSignedIn(): SessionState {
  const { status } = useSession();
  if (status.kind !== 'signed-in') throw new Error('Nobody is signed in.');
  return status.session;
}

export function SessionProvider({ http, children }: { readonly http: OfficeHttp; readonly children: ReactNode }) {
  const [status, setStatus] = useState<SessionStatus>({ kind: 'asking' });
  const refresh = useCallback(async () => setStatus(await readStatus(http)), [http]);
  useEffect(() => void refresh(), [refresh]);
  const session = useMemo<Session>(
    () => ({
      http,
      status,
      refresh,
      async signOut(where) {
        await http.send('DELETE', where === 'everywhere' ? '/sessions' : '/session');
        dropAllDrafts();
        setStatus({ kind: 'signed-out' });
      },
    }),
    [http, status, refresh],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

async function readStatus(http: OfficeHttp): Promise<SessionStatus> {
  try {
    const session = await http.get<SessionState>('/session');
    return session.secondFactor === 'none' ? { kind: 'signed-in', session } : { kind: 'second-factor', session };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (error.status === 401) return { kind: 'signed-out' };
    if (error.status === 404) return { kind: 'none' };
    return { kind: 'unreachable', message: error.message };
  }
}
