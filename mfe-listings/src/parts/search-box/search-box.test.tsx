import { noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../testing/render-in-site';
import { SearchBox } from './search-box';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  backend.setRecords({
    projects: [
      { id: 1, name: 'Marina Gate', location: 'Dubai Marina', unit: '1BR', developer: { name: 'Lazurine' } },
      { id: 2, name: 'Azure Quay', location: 'Dubai Marina', unit: '2BR', developer: { name: 'Marensand' } },
      { id: 3, name: 'Orchard', location: 'Al Furjan', unit: '2BR', near_by_location: 'Marina promenade - 9 min' },
    ],
  });
});
afterAll(() => backend.close());

const open = (criteria = noCriteria) => {
  const user = userEvent.setup();
  const view = renderInSite(
    <form aria-label="Search">
      <SearchBox id="box" criteria={criteria} />
    </form>,
  );
  return { user, ...view, field: screen.getByRole('combobox', { name: 'Search' }) };
};
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

test('is a text field: a combobox may not be a search field', () => {
  expect(open().field).toHaveAttribute('type', 'text');
});

test('suggests in groups with counts, announces how many, and follows the link of an option', async () => {
  const { user, field, place } = open();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.type(field, 'mar');
  expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toBeInTheDocument();
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(4);
  expect(screen.getByRole('option', { name: 'Dubai Marina 2 properties' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Near a landmark' })).toHaveTextContent('Marina promenade1 property');
  expect(screen.getByRole('status')).toHaveTextContent('6 suggestions: the arrow keys lead to them.');
  expect(active()).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Dubai Marina2 properties');
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  expect(field).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(place()).toBe('/filter-all-property?location=Dubai+Marina');
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('cycles, closes by Escape without losing the text, and opens again by an arrow', async () => {
  const { user, field } = open();
  await user.type(field, 'mar');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Marina promenade1 property');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('mar');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Dubai Marina2 properties');
  // A letter edits the text and chooses nothing.
  await user.keyboard('i');
  expect(active()).toBeNull();
  await user.tab();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('a press chooses an option, and the field keeps the focus until then', async () => {
  const { user, field, place } = open();
  await user.type(field, 'azure');
  await user.click(await screen.findByRole('option', { name: /Azure Quay/ }));
  expect(place()).toMatch(/azure-quay\/$/);
});

test('counts within the other criteria and keeps them', async () => {
  const { user, field, place } = open({ ...noCriteria, configurations: ['1BR'] });
  await user.type(field, 'mari');
  await user.click(await screen.findByRole('option', { name: 'Dubai Marina 1 property' }));
  expect(place()).toBe('/filter-all-property?unit=1BR&location=Dubai+Marina&price=any');
});

test('shows how it understands a text', async () => {
  const { user, field } = open();
  await user.type(field, '2 bed in jvc');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Searches for 2BR, Jumeirah Village Circle'),
  );
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test.each(['marina', 'Dubai Marina'])('suggests what "%s" names, though it is an area', async (text) => {
  const { user, field } = open();
  await user.type(field, text);
  expect(await screen.findByRole('option', { name: /^Dubai Marina \d propert/ })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: /Azure Quay/ })).toBeInTheDocument();
});

test('suggests an area by its short name, and nothing once the search has more', async () => {
  backend.setRecords({ projects: [{ id: 1, name: 'Orchard', location: 'Jumeirah Village Circle', unit: '2BR' }] });
  const { user, field } = open();
  await user.type(field, 'jvc');
  expect(await screen.findByRole('option', { name: /Orchard/ })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Jumeirah Village Circle 1 property' })).toBeInTheDocument();
  await user.type(field, ' 2 bed');
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
});

test('says that nothing has that name, until the text changes', async () => {
  const { user, field } = open();
  await user.type(field, 'qqqzzz');
  expect(await screen.findByText(/is called that/)).toBeVisible();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.clear(field);
  expect(screen.queryByText(/is called that/)).not.toBeInTheDocument();
});

test('is a plain field where no suggestions can be loaded', async () => {
  backend.behave({ kind: 'status', status: 500 });
  const { user, field } = open();
  await user.type(field, 'mar');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No suggestions.'));
  expect(field).toHaveValue('mar');
  expect(screen.queryByText(/is called that/)).not.toBeInTheDocument();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
