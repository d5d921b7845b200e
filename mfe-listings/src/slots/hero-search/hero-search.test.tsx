import { nameLimit } from '@iwan/shared/domain/search/words/project-names';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { render as renderAlone, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { recentSearches } from '../../parts/search-box/recent-searches';
import { renderInSite } from '../../testing/render-in-site';
import { HeroSearch } from './hero-search';

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

const render = () => {
  renderInSite(<HeroSearch />);
  return { user: userEvent.setup(), field: screen.getByRole('combobox', { name: 'Locations' }) };
};
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Search projects' });

/** What the browser would submit, without empty fields. */
const sent = () => {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form())) if (value !== '') query.append(name, String(value));
  return String(query);
};
const properties = () => screen.getByText('Properties', { selector: 'b' }).closest('details') as HTMLDetailsElement;

/** With Dubai Marina picked, and the list of Properties open. */
async function openProperties() {
  const { user, field } = render();
  await user.type(field, 'dubai m');
  await user.click(await screen.findByRole('option', { name: /^Dubai Marina/ }));
  await user.click(screen.getByText('Any project'));
  await screen.findByRole('checkbox', { name: 'Azure Quay' });
  return { user, field, find: screen.getByRole('searchbox', { name: 'Search by project name' }) };
}

test('keeps Properties disabled until a location is chosen, and says why', async () => {
  const { user, field } = render();
  expect(screen.getByRole('button', { name: /Properties/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /Properties/ })).toHaveAccessibleDescription('Choose a location first');
  await user.type(field, 'dubai m');
  await user.click(await screen.findByRole('option', { name: /^Dubai Marina/ }));
  await user.click(screen.getByText('Any project'));
  expect(await within(properties()).findAllByRole('checkbox')).toHaveLength(2);
});

test('picked areas stand in Locations, and are sent', async () => {
  const { user, field } = render();
  expect(form()).toHaveAttribute('action', '/filter-all-property');
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: /^Dubai Marina/ }));
  await user.type(field, 'furj');
  await user.click(await screen.findByRole('option', { name: /^Al Furjan/ }));
  expect(sent()).toBe('location=Dubai+Marina&location=Al+Furjan');
  await user.click(screen.getByRole('button', { name: 'Remove Dubai Marina' }));
  expect(sent()).toBe('location=Al+Furjan');
});

test('a picked project fills Properties, at its location', async () => {
  const { user, field } = render();
  await user.type(field, 'azure');
  await user.click(await screen.findByRole('option', { name: /^Azure Quay/ }));
  expect(screen.getByRole('button', { name: 'Remove Dubai Marina' })).toBeInTheDocument();
  expect(screen.getByText('Azure Quay', { selector: 'summary span' })).toBeInTheDocument();
  expect(sent()).toBe('location=Dubai+Marina&property=Azure+Quay');
  await user.click(screen.getByRole('button', { name: 'Remove Dubai Marina' }));
  expect(sent()).toBe('');
});

test('a picked developer is sent for any price', async () => {
  backend.setRecords({ projects: records.map((record) => ({ ...record, developer: { name: 'Lazurine' } })) });
  const { user, field } = render();
  await user.type(field, 'lazu');
  await user.click(await screen.findByRole('option', { name: /^Lazurine/ }));
  expect(screen.getByRole('button', { name: 'Remove Lazurine' })).toBeInTheDocument();
  expect(sent()).toBe('price=open&developer=Lazurine');
});

test('what is typed and not picked is sent as the words of the search', async () => {
  const { user, field } = render();
  await user.type(field, 'gym near the metro');
  expect(sent()).toBe('q=gym+near+the+metro');
});

test('sends bedrooms and the highest price', async () => {
  const { user } = render();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bedrooms' }), '2 bedrooms');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Price' }), 'Up to AED 5M');
  expect(sent()).toBe('price=open&unit=2BR&price_to=5000000');
});

