import { nameLimit } from '@iwan/shared/domain/search/words/project-names';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { render as renderAlone, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { renderInSite } from '../../testing/render-in-site';
import { HeroSearch } from './hero-search';

const locations = [
  { value: 'Al Furjan', count: 1 },
  { value: 'Dubai Marina', count: 2 },
];
const data = { locations, highestPrice: 4_200_000 };
const records = [
  { id: 1, name: 'Orchard House', location: 'Al Furjan' },
  { id: 2, name: 'Azure Quay', location: 'Dubai Marina' },
  { id: 3, name: 'Harbour Gate', location: 'Dubai Marina' },
];

let backend: PlainBackend;

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  backend.setRecords({ projects: records });
});
afterAll(() => backend.close());

const render = renderInSite;

/** What the browser would submit: the checked boxes that have a name, visible or not. */
const sent = () =>
  new URLSearchParams(
    within(screen.getByRole('form'))
      .getAllByRole<HTMLInputElement>('checkbox', { hidden: true })
      .filter(({ name, checked }) => name !== '' && checked)
      .map(({ name, value }) => [name, value]),
  );
const cell = (label: string) => screen.getByText(label).closest('details') as HTMLDetailsElement;

test('keeps Properties disabled until a location is chosen, and says why', async () => {
  const user = userEvent.setup();
  render(<HeroSearch data={data} />);
  expect(screen.getByRole('button', { name: /Properties/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /Properties/ })).toHaveAccessibleDescription('Choose a location first');
  await user.click(screen.getByText('Any location'));
  await user.click(screen.getByRole('checkbox', { name: /Dubai Marina/ }));
  await user.click(screen.getByText('Any property'));
  expect(await within(cell('Any property')).findAllByRole('checkbox')).toHaveLength(2);
});

test('shows my choices as text', async () => {
  const user = userEvent.setup();
  render(<HeroSearch data={data} />);
  await user.click(screen.getByText('Any location'));
  await user.click(screen.getByRole('checkbox', { name: /Dubai Marina/ }));
  await user.click(screen.getByRole('checkbox', { name: /Al Furjan/ }));
  expect(screen.getByText('Dubai Marina, +1')).toBeInTheDocument();
});

test('scrolls a list that I open into view', async () => {
  const user = userEvent.setup();
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  render(<HeroSearch data={data} />);
  await user.click(screen.getByText('Any location'));
  const brought = () => shown.mock.contexts as HTMLElement[];
  expect(brought().at(-1)).toContainElement(screen.getByRole('checkbox', { name: /Dubai Marina/ }));
  const before = brought().length;
  await user.click(screen.getByText('Any location'));
  expect(brought()).toHaveLength(before);
});

