import {
  basketStore,
  dialogStore,
  displayUnitsStore,
  favouritesStore,
  recentStore,
  sessionStore,
} from '@iwan/shared/state/site-store';
import { projectCard } from '@iwan/shared/testing/entities';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoute } from '../../composition/match-route';
import type { LoadedPage } from '../../federation/page/load-page';
import { PageProvider } from '../../federation/page/page-context';
import { composed } from '../../testing/whole-composition';
import { Header } from './header';

const links = { agentSignIn: 'https://agents.example', superAgent: 'https://super.example' };

const site = composed();

/** The header over the page of an address. */
function HeaderAt({ pathname }: { readonly pathname: string }) {
  const name = matchRoute(site, pathname)?.route.name ?? 'home';
  const head = { title: '', description: '' };
  const page: LoadedPage = { name, head, status: 200, island: null, source: null, slots: {}, rendered: [] };
  return (
    <PageProvider page={page} html={new Map()}>
      <Header place={{ pathname, search: '' }} links={links} />
    </PageProvider>
  );
}

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
  render(<HeaderAt pathname="/" />);
  expect(within(wideNavigation()).getByRole('link', { name })).toHaveAttribute('href', href);
});

test('marks the current page, with or without its trailing slash', () => {
  const { rerender } = render(<HeaderAt pathname="/properties" />);
  const properties = () => within(wideNavigation()).getByRole('link', { name: 'Properties' });
  expect(properties()).toHaveAttribute('aria-current', 'page');
  rerender(<HeaderAt pathname="/properties/" />);
  expect(properties()).toHaveAttribute('aria-current', 'page');
  rerender(<HeaderAt pathname="/map" />);
  expect(properties()).not.toHaveAttribute('aria-current');
});

test.each([
  ['Properties', '/filter-property'],
  ['Properties', '/1br'],
  ['Properties', '/locations/dubai-marina'],
  ['Properties', '/marensand-properties/harbour-gate/'],
  ['Properties', '/compare'],
  ['Developers', '/marensand-properties/'],
])('marks %s as the section of %s', (name, pathname) => {
  render(<HeaderAt pathname={pathname} />);
  const marked = within(wideNavigation()).getAllByRole('link', { current: true });
  expect(marked.map(({ textContent }) => textContent)).toEqual([name]);
});

test('marks no link on a page outside of its sections', () => {
  render(<HeaderAt pathname="/agents/omar-saleh" />);
  expect(within(wideNavigation()).queryByRole('link', { current: true })).toBeNull();
});

test('opens Join Us by click, and Escape closes it and returns the focus', async () => {
  const user = userEvent.setup();
  render(<HeaderAt pathname="/" />);
  await user.click(joinUs());
  expect(joinUsMenu().open).toBe(true);
  await user.tab();
  expect(screen.getAllByRole('link', { name: /Sign In As Agent/ })[0]).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(joinUsMenu().open).toBe(false);
  expect(joinUs()).toHaveFocus();
});

test('closes Join Us when I press elsewhere, and on navigation', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<HeaderAt pathname="/" />);
  await user.click(joinUs());
  await user.click(document.body);
  expect(joinUsMenu().open).toBe(false);
  await user.click(joinUs());
  rerender(<HeaderAt pathname="/career" />);
  expect(joinUsMenu().open).toBe(false);
});

test('links agents to their own sites, in a new tab', () => {
  render(<HeaderAt pathname="/" />);
  const menu = within(joinUsMenu());
  expect(menu.getByText('Sign In As Agent').closest('a')).toHaveAttribute('href', links.agentSignIn);
  expect(menu.getByText('Become Super Agent').closest('a')).toHaveAttribute('href', links.superAgent);
  expect(menu.getByText('Become Super Agent').closest('a')).toHaveAttribute('target', '_blank');
  expect(menu.getByText('Career')).toHaveAttribute('href', '/career');
});