test('keeps what is typed before hydration', () => {
  const part = (
    <MemoryRouter>
      <HeroSearch />
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(part);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Locations' });
  field.value = 'marina';
  renderAlone(part, { container, hydrate: true });
  expect(field).toHaveValue('marina');
  expect(sent()).toBe('q=marina');
});

test('shows my choices of Properties as text, and sends them', async () => {
  const { user } = await openProperties();
  await user.click(screen.getByRole('checkbox', { name: 'Azure Quay' }));
  await user.click(screen.getByRole('checkbox', { name: 'Harbour Gate' }));
  expect(screen.getByText('Azure Quay, +1')).toBeInTheDocument();
  expect(sent()).toBe('location=Dubai+Marina&property=Azure+Quay&property=Harbour+Gate');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(sent()).toBe('location=Dubai+Marina');
});

test('scrolls the list of Properties into view', async () => {
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { find } = await openProperties();
  expect(find).toHaveFocus();
  expect((shown.mock.contexts as HTMLElement[]).at(-1)).toContainElement(find);
});

test('filters projects by part of the name without losing my choices', async () => {
  const { user, find } = await openProperties();
  await user.click(screen.getByRole('checkbox', { name: 'Azure Quay' }));
  await user.type(find, 'harb');
  expect(screen.queryByRole('checkbox', { name: 'Azure Quay' })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Harbour Gate' })).toBeInTheDocument();
  expect(screen.getByText('1 match. Press Enter to select it.')).toBeInTheDocument();
  expect(sent()).toBe('location=Dubai+Marina&property=Azure+Quay');
  await user.keyboard('{Enter}');
  expect(find).toHaveValue('');
  expect(sent()).toBe('location=Dubai+Marina&property=Azure+Quay&property=Harbour+Gate');
});

test('Enter leaves the list open where the text is ambiguous', async () => {
  const { user, find } = await openProperties();
  await user.type(find, 'a{Enter}');
  expect(find).toHaveValue('a');
  expect(sent()).toBe('location=Dubai+Marina');
  expect(screen.getByText('2 matches. Choose one from the list.')).toBeInTheDocument();
});

test('closes the list by Done and by Escape, back on its cell', async () => {
  const { user } = await openProperties();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(properties().open).toBe(false);
  expect(properties().querySelector('summary')).toHaveFocus();
  await user.click(screen.getByText('Any project'));
  await user.keyboard('{Escape}');
  expect(properties().open).toBe(false);
});

test('closes the list when I go on in Locations', async () => {
  const { user, field } = await openProperties();
  await user.click(field);
  expect(properties().open).toBe(false);
});

// The usual keys of a searchable list of checkboxes; each row starts at the first box.
test.each([
  ['End goes to the last box', '{End}', 'Harbour Gate', true],
  ['Home goes to the first box', '{End}{Home}', 'Azure Quay', true],
  ['Down goes on', '{ArrowDown}', 'Harbour Gate', true],
  ['Down stays on the last', '{ArrowDown}{ArrowDown}', 'Harbour Gate', true],
  ['Up goes from the first to the field', '{ArrowUp}', 'Search by project name', true],
  ['Backspace goes on in the field', '{Backspace}', 'Search by project name', true],
  ['letters go on in the field', 'az', 'Search by project name', true],
  ['Alt and Up close it, back on its cell', '{Alt>}{ArrowUp}{/Alt}', null, false],
  ['Escape closes it, back on its cell', '{Escape}', null, false],
])('%s', async (_, keys, on, isOpen) => {
  const { user } = await openProperties();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('checkbox', { name: 'Azure Quay' })).toHaveFocus();
  await user.keyboard(keys);
  const summary = properties().querySelector('summary') as HTMLElement;
  expect(properties().open).toBe(isOpen);
  if (on === null) expect(summary).toHaveFocus();
  else expect(document.activeElement).toHaveAccessibleName(expect.stringContaining(on));
});

test('Enter toggles the active box', async () => {
  const { user } = await openProperties();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('checkbox', { name: 'Azure Quay' })).toBeChecked();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('checkbox', { name: 'Azure Quay' })).not.toBeChecked();
});

test('Alt and Down open the list from its cell', async () => {
  const { user } = await openProperties();
  await user.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}');
  expect(properties().open).toBe(true);
});

test('says when the names could not be loaded, and retries', async () => {
  const { user, field } = render();
  await user.type(field, 'dubai m');
  const option = await screen.findByRole('option', { name: /^Dubai Marina/ });
  backend.behave({ kind: 'status', status: 500 });
  await user.click(option);
  await user.click(screen.getByText('Any project'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: Network response was not ok');
  backend.behave({ kind: 'respond' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: 'Harbour Gate' })).toBeInTheDocument();
});

test('finds a name among more than fit, and keeps earlier choices', async () => {
  backend.setRecords({
    projects: Array.from({ length: nameLimit + 20 }, (_, index) => ({
      id: index,
      name: `Quay ${index + 1}`,
      location: 'Dubai Marina',
    })),
  });
  const { user, field } = render();
  await user.type(field, 'dubai m');
  await user.click(await screen.findByRole('option', { name: /^Dubai Marina/ }));
  await user.click(screen.getByText('Any project'));
  await user.click(await screen.findByRole('checkbox', { name: 'Quay 7' }));
  expect(screen.getByText(/Showing the first 100/)).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'Quay 117' })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Search by project name' }), '117');
  await user.click(await screen.findByRole('checkbox', { name: 'Quay 117' }));
  expect(sent()).toBe('location=Dubai+Marina&property=Quay+7&property=Quay+117');
});

test('the browser’s own submission has no empty parameters', async () => {
  const { user, field } = render();
  await user.type(field, 'mar');
  form().addEventListener('submit', (event) => event.preventDefault());
  await user.click(screen.getByRole('button', { name: 'Find Property' }));
  // As the browser collects the fields, which jsdom does without this event.
  const formData = new FormData(form());
  expect([...formData.values()]).toContain('');
  form().dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  expect([...formData]).toEqual([['q', 'mar']]);
});

test('without script, leads to the filter as a page with the choices', () => {
  render();
  const button = screen.getByRole('button', { name: 'Advanced Filter' });
  expect(button).toHaveAttribute('formaction', '/filter-property');
  expect(button).toHaveAttribute('type', 'submit');
  expect([button.getAttribute('name'), button.getAttribute('value')]).toEqual(['filters', 'open']);
});

test('a kind and an agent that I pick are sent at any price, and the search is recent from then on', async () => {
  window.localStorage.clear();
  backend.setRecords({
    projects: [
      { id: 1, name: 'Reed Row', location: 'Al Furjan', sub_cat: 'Villa', agent: [{ name: 'Mariam Al Suri' }] },
    ],
  });
  const { user, field } = render();
  for (const [text, option] of [
    ['vil', /^Villa/],
    ['mari', /^Mariam/],
  ] as const) {
    await user.type(field, text);
    await user.click(await screen.findByRole('option', { name: option }));
  }
  expect(sent()).toBe('price=open&kind=Villa&agent=Mariam+Al+Suri');
  await user.type(field, 'furjan');
  form().addEventListener('submit', (event) => event.preventDefault());
  await user.click(screen.getByRole('button', { name: 'Find Property' }));
  await waitFor(() => expect(recentSearches()).toHaveLength(1));
  expect(recentSearches()[0]).toMatchObject({ name: 'Mariam Al Suri, “furjan”, Villa' });
  await user.click(screen.getByRole('button', { name: 'Remove Villa' }));
  expect(sent()).not.toContain('kind');
});
