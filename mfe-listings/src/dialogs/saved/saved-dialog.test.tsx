import {
  dialogStore,
  displayUnitsStore,
  favouritesStore,
  notesStore,
  recentStore,
  searchesStore,
} from '@iwan/shared/state/site-store';
import { projectCard } from '@iwan/shared/testing/entities';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProjectCard } from '../../parts/project-card/project-card';
import { dialog } from '.';

let backend: PlainBackend;

const developer = { name: 'Marensand Developments', logo: null };
const record = (id: string, name: string, changes: object = {}) => ({
  ...{ id, name, location: 'Dubai Marina', starting_price: 'AED 1,200,000', status: 'Ready', unit: '1BR', developer },
  ...changes,
});
const harbour = projectCard({ id: '1', name: 'Harbour Gate' });
const coral = projectCard({ id: '2', name: 'Coral Steps' });
const search = { query: 'unit=1BR', slug: null, name: '1BR', savedAt: '2026-11-20T08:00:00.000Z', seen: null };

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  backend.setRecords({ projects: [record('1', 'Harbour Gate'), record('2', 'Coral Steps')] });
});
afterEach(() =>
  act(() => {
    favouritesStore.clear();
    recentStore.clear();
    searchesStore.restore([]);
    notesStore.setState({ notes: [] });
    dialogStore.close();
    displayUnitsStore.chooseCurrency('AED');
    localStorage.clear();
  }),
);
afterAll(() => backend.close());

function open() {
  cleanup();
  act(() => dialogStore.open({ name: 'saved' }));
  render(<dialog.Component data={undefined} />);
}

const list = (name: string) => within(screen.getByRole('region', { name }));

test('the heart on a card keeps the property and lets it go', async () => {
  const user = userEvent.setup();
  render(<ProjectCard project={harbour} sizes="428px" onFull={() => {}} />);
  const heart = screen.getByRole('button', { name: 'Save Harbour Gate' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(favouritesStore.getState().projects.map(({ name }) => name)).toEqual(['Harbour Gate']);
  await user.click(heart);
  expect(favouritesStore.getState().projects).toEqual([]);
});

test('lists what I like and what I looked at, each leading to its page', async () => {
  favouritesStore.toggle(harbour);
  recentStore.see(coral);
  open();
  expect(list('Saved projects').getByRole('link', { name: 'Harbour Gate' })).toHaveAttribute(
    'href',
    '/marensand-developments-properties/harbour-gate/',
  );
  expect(list('Saved projects').getByText('From AED 1,200,000')).toBeInTheDocument();
  expect(list('Recently viewed').getByRole('link', { name: 'Coral Steps' })).toBeInTheDocument();
});

test('focuses the first property when it opens, neither Close nor the button that removes all', async () => {
  // jsdom gives no element a size, and only elements with a size can take the focus.
  const size = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1);
  favouritesStore.toggle(harbour);
  open();
  await waitFor(() => expect(list('Saved projects').getByRole('link', { name: 'Harbour Gate' })).toHaveFocus());
  size.mockRestore();
});

test('shows the cached price at once, then today’s price and the earlier one', async () => {
  backend.setRecords({ projects: [record('1', 'Harbour Gate', { starting_price: 'AED 1,100,000' })] });
  favouritesStore.toggle(harbour);
  open();
  expect(screen.getByText('From AED 1,200,000')).toBeInTheDocument();
  expect(await screen.findByText('From AED 1,100,000')).toBeInTheDocument();
  expect(screen.getByText('Price reduced, was AED 1,200,000')).toBeInTheDocument();
  // A change that was seen once is not shown again.
  open();
  expect(await screen.findByText('From AED 1,100,000')).toBeInTheDocument();
  expect(screen.queryByText(/Price reduced/)).not.toBeInTheDocument();
});

test('says what has been sold since, and what is no longer listed', async () => {
  backend.setRecords({ projects: [record('1', 'Harbour Gate', { status: 'SOLD OUT' })] });
  favouritesStore.toggle(harbour);
  favouritesStore.toggle(coral);
  open();
  expect(await screen.findByText('Sold out since your last visit')).toBeInTheDocument();
  expect(screen.getByText('No longer listed')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Coral Steps' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove Coral Steps' })).toBeInTheDocument();
});