test('keeps the focus in the open menu and makes the page inert', async () => {
  const user = userEvent.setup();
  render(
    <>
      <HeaderAt pathname="/" />
      <main>Behind</main>
    </>,
  );
  await user.click(screen.getByLabelText('Menu'));
  expect(burger().open).toBe(true);
  // jsdom fires the event of an opened `details` a task later, as browsers do.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByText('Behind').inert).toBe(true);
  await user.tab({ shift: true });
  expect(within(burger()).getByRole('radio', { name: 'System' })).toHaveFocus();
  await user.tab();
  expect(screen.getByLabelText('Menu')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(burger().open).toBe(false);
});

test('opens the calculator from the header', async () => {
  const user = userEvent.setup();
  render(<HeaderAt pathname="/" />);
  await user.click(within(wideNavigation()).getByText('Calculator'));
  expect(dialogStore.getState().dialog).toEqual({ name: 'calculator' });
  act(() => dialogStore.close());
});

// The optional keys of the APG's disclosure navigation; from the button, or from the first of its links.
test.each([
  ['Down opens it from its button', 'button', '{ArrowDown}', /Sign In As Agent/, true],
  ['Up does nothing on its button', 'button', '{ArrowUp}', null, false],
  ['Down goes on', 'link', '{ArrowDown}', /Become Super Agent/, true],
  ['Down stays on the last', 'link', '{End}{ArrowDown}', /Career/, true],
  ['Up goes back, and stays on the first', 'link', '{ArrowDown}{ArrowUp}{ArrowUp}', /Sign In As Agent/, true],
  ['End goes to the last', 'link', '{End}', /Career/, true],
  ['Home goes to the first', 'link', '{End}{Home}', /Sign In As Agent/, true],
  ['Tab goes on', 'link', '{Tab}', /Become Super Agent/, true],
  ['Escape closes it and gives the focus back', 'link', '{Escape}', null, false],
])('in Join Us %s', async (_, from, keys, on, isOpen) => {
  const user = userEvent.setup();
  render(<HeaderAt pathname="/" />);
  const navigation = wideNavigation();
  const button = within(navigation).getByText('Join Us');
  const menu = button.closest('details') as HTMLDetailsElement;
  button.closest('summary')?.focus();
  if (from === 'link') await user.keyboard('{ArrowDown}');
  await user.keyboard(keys);
  expect(menu.open).toBe(isOpen);
  const link = on === null ? button.closest('summary') : within(menu).getByRole('link', { name: on });
  expect(link).toHaveFocus();
  expect(within(menu).getByRole('list', { hidden: true }).children).toHaveLength(3);
});

test('counts the projects I compare', () => {
  render(<HeaderAt pathname="/" />);
  expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
  act(() => {
    basketStore.add(projectCard({ id: '1' }));
    basketStore.add(projectCard({ id: '2', name: 'Second' }));
  });
  const link = screen.getByRole('link', { name: 'Compare, 2 projects selected' });
  expect(link).toHaveAttribute('href', '/compare?project=1&project=2');
  expect(screen.getByText('Compare, 2 projects selected')).toHaveAttribute('role', 'status');
  act(() => basketStore.clear());
  expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
});

test('opens a WhatsApp chat with the business', () => {
  render(<HeaderAt pathname="/" />);
  for (const link of screen.getAllByRole('link', { name: 'WhatsApp Iwan' })) {
    expect(link).toHaveAttribute('href', 'https://wa.me/971500000000?text=Hello%20Iwan%2C%20I%20have%20a%20question.');
  }
});

test('counts the favourites and opens their list', async () => {
  const user = userEvent.setup();
  render(<HeaderAt pathname="/" />);
  expect(screen.queryByRole('button', { name: /^Saved/ })).toBeNull();
  act(() => favouritesStore.toggle(projectCard({ id: '1' })));
  await user.click(screen.getByRole('button', { name: 'Saved, 1 project' }));
  expect(dialogStore.getState().dialog).toEqual({ name: 'saved' });
  act(() => {
    dialogStore.close();
    favouritesStore.clear();
  });
  // It was opened: the focus must return to it.
  expect(screen.getByRole('button', { name: 'Saved' })).toBeInTheDocument();
});

test('opens the viewed projects where nothing is saved', () => {
  render(<HeaderAt pathname="/" />);
  expect(screen.queryByRole('button', { name: /^Saved/ })).toBeNull();
  act(() => recentStore.see(projectCard()));
  expect(screen.getByRole('button', { name: 'Saved' })).toHaveTextContent('');
  act(() => recentStore.clear());
  expect(screen.queryByRole('button', { name: /^Saved/ })).toBeNull();
});

describe('signing in and out', () => {
  const signIn = (name: string | null) => act(() => sessionStore.signIn({ data: { id: 7, name } }));
  afterEach(() =>
    act(() => {
      sessionStore.signOut();
      dialogStore.close();
    }),
  );

  test('opens the dialog from the wide header', async () => {
    const user = userEvent.setup();
    render(<HeaderAt pathname="/" />);
    await user.click(screen.getAllByRole('button', { name: 'Sign in' })[0] as HTMLElement);
    expect(dialogStore.getState().dialog).toEqual({ name: 'sign-in' });
  });

  test('shows who is signed in, and signs out', async () => {
    const user = userEvent.setup();
    render(<HeaderAt pathname="/" />);
    signIn('ana maría');
    const summary = screen.getByLabelText('Your account, ana maría');
    expect(summary).toHaveTextContent(/^A$/);
    await user.click(summary);
    const menu = within(summary.closest('details') as HTMLElement);
    expect(menu.getByText('Signed in as ana maría')).toBeInTheDocument();
    await user.click(menu.getByRole('button', { name: 'Sign out' }));
    expect(sessionStore.getState()).toMatchObject({ user: null, ended: 'signed out' });
    expect(screen.queryByLabelText(/^Your account/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Sign in' })[0]).toHaveFocus();
  });

  test('a user without a name is signed in as well', () => {
    render(<HeaderAt pathname="/" />);
    signIn(null);
    expect(screen.getByLabelText('Your account')).toBeInTheDocument();
    expect(screen.getAllByText('You are signed in')).toHaveLength(2);
  });

  test('opens the dialog from the mobile menu, which closes', async () => {
    const user = userEvent.setup();
    render(<HeaderAt pathname="/" />);
    await user.click(screen.getByLabelText('Menu'));
    await user.click(within(burger()).getByRole('button', { name: 'Sign in' }));
    expect(burger().open).toBe(false);
    expect(screen.getByLabelText('Menu')).toHaveFocus();
    expect(dialogStore.getState().dialog).toEqual({ name: 'sign-in' });
  });
});

describe('the menu of currency and area', () => {
  const responseRates = (response: () => Promise<Response>) => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(response);
    return fetched;
  };
  const rates = { base: 'AED', date: '2026-03-04', rates: { EUR: 0.25 } };
  const units = () => screen.getByText('AED', { selector: 'summary' }).closest('details') as HTMLDetailsElement;

  afterEach(() => {
    act(() => displayUnitsStore.chooseCurrency('AED'));
    act(() => displayUnitsStore.chooseAreaUnit('sq ft'));
    jest.restoreAllMocks();
  });

  test('chooses a currency, loads its rate and shows its date', async () => {
    const fetched = responseRates(async () => Response.json(rates));
    const user = userEvent.setup();
    render(<HeaderAt pathname="/" />);
    const menu = within(units());
    expect(menu.getByText(/Prices are in dirhams/)).toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
    await user.click(menu.getByRole('radio', { name: 'EUR', hidden: true }));
    expect(await menu.findByText(/mid-market rate of 4 March 2026/)).toBeInTheDocument();
    expect(displayUnitsStore.getState()).toMatchObject({ currency: 'EUR', rate: 0.25 });
    expect(screen.getByLabelText('Currency, units and appearance: EUR, sq ft')).toHaveTextContent('EUR');
  });

  test('shows that there is no rate, and keeps the prices in dirhams', async () => {
    responseRates(async () => new Response('', { status: 503 }));
    const user = userEvent.setup();
    render(<HeaderAt pathname="/" />);
    const menu = within(units());
    await user.click(menu.getByRole('radio', { name: 'GBP', hidden: true }));
    expect(await menu.findByText(/No exchange rate right now/)).toBeInTheDocument();
    expect(displayUnitsStore.getState().rate).toBeNull();
  });

  test('chooses the unit of area', async () => {
    const user = userEvent.setup();
    render(<HeaderAt pathname="/" />);
    await user.click(within(units()).getByRole('radio', { name: 'sq m', hidden: true }));
    expect(displayUnitsStore.getState().areaUnit).toBe('sq m');
  });
});
