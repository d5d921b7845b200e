import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { projectCard } from '../testing/entities';
import { basketStore, storedKeys, useBasket } from './site-store';

const project = (id: string) => projectCard({ id, name: `Project ${id}` });
const stored = (): string[] =>
  JSON.parse(window.localStorage.getItem(storedKeys.comparison) ?? '[]').map((one: { id: string }) => one.id);

function Names() {
  const projects = useBasket((state) => state.projects);
  return <p>{projects.map((one) => one.name).join(', ') || 'empty'}</p>;
}

afterEach(() => {
  jest.restoreAllMocks();
  act(() => basketStore.clear());
});

test('shows what is picked and keeps it for the next visit', () => {
  render(<Names />);
  act(() => {
    expect(basketStore.add(project('1'))).toBe('added');
    expect(basketStore.add(project('2'))).toBe('added');
  });
  expect(screen.getByText('Project 1, Project 2')).toBeInTheDocument();
  expect(stored()).toEqual(['1', '2']);
  act(() => basketStore.remove('1'));
  expect(screen.getByText('Project 2')).toBeInTheDocument();
  expect(stored()).toEqual(['2']);
});

test('has no room for a fourth and stays as it is', () => {
  for (const id of ['1', '2', '3']) basketStore.add(project(id));
  const before = basketStore.getState();
  expect(basketStore.add(project('4'))).toBe('full');
  expect(basketStore.getState()).toBe(before);
  expect(stored()).toEqual(['1', '2', '3']);
});

test('hydrates what the server wrote, then shows the stored basket', async () => {
  basketStore.add(project('1'));
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Names />);
  expect(container).toHaveTextContent('empty');
  const mismatch = jest.fn();
  const root = await act(async () => hydrateRoot(container, <Names />, { onRecoverableError: mismatch }));
  expect(mismatch).not.toHaveBeenCalled();
  expect(container).toHaveTextContent('Project 1');
  act(() => root.unmount());
});

test('restores the basket of the last visit, leaving out what is broken', async () => {
  window.localStorage.setItem(storedKeys.comparison, JSON.stringify([project('1'), { id: 2 }, 'x', project('3')]));
  await jest.isolateModulesAsync(async () => {
    const later = await import('./site-store');
    expect(later.basketStore.getState().projects).toEqual([project('1'), project('3')]);
    expect(later.basketStore.getInitialState().projects).toEqual([]);
  });
});

test('follows another tab, also when that one clears everything', () => {
  render(<Names />);
  act(() => {
    window.localStorage.setItem(storedKeys.comparison, JSON.stringify([project('7')]));
    window.dispatchEvent(new StorageEvent('storage', { key: storedKeys.comparison }));
  });
  expect(screen.getByText('Project 7')).toBeInTheDocument();
  act(() => {
    window.localStorage.setItem(storedKeys.comparison, JSON.stringify([project('8')]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  });
  expect(screen.getByText('Project 7')).toBeInTheDocument();
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(screen.getByText('Project 8')).toBeInTheDocument();
  act(() => {
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(screen.getByText('empty')).toBeInTheDocument();
});

test('adds to what another tab has just stored, and removes from it', () => {
  basketStore.add(project('1'));
  // The event of this change is still on its way.
  window.localStorage.setItem(storedKeys.comparison, JSON.stringify([project('1'), project('2')]));
  basketStore.add(project('3'));
  expect(stored()).toEqual(['1', '2', '3']);
  window.localStorage.setItem(storedKeys.comparison, JSON.stringify([project('4'), project('3')]));
  basketStore.remove('3');
  expect(stored()).toEqual(['4']);
});

test('is full where another tab has just stored the third', () => {
  basketStore.add(project('1'));
  window.localStorage.setItem(storedKeys.comparison, JSON.stringify([project('1'), project('2'), project('3')]));
  expect(basketStore.add(project('4'))).toBe('full');
  expect(stored()).toEqual(['1', '2', '3']);
});

test('keeps both projects for this page where storage can be read but is full', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  basketStore.add(project('1'));
  basketStore.add(project('2'));
  expect(basketStore.getState().projects).toHaveLength(2);
  full.mockRestore();
  basketStore.add(project('3'));
  expect(stored()).toEqual(['1', '2', '3']);
});

test('works for this page where the browser refuses its storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(basketStore.add(project('1'))).toBe('added');
  expect(basketStore.getState().projects).toHaveLength(1);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: storedKeys.comparison }));
  });
  expect(basketStore.getState().projects).toHaveLength(1);
});
