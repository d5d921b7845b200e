import { act, render, screen } from '@testing-library/react';
import { sessionStore, storedKeys, useSession } from './site-store';

afterEach(() => {
  act(() => sessionStore.setState({ user: null, ended: null }));
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const ana = { data: { id: 7, name: 'Ana' }, token: 'kept whole' };

function Who() {
  const user = useSession((session) => session.user);
  return <p>{user === null ? 'nobody' : JSON.stringify(user)}</p>;
}

const fromAnotherTab = (text: string | null): void => {
  if (text === null) window.localStorage.removeItem(storedKeys.session);
  else window.localStorage.setItem(storedKeys.session, text);
  window.dispatchEvent(new StorageEvent('storage', { key: storedKeys.session }));
};

test('keeps the answer whole under the key of the specification, and nothing is left after signing out', async () => {
  render(<Who />);
  act(() => sessionStore.signIn(ana));
  expect(screen.getByText(JSON.stringify(ana))).toBeInTheDocument();
  expect(JSON.parse(window.localStorage.getItem(storedKeys.session) ?? '')).toEqual(ana);
  act(() => sessionStore.signOut());
  expect(screen.getByText('nobody')).toBeInTheDocument();
  expect(Object.keys(window.localStorage)).toEqual([]);
});

test('signs in from storage when a page starts, whatever else may stand there', async () => {
  for (const [text, user] of [
    [JSON.stringify(ana), ana],
    ['{"message":"ok"}', { message: 'ok' }],
    ['{half', null],
    ['"Ana"', null],
    ['[1]', null],
  ] as const) {
    window.localStorage.setItem(storedKeys.session, text);
    await jest.isolateModulesAsync(async () => {
      const later = await import('./site-store');
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

test('says how it has ended: by me, or at the backend', () => {
  act(() => sessionStore.signIn(ana));
  act(() => sessionStore.expire());
  expect(sessionStore.getState()).toMatchObject({ user: null, ended: 'expired' });
  expect(window.localStorage.getItem(storedKeys.session)).toBeNull();
  // Nobody is signed in any more: there is nothing to end.
  act(() => sessionStore.signOut());
  expect(sessionStore.getState().ended).toBe('expired');
  act(() => sessionStore.signIn(ana));
  expect(sessionStore.getState().ended).toBeNull();
  act(() => sessionStore.signOut());
  expect(sessionStore.getState().ended).toBe('signed out');
});

test('a reload still knows that the session has expired', async () => {
  const later = async () => {
    let ended: unknown;
    await jest.isolateModulesAsync(async () => {
      ended = (await import('./site-store')).sessionStore.getState().ended;
    });
    return ended;
  };
  act(() => sessionStore.signIn(ana));
  act(() => sessionStore.expire());
  expect(await later()).toBe('expired');
  act(() => sessionStore.signIn(ana));
  act(() => sessionStore.signOut());
  expect(await later()).toBeNull();
});
