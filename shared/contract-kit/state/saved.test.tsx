import { act, render, screen } from '@testing-library/react';
import { projectCard } from '../testing/entities';
import {
  dialogStore,
  favouritesStore,
  recentStore,
  searchesStore,
  storedKeys,
  useFavourites,
  useRecent,
} from './site-store';

const project = (id: string) => projectCard({ id, name: `Project ${id}` });
const stored = (key: string): string[] =>
  JSON.parse(window.localStorage.getItem(key) ?? '[]').map((one: { id: string }) => one.id);

function Names() {
  const liked = useFavourites((state) => state.projects);
  const seen = useRecent((state) => state.projects);
  const names = (list: typeof liked) => list.map(({ id }) => id).join(', ') || 'none';
  return (
    <>
      <p>liked: {names(liked)}</p>
      <p>seen: {names(seen)}</p>
    </>
  );
}

afterEach(() => {
  jest.restoreAllMocks();
  act(() => {
    favouritesStore.clear();
    recentStore.clear();
  });
});

test('keeps what I like until I take the heart away, for the next visit too', () => {
  render(<Names />);
  act(() => {
    favouritesStore.toggle(project('1'));
    favouritesStore.toggle(project('2'));
  });
  expect(screen.getByText('liked: 2, 1')).toBeInTheDocument();
  expect(stored(storedKeys.favourites)).toEqual(['2', '1']);
  act(() => favouritesStore.toggle(project('2')));
  expect(screen.getByText('liked: 1')).toBeInTheDocument();
  expect(stored(storedKeys.favourites)).toEqual(['1']);
});

test('remembers what I looked at, the latest first', () => {
  render(<Names />);
  act(() => {
    for (const id of ['1', '2', '1']) recentStore.see(project(id));
  });
  expect(screen.getByText('seen: 1, 2')).toBeInTheDocument();
  expect(stored(storedKeys.recent)).toEqual(['1', '2']);
});

test('adds to what another tab has just stored', () => {
  favouritesStore.toggle(project('1'));
  recentStore.see(project('1'));
  for (const key of [storedKeys.favourites, storedKeys.recent]) {
    window.localStorage.setItem(key, JSON.stringify([project('2'), project('1')]));
  }
  favouritesStore.toggle(project('3'));
  recentStore.see(project('3'));
  expect(stored(storedKeys.favourites)).toEqual(['3', '2', '1']);
  expect(stored(storedKeys.recent)).toEqual(['3', '2', '1']);
});

test('leaves alone what another tab has just stored of something else', () => {
  window.localStorage.setItem(storedKeys.favourites, JSON.stringify([project('2')]));
  recentStore.see(project('1'));
  dialogStore.open({ name: 'saved' });
  dialogStore.close();
  expect(stored(storedKeys.favourites)).toEqual(['2']);
  // Nor after a change of another key has been followed.
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: storedKeys.recent })));
  window.localStorage.setItem(storedKeys.favourites, JSON.stringify([project('3'), project('2')]));
  recentStore.see(project('4'));
  expect(stored(storedKeys.favourites)).toEqual(['3', '2']);
});

test('keeps the heart that another tab has just filled too', () => {
  window.localStorage.setItem(storedKeys.favourites, JSON.stringify([project('1')]));
  favouritesStore.toggle(project('1'));
  expect(stored(storedKeys.favourites)).toEqual(['1']);
});

test.each([
  [storedKeys.favourites, 'liked: 7'],
  [storedKeys.recent, 'seen: 7'],
])('follows another tab in %s and leaves out what is broken', (key, shown) => {
  render(<Names />);
  act(() => {
    window.localStorage.setItem(key, JSON.stringify([{ id: 2 }, null, project('7'), 'x']));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
  expect(screen.getByText(shown)).toBeInTheDocument();
  act(() => {
    window.localStorage.setItem(key, '{"half');
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
  expect(screen.queryByText(shown)).not.toBeInTheDocument();
});

test('works for this page where the browser refuses its storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<Names />);
  act(() => {
    favouritesStore.toggle(project('1'));
    recentStore.see(project('3'));
  });
  expect(screen.getByText('liked: 1')).toBeInTheDocument();
  expect(screen.getByText('seen: 3')).toBeInTheDocument();
});

test('saves a search beside the one that another tab has just saved', () => {
  const search = (query: string) => ({ query, slug: null, name: query, savedAt: '2026-01-01T00:00:00Z', seen: null });
  searchesStore.save(search('a'));
  window.localStorage.setItem(storedKeys.searches, JSON.stringify([search('b'), search('a')]));
  searchesStore.save(search('c'));
  expect(searchesStore.getState().searches.map(({ query }) => query)).toEqual(['c', 'b', 'a']);
  window.localStorage.setItem(storedKeys.searches, JSON.stringify([search('d'), search('c')]));
  searchesStore.remove(search('c'));
  expect(searchesStore.getState().searches.map(({ query }) => query)).toEqual(['d']);
  searchesStore.remove(search('d'));
});