test('shows the last known facts, marked as such, while the backend is away, and can try again', async () => {
  const user = userEvent.setup();
  favouritesStore.toggle(harbour);
  open();
  await screen.findByText('From AED 1,200,000');
  backend.behave({ kind: 'status', status: 500 }, '/api/projectapi');
  open();
  expect(await screen.findByText(/^We could not load today’s prices\./)).toBeInTheDocument();
  expect(screen.getByText('From AED 1,200,000')).toBeInTheDocument();
  backend.reset();
  backend.setRecords({ projects: [record('1', 'Harbour Gate', { starting_price: 'AED 1,100,000' })] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('From AED 1,100,000')).toBeInTheDocument();
});

test('shows the price in the currency that I chose', async () => {
  act(() => {
    displayUnitsStore.chooseCurrency('USD');
    displayUnitsStore.setRate('USD', 0.2723);
  });
  favouritesStore.toggle(harbour);
  open();
  expect((await screen.findByText('≈ USD 327,000')).closest('li')).toHaveTextContent('Harbour Gate');
});

test('restores what I removed at its place, also by keyboard', async () => {
  const user = userEvent.setup();
  for (const each of [coral, harbour]) favouritesStore.toggle(each);
  open();
  const names = () =>
    list('Saved projects')
      .getAllByRole('heading', { level: 4 })
      .map(({ textContent }) => textContent);
  const share = screen.getByRole('link', { name: 'Share a shortlist' });
  expect(share).toHaveAttribute('href', `/shortlist/new?project=${harbour.id}&project=${coral.id}`);
  await user.click(screen.getByRole('button', { name: 'Remove Coral Steps' }));
  expect(names()).toEqual(['Harbour Gate']);
  expect(screen.getByText('Coral Steps removed.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo: Coral Steps removed.' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Harbour Gate', 'Coral Steps']);
  await user.click(screen.getByRole('button', { name: 'Clear saved projects' }));
  expect(screen.getByText('No saved projects yet')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(names()).toEqual(['Harbour Gate', 'Coral Steps']);
});

test('shows how many projects a saved search finds, and how many are new since my last look', async () => {
  const user = userEvent.setup();
  searchesStore.save({ ...search, seen: { newest: [['1', 1_300_000]], total: 1 } });
  open();
  const link = await screen.findByRole('link', { name: '1BR' });
  expect(link).toHaveAttribute('href', '/filter-property?unit=1BR');
  expect((await screen.findByText('1 new')).closest('p')).toHaveTextContent('2 projects1 new1 price reduced');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(dialogStore.getState().dialog).toBeNull();
  open();
  expect(await screen.findByText('2 projects')).toBeInTheDocument();
  expect(screen.queryByText(/new$/)).not.toBeInTheDocument();
});

test('removes a saved search and restores it', async () => {
  const user = userEvent.setup();
  searchesStore.save(search);
  open();
  await user.click(screen.getByRole('button', { name: 'Remove search: 1BR' }));
  expect(screen.getByText('No saved projects yet')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(screen.getByRole('link', { name: '1BR' })).toBeInTheDocument();
});

test('keeps a note on a saved project as it is typed, also while the project is not saved', async () => {
  const user = userEvent.setup();
  favouritesStore.toggle(harbour);
  open();
  await user.click(screen.getByRole('button', { name: 'Add note: Note on Harbour Gate' }));
  const field = screen.getByRole('textbox', { name: 'Note on Harbour Gate' });
  expect(field).toHaveFocus();
  await user.keyboard('Sea view,{Enter}noisy ');
  expect(localStorage.getItem('notes')).toBe('[{"id":"1","text":"Sea view,\\nnoisy "}]');
  await user.click(screen.getByRole('button', { name: 'Remove Harbour Gate' }));
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  open();
  expect(screen.getByText(/^Sea view,/)).toHaveTextContent('Sea view, noisy');
  // Another tab has changed it.
  act(() => {
    localStorage.setItem('notes', '[{"id":"1","text":"Noisy"}]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'notes' }));
  });
  await user.click(screen.getByRole('button', { name: 'Edit note: Note on Harbour Gate' }));
  await user.clear(screen.getByRole('textbox', { name: 'Note on Harbour Gate' }));
  expect(localStorage.getItem('notes')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Note on Harbour Gate' })).toHaveFocus();
});

test('takes at most 500 characters that are typed', async () => {
  const user = userEvent.setup();
  favouritesStore.toggle(harbour);
  act(() => notesStore.write('1', 'x'.repeat(499)));
  open();
  await user.click(screen.getByRole('button', { name: /^Edit note/ }));
  await user.keyboard('ab');
  expect(notesStore.getState().notes[0]?.text).toBe(`${'x'.repeat(499)}a`);
});