test('scrolls a list into view that was opened before hydration', () => {
  const part = (
    <MemoryRouter>
      <HeroSearch data={data} />
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(part);
  cell('Any location').open = true;
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  renderAlone(part, { container, hydrate: true });
  const search = screen.getByRole('searchbox', { name: 'Find a location' });
  expect(search).toHaveFocus();
  expect((shown.mock.contexts as HTMLElement[]).at(-1)).toContainElement(search);
});

test('sends the locations and the properties to the results', async () => {
  const user = userEvent.setup();
  render(<HeroSearch data={data} />);
  expect(screen.getByRole('form')).toHaveAttribute('action', '/filter-all-property');
  await user.click(screen.getByText('Any location'));
  await user.click(screen.getByRole('checkbox', { name: /Dubai Marina/ }));
  await user.click(screen.getByText('Any property'));
  await user.click(await screen.findByRole('checkbox', { name: 'Azure Quay' }));
  expect(String(sent())).toBe('location=Dubai+Marina&property=Azure+Quay');
});

test('drops a property when its location is removed', async () => {
  const user = userEvent.setup();
  render(<HeroSearch data={data} />);
  await user.click(screen.getByText('Any location'));
  await user.click(screen.getByRole('checkbox', { name: /Dubai Marina/ }));
  await user.click(screen.getByText('Any property'));
  await user.click(await screen.findByRole('checkbox', { name: 'Azure Quay' }));
  await user.click(screen.getByText('Dubai Marina', { selector: 'summary span' }));
  await user.click(screen.getByRole('checkbox', { name: /Dubai Marina/ }));
  await user.click(screen.getByRole('checkbox', { name: /Al Furjan/ }));
  expect(String(sent())).toBe('location=Al+Furjan');
});

test('filters locations by part of the name without losing my choices', async () => {
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

test('moves to the list, through it and back by arrow keys', async () => {
  const user = userEvent.setup();
  render(<HeroSearch data={data} />);
  cell('Any location').querySelector('summary')?.focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('searchbox', { name: 'Find a location' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('checkbox', { name: /Dubai Marina/ })).toHaveFocus();
  await user.keyboard(' {ArrowUp}{ArrowUp}');
  expect(screen.getByRole('searchbox', { name: 'Find a location' })).toHaveFocus();
  expect(String(sent())).toBe('location=Dubai+Marina');
});

test('has one list open at a time', async () => {
  const user = userEvent.setup();
  render(<HeroSearch data={data} />);
  await user.click(screen.getByText('Any location'));
  await user.click(screen.getByRole('checkbox', { name: /Dubai Marina/ }));
  const locations = screen
    .getByText('Dubai Marina', { selector: 'summary span' })
    .closest('details') as HTMLDetailsElement;
  await user.click(screen.getByText('Any property'));
  expect(locations.open).toBe(false);
  expect(cell('Any property').open).toBe(true);
});

test('says when the names could not be loaded, and retries', async () => {
  const user = userEvent.setup();
  render(<HeroSearch data={data} />);
  backend.behave({ kind: 'status', status: 500 });
  await user.click(screen.getByText('Any location'));
  await user.click(screen.getByRole('checkbox', { name: /Dubai Marina/ }));
  await user.click(screen.getByText('Any property'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: Network response was not ok');
  backend.behave({ kind: 'respond' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: 'Harbour Gate' })).toBeInTheDocument();
});

test('finds a name among more than fit, and keeps earlier choices', async () => {
  const user = userEvent.setup();
  backend.setRecords({
    projects: Array.from({ length: nameLimit + 20 }, (_, index) => ({
      id: index,
      name: `Quay ${index + 1}`,
      location: 'Dubai Marina',
    })),
  });
  render(<HeroSearch data={data} />);
  await user.click(screen.getByText('Any location'));
  await user.click(screen.getByRole('checkbox', { name: /Dubai Marina/ }));
  await user.click(screen.getByText('Any property'));
  await user.click(await screen.findByRole('checkbox', { name: 'Quay 7' }));
  expect(screen.getByText(/The first 100 by name/)).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'Quay 117' })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Find a property by name' }), '117');
  await user.click(await screen.findByRole('checkbox', { name: 'Quay 117' }));
  expect(String(sent())).toBe('location=Dubai+Marina&property=Quay+7&property=Quay+117');
});

const typeLocation = async (text: string) => {
  const user = userEvent.setup();
  render(<HeroSearch data={data} />);
  await user.click(screen.getByText('Any location'));
  const field = screen.getByRole('searchbox', { name: 'Find a location' });
  expect(field).toHaveFocus();
  await user.keyboard(text);
  return { user, field };
};
let listening = new AbortController();
beforeEach(() => {
  listening = new AbortController();
});
afterEach(() => listening.abort());
/** Whether the browser would submit the form. */
const submits = () => {
  const onSubmit = jest.fn((event: Event) => {
    const wasLeftAlone = !event.defaultPrevented;
    event.preventDefault();
    return wasLeftAlone;
  });
  document.addEventListener('submit', onSubmit, { signal: listening.signal });
  return onSubmit;
};

test('opens with the cursor in its search field, and Enter chooses the active option', async () => {
  const onSubmit = submits();
  const { user } = await typeLocation('mar{ArrowDown}{Enter}');
  expect(screen.getByRole('checkbox', { name: /Dubai Marina/ })).toBeChecked();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('checkbox', { name: /Dubai Marina/ })).not.toBeChecked();
});

test('Enter chooses an unambiguous match', async () => {
  const onSubmit = submits();
  const { field } = await typeLocation('furj{Enter}');
  expect(String(sent())).toBe('location=Al+Furjan');
  expect(field).toHaveValue('');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Enter leaves the list open where the text is ambiguous', async () => {
  const { field } = await typeLocation('a{Enter}');
  expect(String(sent())).toBe('');
  expect(field).toHaveValue('a');
  expect(screen.getByText('2 match: choose from the list.')).toBeInTheDocument();
});

test('letters typed in the list go to the search field', async () => {
  const { user, field } = await typeLocation('{ArrowDown}');
  expect(screen.getByRole('checkbox', { name: /Al Furjan/ })).toHaveFocus();
  await user.keyboard('mar');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('mar');
});

// The usual keys of a searchable list of checkboxes; each row starts at the box of Al Furjan, the first.
test.each([
  ['End goes to the last box', '{End}', 'Dubai Marina', true],
  ['Home goes to the first box', '{End}{Home}', 'Al Furjan', true],
  ['Down goes on', '{ArrowDown}', 'Dubai Marina', true],
  ['Down stays on the last', '{ArrowDown}{ArrowDown}', 'Dubai Marina', true],
  ['Up goes from the first to the field', '{ArrowUp}', 'Find a location', true],
  ['Backspace goes on in the field', '{Backspace}', 'Find a location', true],
  ['Alt and Up close it, back on its cell', '{Alt>}{ArrowUp}{/Alt}', null, false],
  ['Escape closes it, back on its cell', '{Escape}', null, false],
])('%s', async (_, keys, on, isOpen) => {
  const { user } = await typeLocation('{ArrowDown}');
  expect(screen.getByRole('checkbox', { name: /Al Furjan/ })).toHaveFocus();
  await user.keyboard(keys);
  const summary = cell('Any location').querySelector('summary') as HTMLElement;
  expect(cell('Any location').open).toBe(isOpen);
  if (on === null) expect(summary).toHaveFocus();
  else expect(document.activeElement).toHaveAccessibleName(expect.stringContaining(on));
});

test('Alt and Down open the list from its cell', async () => {
  const user = userEvent.setup();
  render(<HeroSearch data={data} />);
  cell('Any location').querySelector('summary')?.focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(cell('Any location').open).toBe(true);
});

test('Find Property includes what is typed and not checked', async () => {
  const { user } = await typeLocation('mar');
  const onSubmit = submits();
  await user.click(screen.getByRole('button', { name: 'Find Property' }));
  expect(onSubmit).toHaveReturnedWith(true);
  expect(String(sent())).toBe('location=Dubai+Marina');
});

test('the browser’s own submission has no empty parameters', async () => {
  const { user } = await typeLocation('mar');
  submits();
  await user.click(screen.getByRole('button', { name: 'Find Property' }));
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Find a property' });
  // As the browser collects the fields, which jsdom does without this event.
  const formData = new FormData(form);
  expect([...formData.values()]).toContain('');
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  expect([...formData]).toEqual([['location', 'Dubai Marina']]);
});

test('Find Property stops where a typed name does not exist', async () => {
  const { user, field } = await typeLocation('abu');
  const onSubmit = submits();
  await user.click(screen.getByRole('button', { name: 'Find Property' }));
  expect(onSubmit).not.toHaveReturnedWith(true);
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Nothing is called “abu”. Choose from the list, or clear what is typed.');
});

test('without script, leads to the filter as a page with the choices', () => {
  render(<HeroSearch data={data} />);
  const button = screen.getByRole('button', { name: 'Advanced Filter' });
  expect(button).toHaveAttribute('formaction', '/filter-property');
  expect(button).toHaveAttribute('type', 'submit');
  expect([button.getAttribute('name'), button.getAttribute('value')]).toEqual(['filters', 'open']);
});
