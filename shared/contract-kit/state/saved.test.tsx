import { act, render, screen } from '@testing-library/react';
import { projectCard } from '../testing/entities';
import { favouritesKey, favouritesStore, useFavourites } from './favourites';
import { recentKey, recentStore, useRecent } from './recent';
import { savedSearchesKey, searchesStore } from './searches';

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
  expect(stored(favouritesKey)).toEqual(['2', '1']);
  act(() => favouritesStore.toggle(project('2')));
  expect(screen.getByText('liked: 1')).toBeInTheDocument();
  expect(stored(favouritesKey)).toEqual(['1']);
});

test('remembers what I looked at, the latest first', () => {
  render(<Names />);
  act(() => {
    for (const id of ['1', '2', '1']) recentStore.see(project(id));
  });
  expect(screen.getByText('seen: 1, 2')).toBeInTheDocument();
  expect(stored(recentKey)).toEqual(['1', '2']);
});

test('adds to what another tab has just stored', () => {
  favouritesStore.toggle(project('1'));
  recentStore.see(project('1'));
  for (const key of [favouritesKey, recentKey]) {
    window.localStorage.setItem(key, JSON.stringify([project('2'), project('1')]));
  }
  favouritesStore.toggle(project('3'));
  recentStore.see(project('3'));
  expect(stored(favouritesKey)).toEqual(['3', '2', '1']);
  expect(stored(recentKey)).toEqual(['3', '2', '1']);
});

test('keeps the heart that another tab has just filled too', () => {
  window.localStorage.setItem(favouritesKey, JSON.stringify([project('1')]));
  favouritesStore.toggle(project('1'));
  expect(stored(favouritesKey)).toEqual(['1']);
});

test.each([
  [favouritesKey, 'liked: 7'],
  [recentKey, 'seen: 7'],
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
  window.localStorage.setItem(savedSearchesKey, JSON.stringify([search('b'), search('a')]));
  searchesStore.save(search('c'));
  expect(searchesStore.getState().searches.map(({ query }) => query)).toEqual(['c', 'b', 'a']);
  window.localStorage.setItem(savedSearchesKey, JSON.stringify([search('d'), search('c')]));
  searchesStore.remove(search('c'));
  expect(searchesStore.getState().searches.map(({ query }) => query)).toEqual(['d']);
  searchesStore.remove(search('d'));
});
