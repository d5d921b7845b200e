import { favouritesStore, sessionStore } from '@iwan/shared/state/site-store';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { waitFor } from '@testing-library/react';
import { openSavedLists } from './sync';

let backend: PlainBackend;
beforeAll(async () => {
  backend = await providePlainBackend();
});
afterAll(() => backend.close());

test('sends what is removed after the lists were merged', async () => {
  const running = new AbortController();
  const lists = { comparison: [], favourites: [], recent: [], searches: [] };
  backend.behave({ kind: 'body', body: { data: { user_id: 7, version: 3, lists } } }, '/api/saved-lists');
  sessionStore.signIn({ data: { id: 7, name: 'Ana' } });
  favouritesStore.setState({ projects: [{ id: '1', name: 'Quay' } as never] });
  await openSavedLists(running.signal)();
  const sent = () =>
    backend.requests.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body).lists.favourites);
  expect(sent()).toEqual([[{ id: '1', at: expect.any(Number) }]]);
  favouritesStore.setState({ projects: [] });
  await waitFor(() => expect(sent()[1]).toEqual([{ id: '1', at: expect.any(Number), removed: true }]), {
    timeout: 4000,
  });
  running.abort();
});
