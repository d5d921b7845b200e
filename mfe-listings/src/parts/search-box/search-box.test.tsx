import { noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { renderInSite } from '../../testing/render-in-site';
import { recentSearches, rememberSearch } from './recent-searches';
import { type PickedChip, SearchBox } from './search-box';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  backend.setRecords({
    projects: [
      { id: 1, name: 'Marina Gate', location: 'Dubai Marina', unit: '1BR, 2BR', developer: { name: 'Lazurine' } },
      { id: 2, name: 'Azure Quay', location: 'Dubai Marina', unit: '2BR', developer: { name: 'Marensand' } },
      { id: 3, name: 'Orchard', location: 'Al Furjan', unit: '2BR', near_by_location: 'Marina promenade - 9 min' },
    ],
  });
});
afterAll(() => backend.close());

const open = (criteria = noCriteria, picked: readonly PickedChip[] = []) => {
  const user = userEvent.setup();
  const onPick = jest.fn();
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  const { place } = renderInSite(
    <form aria-label="Search" onSubmit={onSubmit}>
      <SearchBox
        id="box"
        label="Locations"
        placeholder="Area, project or developer"
        criteria={criteria}
        picked={picked}
        onPick={onPick}
      />
    </form>,
  );
  return {
    user,
    place,
    onPick,
    onSubmit,
    field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Locations' }),
  };
};
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

test('is a text field: a combobox may not be a search field', () => {
  expect(open().field).toHaveAttribute('type', 'text');
});

