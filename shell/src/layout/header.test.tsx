import { basketStore } from '@iwan/shared/state/basket';
import { dialogStore } from '@iwan/shared/state/dialogs';
import { favouritesStore } from '@iwan/shared/state/favourites';
import { projectCard } from '@iwan/shared/testing/entities';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from './header';

const links = { agentSignIn: 'https://agents.example', superAgent: 'https://super.example' };

const wideNavigation = () => screen.getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement;
const joinUs = () => within(wideNavigation()).getByText('Join Us');
const joinUsMenu = () => joinUs().closest('details') as HTMLDetailsElement;
const burger = () => screen.getByLabelText('Menu').closest('details') as HTMLDetailsElement;

test.each([
  ['About Us', '/about/'],
  ['Properties', '/properties/'],
  ['Developers', '/developers/'],
  ['Map', '/map/'],
  ['Contact Us', '/contact-us/'],
])('leads to %s at %s', (name, href) => {
  render(<Header pathname="/" links={links} />);
  expect(within(wideNavigation()).getByRole('link', { name })).toHaveAttribute('href', href);
});

test('marks the page I am on, with or without its trailing slash', () => {
  const { rerender } = render(<Header pathname="/properties" links={links} />);
  const properties = () => within(wideNavigation()).getByRole('link', { name: 'Properties' });
  expect(properties()).toHaveAttribute('aria-current', 'page');
  rerender(<Header pathname="/properties/" links={links} />);
  expect(properties()).toHaveAttribute('aria-current', 'page');
  rerender(<Header pathname="/map" links={links} />);
  expect(properties()).not.toHaveAttribute('aria-current');
});

test('opens Join Us by click, and Escape closes it and gives the focus back', async () => {
  const user = userEvent.setup();
  render(<Header pathname="/" links={links} />);
  await user.click(joinUs());
  expect(joinUsMenu().open).toBe(true);
  await user.tab();
  expect(screen.getAllByRole('link', { name: /Sign In As Agent/ })[0]).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(joinUsMenu().open).toBe(false);
  expect(joinUs()).toHaveFocus();
});

test('closes Join Us when I press elsewhere, and when another page comes', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Header pathname="/" links={links} />);
  await user.click(joinUs());
  await user.click(document.body);
  expect(joinUsMenu().open).toBe(false);
  await user.click(joinUs());
  rerender(<Header pathname="/career" links={links} />);
  expect(joinUsMenu().open).toBe(false);
});

test('leads agents to their own sites, in a new tab', () => {
  render(<Header pathname="/" links={links} />);
  const menu = within(joinUsMenu());
  expect(menu.getByText('Sign In As Agent').closest('a')).toHaveAttribute('href', links.agentSignIn);
  expect(menu.getByText('Become Super Agent').closest('a')).toHaveAttribute('href', links.superAgent);
  expect(menu.getByText('Become Super Agent').closest('a')).toHaveAttribute('target', '_blank');
  expect(menu.getByText('Career')).toHaveAttribute('href', '/career');
});

test('keeps the focus in the open sheet and the page behind out of reach', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Header pathname="/" links={links} />
      <main>Behind</main>
    </>,
  );
  await user.click(screen.getByLabelText('Menu'));
  expect(burger().open).toBe(true);
  // jsdom tells of an opened `details` a task later, as browsers do.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByText('Behind').inert).toBe(true);
  await user.tab({ shift: true });
  expect(within(burger()).getByText('Career')).toHaveFocus();
  await user.tab();
  expect(screen.getByLabelText('Menu')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(burger().open).toBe(false);
});

test('opens the calculator from the header', async () => {
  const user = userEvent.setup();
  render(<Header pathname="/" links={links} />);
  await user.click(within(wideNavigation()).getByText('Calculator'));
  expect(dialogStore.getState().dialog).toEqual({ name: 'calculator' });
  act(() => dialogStore.close());
});

test('counts the projects I compare', () => {
  render(<Header pathname="/" links={links} />);
  expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
  act(() => {
    basketStore.add(projectCard({ id: '1' }));
    basketStore.add(projectCard({ id: '2', name: 'Second' }));
  });
  const link = screen.getByRole('link', { name: 'Compare, 2 projects chosen' });
  expect(link).toHaveAttribute('href', '/compare');
  expect(screen.getByRole('status')).toHaveTextContent('Compare, 2 projects chosen');
  act(() => basketStore.clear());
  expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
});

test('opens a WhatsApp chat with the business', () => {
  render(<Header pathname="/" links={links} />);
  for (const link of screen.getAllByRole('link', { name: 'WhatsApp Iwan' })) {
    expect(link).toHaveAttribute('href', 'https://wa.me/971500000000');
  }
});

test('counts what carries the heart and opens the list of it', async () => {
  const user = userEvent.setup();
  render(<Header pathname="/" links={links} />);
  expect(screen.queryByRole('button', { name: /^Saved/ })).toBeNull();
  act(() => favouritesStore.toggle(projectCard({ id: '1' })));
  await user.click(screen.getByRole('button', { name: 'Saved, 1 project' }));
  expect(dialogStore.getState().dialog).toEqual({ name: 'saved' });
  act(() => {
    dialogStore.close();
    favouritesStore.clear();
  });
  expect(screen.queryByRole('button', { name: /^Saved/ })).toBeNull();
});
