import { dialogStore } from '@iwan/shared/state/dialogs';
import { favouritesStore } from '@iwan/shared/state/favourites';
import { recentStore } from '@iwan/shared/state/recent';
import { projectCard } from '@iwan/shared/testing/entities';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProjectCard } from '../../parts/project-card';
import { dialog } from '.';

const harbour = projectCard({ id: '1', name: 'Harbour Gate' });
const coral = projectCard({ id: '2', name: 'Coral Steps', startingPrice: null });

afterEach(() =>
  act(() => {
    favouritesStore.clear();
    recentStore.clear();
    dialogStore.close();
  }),
);

function open() {
  act(() => dialogStore.open({ name: 'saved' }));
  render(<dialog.Component data={undefined} />);
}

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

test('lists what I like and what I looked at, each leading to its page', () => {
  favouritesStore.toggle(harbour);
  recentStore.see(coral);
  open();
  const liked = within(screen.getByRole('region', { name: 'Favourites' }));
  expect(liked.getByRole('link', { name: 'Harbour Gate' })).toHaveAttribute(
    'href',
    '/marensand-developments-properties/harbour-gate/',
  );
  expect(liked.getByText('Dubai Marina')).toBeInTheDocument();
  expect(liked.getByText('AED 1,200,000 onwards')).toBeInTheDocument();
  const seen = within(screen.getByRole('region', { name: 'Recently viewed' }));
  expect(seen.getByRole('link', { name: 'Coral Steps' })).toBeInTheDocument();
  expect(seen.queryByText(/onwards/)).not.toBeInTheDocument();
});

test('takes one away, then all', async () => {
  const user = userEvent.setup();
  favouritesStore.toggle(harbour);
  favouritesStore.toggle(coral);
  open();
  await user.click(screen.getByRole('button', { name: 'Remove Coral Steps from favourites' }));
  expect(screen.queryByRole('link', { name: 'Coral Steps' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear favourites' }));
  expect(screen.getByText('No favourites yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse properties' })).toHaveAttribute('href', '/properties/');
});

test('closes by the cross, and when I go to a property', async () => {
  const user = userEvent.setup();
  favouritesStore.toggle(harbour);
  open();
  const link = screen.getByRole('link', { name: 'Harbour Gate' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(dialogStore.getState().dialog).toBeNull();
});