test('suggests in groups with counts, announces how many, and hands over the option that I pick', async () => {
  const { user, field, onPick } = open();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.type(field, 'mar');
  expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toBeInTheDocument();
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(4);
  expect(screen.getByRole('option', { name: 'Dubai Marina 2 projects' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Landmarks' })).toHaveTextContent('Marina promenade1 project');
  expect(screen.getAllByRole('option').at(-1)).toHaveTextContent('Search for “mar”');
  expect(screen.getByRole('status')).toHaveTextContent('7 suggestions. Use the arrow keys to choose.');
  expect(active()).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Dubai Marina2 projects');
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  expect(field).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledWith({ kind: 'area', name: 'Dubai Marina', note: '2 projects' });
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('cycles, closes by Escape without losing the text, and opens again by an arrow', async () => {
  const { user, field } = open();
  await user.type(field, 'mar');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Search for “mar”');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('mar');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Dubai Marina2 projects');
  // A letter edits the text and chooses nothing.
  await user.keyboard('i');
  expect(active()).toBeNull();
  await user.tab();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('a press picks an option, and the field keeps the focus', async () => {
  const { user, field, onPick } = open();
  await user.type(field, 'azure');
  await user.click(await screen.findByRole('option', { name: /Azure Quay/ }));
  expect(onPick).toHaveBeenCalledWith({ kind: 'project', name: 'Azure Quay', note: 'Dubai Marina' });
  expect(field).toHaveFocus();
});

test('a landmark stays in the field as text', async () => {
  const { user, field } = open();
  await user.type(field, 'prom');
  await user.click(await screen.findByRole('option', { name: /^Marina promenade/ }));
  expect(field).toHaveValue('Marina promenade');
});

test('counts within the other criteria, also those of the text, which stay when an area is picked', async () => {
  const { user, field } = open({ ...noCriteria, developer: 'Lazurine' });
  await user.type(field, 'mari');
  expect(await screen.findByRole('option', { name: 'Dubai Marina 1 project' })).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '2 bed mari');
  await screen.findByRole('option', { name: /2BR, “mari”$/ });
  await user.click(screen.getByRole('option', { name: 'Dubai Marina 1 project' }));
  expect(field).toHaveValue('2 bed');
});

test('offers areas before anything is typed, but none that I have picked', async () => {
  const { user, field } = open({ ...noCriteria, locations: ['Dubai Marina'] });
  await user.click(field);
  expect(await screen.findByRole('option', { name: 'Al Furjan 1 project' })).toBeInTheDocument();
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('shows how it understands a text beside the search for it, and leaves the label as it is', async () => {
  const { user, field, onSubmit } = open();
  await user.type(field, '2 bed in jvc');
  const search = await screen.findByRole('option', { name: /2BR, Jumeirah Village Circle$/ });
  expect(screen.getAllByRole('option')).toEqual([search]);
  expect(search).toHaveTextContent('Search for “2 bed in jvc”');
  expect(screen.getByText('Locations')).toBeVisible();
  await user.click(search);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test.each(['marina', 'Dubai Marina'])('suggests what "%s" names, though it is an area', async (text) => {
  const { user, field } = open();
  await user.type(field, text);
  expect(await screen.findByRole('option', { name: /^Dubai Marina \d project/ })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: /Azure Quay/ })).toBeInTheDocument();
});

test('suggests an area by its short name', async () => {
  backend.setRecords({ projects: [{ id: 1, name: 'Orchard', location: 'Jumeirah Village Circle', unit: '2BR' }] });
  const { user, field } = open();
  await user.type(field, 'jvc');
  expect(await screen.findByRole('option', { name: /Orchard/ })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Jumeirah Village Circle 1 project' })).toBeInTheDocument();
});

test.each([
  ['that nothing has', () => {}],
  ['while no suggestions can be loaded', () => backend.behave({ kind: 'status', status: 500 })],
])('offers the search for a text %s', async (_, prepare) => {
  prepare();
  const { user, field } = open();
  await user.type(field, 'qqqzzz');
  expect(await screen.findByRole('option')).toHaveTextContent('Search for “qqqzzz”');
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('qqqzzz');
});

test('holds what I have picked as chips of the form, which a press or Backspace removes', async () => {
  const chip = (value: string) => ({ name: 'location', value, onRemove: jest.fn() });
  const picked = [chip('Dubai Marina'), chip('Al Furjan')];
  const { user, field } = open(noCriteria, picked);
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('location')).toEqual([
    'Dubai Marina',
    'Al Furjan',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('Dubai Marina, Al Furjan');
  await user.click(screen.getByRole('button', { name: 'Remove Dubai Marina' }));
  expect(picked[0]?.onRemove).toHaveBeenCalled();
  expect(field).toHaveFocus();
  await user.keyboard('a{Backspace}');
  expect(picked[1]?.onRemove).not.toHaveBeenCalled();
  await user.keyboard('{Backspace}');
  expect(picked[1]?.onRemove).toHaveBeenCalled();
});

test('opens upwards in a wide window that has more room above the field', async () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 600, bottom: 660 } as DOMRect);
  const { user, field } = open();
  await user.type(field, 'mar');
  expect((await screen.findByRole('listbox')).parentElement).toHaveAttribute('data-upwards');
  jest.restoreAllMocks();
});

test.each([
  ['vil', 'Villa 2 projects', 'kind', ''],
  ['villa', 'Villa 2 projects', 'kind', ''],
  ['mariam', 'Mariam Al Suri 1 project', 'agent', ''],
  ['2 bed vill', 'Villa 1 project', 'kind', '2 bed'],
  ['2 bed villa', 'Villa 1 project', 'kind', '2 bed'],
  ['villa with po', 'Pond Row', 'project', 'villa with'],
  ['villa furjan', 'Al Furjan 1 project', 'area', 'villa'],
  ['villa al furjan', 'Al Furjan 1 project', 'area', 'villa'],
])('"%s" suggests %s, and what stands before it stays', async (text, option, kind, rest) => {
  const of = { location: 'Al Barsha', unit: '2BR' };
  backend.setRecords({
    projects: [
      { id: 1, ...of, name: 'Pond Row', unit: '4BR', sub_cat: 'Villa, villa' },
      { id: 2, ...of, name: 'Reed Row', location: 'Al Furjan', sub_cat: 'Villa', agent: [{ name: 'Mariam Al Suri' }] },
      { id: 3, ...of, name: 'Tower', location: 'Al Furjan', sub_cat: 'Apartment' },
    ],
  });
  const { user, field, onPick } = open();
  await user.type(field, text);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }));
  expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ kind }));
  expect(field).toHaveValue(rest);
});

