import { sessionStore, storedKeys } from '@iwan/shared/state/site-store';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { waitFor } from '@testing-library/react';
import { keepSession } from './keep-session';

const ana = { data: { id: 7, name: 'Ana' } };

let backend: PlainBackend;
let running: AbortController;
beforeAll(async () => {
  backend = await providePlainBackend();
});
afterAll(() => backend.close());
beforeEach(() => {
  running = new AbortController();
});
afterEach(() => {
  running.abort();
  sessionStore.setState({ user: null, ended: null });
  window.localStorage.clear();
  backend.reset();
});

/** Starts a page with a signed-in user, and waits until the backend's response has been applied. */
async function start(response?: unknown) {
  if (response !== undefined) backend.behave({ kind: 'body', body: response }, '/api/session');
  sessionStore.signIn(ana);
  keepSession(running.signal);
  await waitFor(() => expect(backend.requests.map(({ path }) => path)).toContain('/api/session'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  return sessionStore.getState();
}

test('a session that has ended at the backend is noticed', async () => {
  expect(await start({ data: null })).toMatchObject({ user: null, ended: 'expired' });
  expect(window.localStorage.getItem(storedKeys.session)).toBeNull();
});

test.each([
  ['one that knows it', { data: { id: 7, name: 'Ana B.' } }],
  ['one that knows no sessions', undefined],
  ['one that answers something else', { message: 'ok' }],
  ['one that answers something odd', { data: 'ok' }],
])('%s changes nothing', async (_, response) => {
  expect(await start(response)).toMatchObject({ user: ana, ended: null });
});

test('a session of another user is taken over', async () => {
  expect(await start({ data: { id: 8, name: 'Ben' } })).toMatchObject({ user: { data: { id: 8, name: 'Ben' } } });
});

test('a response that arrives after sign-out does not sign in again', async () => {
  backend.behave({ kind: 'body', body: { data: { id: 8, name: 'Ben' } } }, '/api/session');
  sessionStore.signIn(ana);
  keepSession(running.signal);
  sessionStore.signOut();
  await waitFor(() => expect(backend.requests).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sessionStore.getState().user).toBeNull();
});

test('does not ask where nobody is signed in', async () => {
  keepSession(running.signal);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(backend.requests).toEqual([]);
});

test('asks again when the tab becomes visible after a while', async () => {
  await start();
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(backend.requests).toHaveLength(2));
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(backend.requests).toHaveLength(2);
  now.mockRestore();
});

test('signing out ends the session at the backend, with retries', async () => {
  await start();
  backend.behave({ kind: 'status', status: 503 }, '/api/sign-out');
  sessionStore.signOut();
  const signOuts = () => backend.requests.filter(({ method, path }) => `${method} ${path}` === 'POST /api/sign-out');
  await waitFor(() => expect(signOuts()).toHaveLength(1));
  backend.behave({ kind: 'body', body: {} }, '/api/sign-out');
  await waitFor(() => expect(signOuts()).toHaveLength(2), { timeout: 4000 });
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(signOuts()).toHaveLength(2);
});

test('an expired session is not ended again', async () => {
  await start({ data: null });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(backend.requests.map(({ path }) => path)).toEqual(['/api/session']);
});
