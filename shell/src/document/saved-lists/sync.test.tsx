import { favouritesStore, notesStore, sessionStore } from '@iwan/shared/state/site-store';
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

test('keeps what two devices have written about a home', async () => {
  const running = new AbortController();
  const ofPhone = { id: '1', at: 5, text: 'Sea view', by: { phone: 5 } };
  backend.behave(
    { kind: 'body', body: { data: { user_id: 8, version: 1, lists: { notes: [ofPhone] } } } },
    '/api/saved-lists',
  );
  sessionStore.signIn({ data: { id: 8, name: 'Ben' } });
  notesStore.write('1', 'Noisy');
  const merge = openSavedLists(running.signal);
  await merge();
  expect(notesStore.getState().notes).toEqual([{ id: '1', text: 'Sea view\nNoisy' }]);
  const sent = () =>
    backend.requests.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body).lists.notes);
  expect(sent().at(-1)).toEqual([
    { id: '1', at: expect.any(Number), text: 'Sea view\nNoisy', by: { phone: 5, [deviceName()]: expect.any(Number) } },
  ]);
  // The phone has not heard of it yet: the backend still has its note, which this device knows.
  notesStore.write('1', 'Noisy');
  await waitFor(() => expect(sent().at(-1)).toEqual([expect.objectContaining({ text: 'Noisy' })]), { timeout: 4000 });
  expect(notesStore.getState().notes).toEqual([{ id: '1', text: 'Noisy' }]);
  running.abort();
});

const deviceName = (): string => JSON.parse(localStorage.getItem('mergedLists') ?? '{}').device;
