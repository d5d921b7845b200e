import { noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { searchesStore } from '@iwan/shared/state/site-store';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SaveSearch } from './save-search';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  const record = (id: string, unit: string) => ({ id, name: `Project ${id}`, unit, starting_price: 'AED 900,000' });
  backend.setRecords({ projects: [record('1', '1BR'), record('2', '2BR'), record('3', '2BR')] });
});
afterEach(() => act(() => searchesStore.restore([])));
afterAll(() => backend.close());

const twoBedrooms = { ...noCriteria, configurations: ['2BR'] };

test('saves the search under its words, with its current matches, and removes it', async () => {
  const user = userEvent.setup();
  render(<SaveSearch criteria={twoBedrooms} slug={null} />);
  const button = screen.getByRole('button', { name: 'Save this search' });
  await user.click(button);
  expect(button).toHaveAccessibleName('Search saved');
  expect(button).toHaveAttribute('aria-pressed', 'true');
  const saved = () => searchesStore.getState().searches[0];
  expect(saved()).toMatchObject({ query: 'unit=2BR&price=any', slug: null, name: '2BR' });
  const newest = [
    ['3', 900_000],
    ['2', 900_000],
  ];
  await waitFor(() => expect(saved()?.seen).toEqual({ newest, total: 2 }));
  await user.click(button);
  expect(searchesStore.getState().searches).toEqual([]);
});

test('recognises a search that is saved already, whatever its order and page', () => {
  searchesStore.save({ query: 'unit=2BR&price=any', slug: null, name: '2BR', savedAt: '2026-11-20', seen: null });
  render(<SaveSearch criteria={twoBedrooms} slug={null} />);
  expect(screen.getByRole('button', { name: 'Search saved' })).toBeInTheDocument();
});

test('saves it also where its matches cannot be loaded', async () => {
  const user = userEvent.setup();
  backend.behave({ kind: 'status', status: 500 });
  render(<SaveSearch criteria={twoBedrooms} slug="dubai-marina" />);
  await user.click(screen.getByRole('button', { name: 'Save this search' }));
  await waitFor(() => expect(backend.requests).not.toHaveLength(0));
  expect(searchesStore.getState().searches[0]).toMatchObject({
    name: 'Dubai Marina, 2BR',
    slug: 'dubai-marina',
    seen: null,
  });
});
