import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeroSearch } from './hero-search';

const data = [
  { location: 'Al Furjan', names: ['Orchard House'] },
  { location: 'Dubai Marina', names: ['Azure Quay', 'Harbour Gate'] },
];

/** What the browser would send: the ticked boxes that have a name, in sight or not. */
const sent = () =>
  new URLSearchParams(
    within(screen.getByRole('form'))
      .getAllByRole<HTMLInputElement>('checkbox', { hidden: true })
      .filter(({ name, checked }) => name !== '' && checked)
      .map(({ name, value }) => [name, value]),
  );
const cell = (label: string) => screen.getByText(label).closest('details') as HTMLDetailsElement;

test('keeps Properties closed until a location is chosen, and says why', async () => {
  const user = userEvent.setup();
  render(<HeroSearch data={data} />);
  expect(screen.getByRole('button', { name: /Properties/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /Properties/ })).toHaveAccessibleDescription('Choose a location first');
  await user.click(screen.getByText('Any location'));
  await user.click(screen.getByRole('checkbox', { name: /Dubai Marina/ }));
  expect(within(cell('Any property')).getAllByRole('checkbox', { hidden: true })).toHaveLength(2);
});

test('reads my choices as words', async () => {
  const user = userEvent.setup();
  render(<HeroSearch data={data} />);
  await user.click(screen.getByText('Any location'));
  await user.click(screen.getByRole('checkbox', { name: /Dubai Marina/ }));
  await user.click(screen.getByRole('checkbox', { name: /Al Furjan/ }));
  expect(screen.getByText('Dubai Marina, +1')).toBeInTheDocument();
});

test('sends the locations and the properties to the results', async () => {
  const user = userEvent.setup();
  render(<HeroSearch data={data} />);
  expect(screen.getByRole('form')).toHaveAttribute('action', '/filter-all-property');
  await user.click(screen.getByText('Any location'));
  await user.click(screen.getByRole('checkbox', { name: /Dubai Marina/ }));
  await user.click(screen.getByText('Any property'));
  await user.click(screen.getByRole('checkbox', { name: 'Azure Quay' }));
  expect(String(sent())).toBe('location=Dubai+Marina&property=Azure+Quay');
});

test('forgets a property when its location goes', async () => {
  const user = userEvent.setup();
  render(<HeroSearch data={data} />);
  await user.click(screen.getByText('Any location'));
  await user.click(screen.getByRole('checkbox', { name: /Dubai Marina/ }));
  await user.click(screen.getByText('Any property'));
  await user.click(screen.getByRole('checkbox', { name: 'Azure Quay' }));
  await user.click(screen.getByText('Dubai Marina', { selector: 'summary span' }));
  await user.click(screen.getByRole('checkbox', { name: /Dubai Marina/ }));
  await user.click(screen.getByRole('checkbox', { name: /Al Furjan/ }));
  expect(String(sent())).toBe('location=Al+Furjan');
});

test('finds a location by part of its name without losing what I chose', async () => {
  const user = userEvent.setup();
  render(<HeroSearch data={data} />);
  await user.click(screen.getByText('Any location'));
  await user.click(screen.getByRole('checkbox', { name: /Dubai Marina/ }));
  await user.type(screen.getByRole('searchbox', { name: 'Find a location' }), 'furj');
  expect(screen.queryByRole('checkbox', { name: /Dubai Marina/ })).toBeNull();
  expect(screen.getByRole('checkbox', { name: /Al Furjan/ })).toBeInTheDocument();
  expect(String(sent())).toBe('location=Dubai+Marina');
});

test('closes the list by Done and by Escape, back on its cell', async () => {
  const user = userEvent.setup();
  render(<HeroSearch data={data} />);
  await user.click(screen.getByText('Any location'));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(cell('Any location').open).toBe(false);
  expect(cell('Any location').querySelector('summary')).toHaveFocus();
  await user.click(screen.getByText('Any location'));
  await user.keyboard('{Escape}');
  expect(cell('Any location').open).toBe(false);
});
