import { provideHttp } from '@iwan/shared/api/http';
import { sessionStore, userKey, useSession } from '@iwan/shared/state/session';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createHttp } from '../api/create-http';
import { type PlainBackend, startPlainBackend } from '../testing/plain-backend';

let backend: PlainBackend;
beforeAll(async () => {
  backend = await startPlainBackend();
  provideHttp(async () => createHttp({ baseUrl: backend.url, report: () => {} }));
});
afterAll(() => backend.close());
afterEach(() => {
  act(() => sessionStore.setState({ user: null, hasExpired: false }));
  window.localStorage.clear();
  backend.reset();
});

const ana = { data: { id: 7, name: 'Ana' }, token: 'kept whole' };

function Who() {
  const user = useSession((session) => session.user);
  return <p>{user === null ? 'nobody' : JSON.stringify(user)}</p>;
}

const fromAnotherTab = (text: string | null): void => {
  if (text === null) window.localStorage.removeItem(userKey);
  else window.localStorage.setItem(userKey, text);
  window.dispatchEvent(new StorageEvent('storage', { key: userKey }));
};

test('keeps the answer whole under the key of the specification, and nothing is left after signing out', async () => {
  render(<Who />);
  act(() => sessionStore.signIn(ana));
  expect(screen.getByText(JSON.stringify(ana))).toBeInTheDocument();
  expect(JSON.parse(window.localStorage.getItem(userKey) ?? '')).toEqual(ana);
  act(() => sessionStore.signOut());
  expect(screen.getByText('nobody')).toBeInTheDocument();
  expect(Object.keys(window.localStorage)).toEqual([]);
  await waitFor(() => expect(backend.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/sign-out']));
});

test('tells the backend again that I have signed out where it did not answer', async () => {
  backend.behave({ kind: 'status', status: 503 }, '/api/sign-out');
  act(() => sessionStore.signIn(ana));
  act(() => sessionStore.signOut());
  await waitFor(() => expect(backend.requests).toHaveLength(1));
  backend.behave({ kind: 'body', body: {} }, '/api/sign-out');
  await waitFor(() => expect(backend.requests).toHaveLength(2), { timeout: 3000 });
});

test('signs in from storage when a page starts, whatever else may stand there', async () => {
  for (const [text, user] of [
    [JSON.stringify(ana), ana],
    ['{"message":"ok"}', { message: 'ok' }],
    ['{half', null],
    ['"Ana"', null],
    ['[1]', null],
  ] as const) {
    window.localStorage.setItem(userKey, text);
    await jest.isolateModulesAsync(async () => {
      const later = await import('./session');
      expect([text, later.sessionStore.getState().user]).toEqual([text, user]);
      expect(later.sessionStore.getInitialState().user).toBeNull();
    });
  }
});

test('follows another tab in and out', () => {
  render(<Who />);
  act(() => fromAnotherTab(JSON.stringify(ana)));
  expect(screen.getByText(JSON.stringify(ana))).toBeInTheDocument();
  act(() => fromAnotherTab(null));
  expect(screen.getByText('nobody')).toBeInTheDocument();
});

describe('asked whether the backend still knows me', () => {
  const check = async (body: unknown) => {
    backend.behave({ kind: 'body', body }, '/api/session');
    act(() => sessionStore.signIn(ana));
    await act(() => sessionStore.check());
    return sessionStore.getState();
  };

  test('one that does not has me sign in again', async () => {
    expect(await check({ data: null })).toMatchObject({ user: null, hasExpired: true });
    expect(window.localStorage.getItem(userKey)).toBeNull();
  });

  test('one that does changes nothing', async () => {
    expect(await check({ data: { id: 7, name: 'Ana B.' } })).toMatchObject({ user: ana, hasExpired: false });
  });

  test('one that knows me as somebody else is believed', async () => {
    expect(await check({ data: { id: 8, name: 'Ben' } })).toMatchObject({ user: { data: { id: 8, name: 'Ben' } } });
  });

  test('one that knows no sessions, or fails, changes nothing', async () => {
    act(() => sessionStore.signIn(ana));
    await act(() => sessionStore.check());
    expect(backend.requests.map(({ path }) => path)).toEqual(['/api/session']);
    expect(sessionStore.getState().user).toEqual(ana);
    expect(await check({ message: 'ok' })).toMatchObject({ user: ana });
    backend.behave({ kind: 'status', status: 500 }, '/api/session');
    await act(() => sessionStore.check());
    expect(sessionStore.getState().user).toEqual(ana);
  });

  test('an answer that comes after I have signed out brings nobody back', async () => {
    backend.behave({ kind: 'body', body: { data: { id: 8, name: 'Ben' } } }, '/api/session');
    act(() => sessionStore.signIn(ana));
    const checked = sessionStore.check();
    act(() => sessionStore.signOut());
    await checked;
    expect(sessionStore.getState().user).toBeNull();
  });

  test('nobody who is not signed in is asked about', async () => {
    await sessionStore.check();
    expect(backend.requests).toEqual([]);
  });
});