test('an agent comes before her projects, and a project that is named before its developer', async () => {
  const agent = [{ name: 'Mariam Al Suri' }];
  backend.setRecords({ projects: [{ id: 1, name: 'Lazurine Quay', developer: { name: 'Lazurine Estates' }, agent }] });
  const { user, field } = open();
  const headings = () => screen.getAllByRole('group').map((group) => group.firstElementChild?.textContent);
  await user.type(field, 'mariam');
  await screen.findByRole('option', { name: /^Mariam/ });
  expect(headings()).toEqual(['Agents', 'Projects']);
  await user.clear(field);
  await user.type(field, 'lazurine');
  await screen.findByRole('option', { name: /^Lazurine Estates/ });
  expect(headings()).toEqual(['Projects', 'Developers']);
});

test('suggests no area that the text excludes', async () => {
  const { user, field } = open();
  await user.type(field, 'not dubai marina');
  await screen.findByRole('option', { name: /^Search for/ });
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('shows hostile names as text', async () => {
  const name = `Marble <img src=x onerror=alert(1)> ${'x'.repeat(500)}`;
  const arabic = { name: 'برج Marble', location: name };
  backend.setRecords({
    projects: [
      { id: 1, name },
      { id: 2, ...arabic },
      { id: 3, ...arabic },
    ],
  });
  const { user, field } = open();
  await user.type(field, 'marble');
  // As an area, as a project, and as the place of two projects.
  expect(await screen.findAllByText(/^Marble <img src=x onerror/, { selector: '[dir="auto"]' })).toHaveLength(4);
  expect(screen.getAllByRole('option', { name: /برج Marble/ })).toHaveLength(2);
  expect(document.querySelector('img')).toBeNull();
});

describe('recent searches', () => {
  const recent = () =>
    [...document.querySelectorAll('[aria-description="The Delete key removes it"]')].map(
      ({ textContent }) => textContent,
    );

  beforeEach(() => {
    window.localStorage.clear();
    for (const query of ['gym', '2 bed jvc', 'villa']) rememberSearch({ ...noCriteria, query }, 'en');
    rememberSearch(noCriteria, 'en');
  });

  test('are offered first, the latest at the top, and those that match while I type', async () => {
    const { user, field, place } = open();
    await user.click(field);
    await screen.findByRole('option', { name: /^Al Furjan/ });
    expect(recent()).toEqual(['“villa”', '“2 bed jvc”', '“gym”']);
    await user.type(field, 'jv');
    await screen.findByRole('option', { name: /^Search for/ });
    await waitFor(() => expect(recent()).toEqual(['“2 bed jvc”']));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(place()).toBe('/filter-property?q=2+bed+jvc');
    expect(backend.requests.some(({ path }) => path.includes('bed'))).toBe(false);
  });

  test('are removed by one key or one press, one or all, and stay removed', async () => {
    const { user, field } = open();
    await user.click(field);
    await screen.findByRole('option', { name: /^Al Furjan/ });
    await user.keyboard('{ArrowDown}{Delete}');
    expect(recent()).toEqual(['“2 bed jvc”', '“gym”']);
    expect(screen.getByRole('status')).toHaveTextContent('4 suggestions.');
    const row = screen.getByRole('option', { name: '“gym”' });
    await user.click(row.querySelector('[aria-hidden]') ?? row);
    expect(recent()).toEqual(['“2 bed jvc”']);
    expect(recentSearches()).toHaveLength(1);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Clear recent searches' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(recent()).toEqual([]);
    expect(recentSearches()).toEqual([]);
    expect(field).toHaveFocus();
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  test('Escape closes the list from its button too', async () => {
    const { user, field } = open();
    await user.click(field);
    await screen.findByRole('option', { name: /^Al Furjan/ });
    await user.tab();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  test('are five at most, each once', () => {
    for (const query of ['a', 'b', 'gym', 'c']) rememberSearch({ ...noCriteria, query }, 'en');
    expect(recentSearches().map(({ name }) => name)).toEqual(['“c”', '“gym”', '“b”', '“a”', '“villa”']);
  });
});
