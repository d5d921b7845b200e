import { areas } from '@iwan/shared/domain/areas/areas';
import { clearSearch, noCriteria, type SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import type { ProjectSort } from '@iwan/shared/domain/search/project-sort';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../testing/render-in-site';
import { FilterDialog } from './filter-dialog';

// Queries by role are slow on a sheet of so many choices.
jest.setTimeout(20_000);
configure({ asyncUtilTimeout: 4_000 });

let backend: PlainBackend;

const project = (id: number, changes: object) => ({
  id,
  name: `Harbour ${id}`,
  location: 'Dubai Marina',
  unit: '1BR, 2BR',
  cat: 'Residential',
  type: 'New',
  starting_price: 'AED 900,000',
  amenities: '1. Gym',
  developer: { name: 'Marensand Developments' },
  agent: { name: 'Agent 1', phone: '971500000001' },
  ...changes,
});
const projects = [
  project(1, {}),
  project(2, { unit: '3BR', cat: 'Commercial', starting_price: 'AED 1,500,000', developer: { name: 'Lazurine' } }),
  project(3, { unit: '4BR', starting_price: '9 MILLION', developer: { name: 'Lazurine' } }),
  project(4, { unit: '2BR', location: 'Business Bay', starting_price: 'AED 2,000,000', agent: { name: 'Agent 2' } }),
];

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  backend.setRecords({
    projects,
    developers: [{ name: 'Marensand Developments' }, { name: 'Lazurine' }, { name: 'Cavarin' }],
    agents: Array.from({ length: 8 }, (_, index) => ({ name: `Agent ${index + 1}` })),
  });
});
afterEach(() => sessionStorage.clear());
afterAll(() => backend.close());

async function open(
  criteria: SearchCriteria = clearSearch,
  {
    slug = null as string | null,
    action = '/filter-property',
    sort = null as ProjectSort | null,
    clearHref = '/filter-property',
  } = {},
) {
  const user = userEvent.setup();
  const onClose = jest.fn();
  const view = renderInSite(
    <FilterDialog
      criteria={criteria}
      slug={slug}
      action={action}
      sort={sort}
      clearHref={clearHref}
      onClose={onClose}
    />,
  );
  // By text: a query by role would search the whole sheet at each change.
  await screen.findByText('Agent 1');
  await screen.findByText(/^\d+ match(es)?$/);
  screen.getByRole('dialog', { name: 'Advanced Filter' });
  return { user, onClose, place: view.place };
}
const group = (name: string) => within(screen.getByRole('group', { name }));
const offered = (name: string) =>
  group(name)
    .getAllByRole<HTMLInputElement>('checkbox')
    .map(({ value }) => value);
const developers = () => screen.getByRole('combobox', { name: 'Search Property According Developer' });
const above = () => screen.getByRole('checkbox', { name: 'Include projects above AED 3 million' });
const find = () => screen.getByRole('button', { name: 'Find Property' });

test('asks for names in the language of the page, by its address', async () => {
  const before = location.href;
  history.replaceState(null, '', '/ar/filter-property');
  await open();
  const asked = backend.requests.filter(({ path }) => /agent|developer/.test(path));
  expect(asked.map(({ query }) => query.get('lang'))).toEqual(['ar', 'ar']);
  history.replaceState(null, '', before);
});

test('offers the choices of section 9, six agents by name, and every developer', async () => {
  await open();
  expect(offered('Configuration')).toEqual(['1BR', '2BR', '3BR', '4BR', 'Duplex', 'Studios', '5BR+']);
  expect(offered('Property type')).toEqual(['Residential', 'Commercial', 'Off Plan', 'Secondary Market']);
  expect(offered('Type of property')).toEqual(['Featured', 'Fresh Finds', 'Hot Selling', 'New', 'Trending']);
  expect(offered('Agent')).toEqual(['Agent 1', 'Agent 2', 'Agent 3', 'Agent 4', 'Agent 5', 'Agent 6']);
  expect(offered('Amenities')).toEqual(['BBQ Area', 'Gym', 'Basketball Court', 'Pool', 'Jacuzzi', 'Tennis Court']);
  expect(
    within(developers())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All developers', 'Cavarin', 'Lazurine', 'Marensand Developments']);
});

test('offers the kinds of home, also further ones that projects have, and counts them', async () => {
  backend.setRecords({
    projects: [
      { id: 1, name: 'A', starting_price: 'AED 900,000', sub_cat: 'Villa, Loft' },
      { id: 2, name: 'B', starting_price: 'AED 900,000', sub_cat: 'apartment' },
    ],
  });
  const { user, place } = await open();
  expect(offered('Kind of home')).toEqual(['Apartment', 'Villa', 'Townhouse', 'Penthouse', 'Office']);
  expect(offered('Other kinds')).toEqual(['Loft']);
  await user.click(group('Kind of home').getByRole('checkbox', { name: 'Villa 1 match' }));
  expect(await screen.findByText('1 match', { selector: 'p' })).toBeInTheDocument();
  await user.click(find());
  await waitFor(() => expect(place()).toContain('kind=Villa'));
});

test('counts the matches while I choose, and the projects of each choice', async () => {
  const { user } = await open();
  expect(screen.getByText('3 matches')).toBeInTheDocument();
  expect(screen.getByText('1 more outside your budget')).toBeInTheDocument();
  await user.click(group('Configuration').getByRole('checkbox', { name: '3BR 1 match' }));
  expect(await screen.findByText('1 match', { selector: 'p' })).toBeInTheDocument();
  await user.click(group('Configuration').getByRole('checkbox', { name: /^2BR/ }));
  expect(await screen.findByText('3 matches')).toBeInTheDocument();
  expect(group('Property type').getByRole('checkbox', { name: 'Commercial 1 match' })).not.toBeChecked();
});

test('Find Property uses my last choice also where its count arrives late @ci', async () => {
  const { user, place } = await open();
  backend.behave({ kind: 'slow', delayMs: 600 }, '/api/projectapi');
  await user.click(group('Amenities').getByRole('checkbox', { name: /^Gym/ }));
  await user.click(find());
  await waitFor(() => expect(place()).toBe('/filter-property?amenity=Gym'));
});

test('choosing a developer loads the projects again and keeps only theirs', async () => {
  const { user } = await open();
  const before = backend.requests.filter(({ path }) => path === '/api/projectapi').length;
  await user.selectOptions(developers(), 'Lazurine');
  expect(await screen.findByText('1 match', { selector: 'p' })).toBeInTheDocument();
  expect(backend.requests.filter(({ path }) => path === '/api/projectapi')).toHaveLength(before + 1);
});

test('leads to the results with everything I chose in the address', async () => {
  const { user, onClose, place } = await open();
  await user.selectOptions(developers(), 'Marensand Developments');
  await user.click(group('Configuration').getByRole('checkbox', { name: /^2BR/ }));
  await user.click(group('Property type').getByRole('checkbox', { name: /^Residential/ }));
  await user.click(group('Type of property').getByRole('checkbox', { name: /^New/ }));
  await user.click(group('Agent').getByRole('checkbox', { name: /^Agent 1/ }));
  await user.click(group('Amenities').getByRole('checkbox', { name: /^Gym/ }));
  await user.click(find());
  await waitFor(() =>
    expect(place()).toBe(
      '/filter-property?developer=Marensand+Developments&unit=2BR&cat=Residential&type=New&agent=Agent+1&amenity=Gym',
    ),
  );
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('leads to the results of the default budget when nothing was chosen', async () => {
  const { user, place } = await open();
  await user.click(find());
  await waitFor(() => expect(place()).toBe('/filter-property?price_from=10000&price_to=3000000'));
});

const ends = () =>
  ['Min. price (AED)', 'Max. price (AED)'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }));
type User = Awaited<ReturnType<typeof open>>['user'];
async function type(user: User, field: HTMLElement | undefined, text: string) {
  if (field === undefined) throw new Error('There is no such field.');
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
}

test('parses amounts as people write them, and keeps the ends in order @ci', async () => {
  const { user, place } = await open();
  const [lowest, highest] = ends();
  await type(user, lowest, '1.2 million');
  expect(lowest).toHaveValue('1,200,000');
  await type(user, highest, '٢٠٠٠٠٠٠');
  expect(highest).toHaveValue('2,000,000');
  await type(user, highest, '1m{Enter}');
  expect(ends().map(({ value }) => value)).toEqual(['1,000,000', '1,000,000']);
  await user.clear(lowest as HTMLElement);
  await user.tab();
  expect(lowest).toHaveValue('');
  expect(await screen.findByText('1 match', { selector: 'p' })).toBeInTheDocument();
  await user.click(find());
  await waitFor(() => expect(place()).toBe('/filter-property?price_from=10000&price_to=1000000'));
});

test.each([
  ['an amount above the slider', ['', '5m'], 'AED 5,000,000', '/filter-property?price_from=10000&price_to=5000000'],
  ['only a minimum', ['4m', ''], 'No maximum', '/filter-property?price_from=4000000&price_to=999999999999'],
])('%s includes what is above the slider', async (_, texts, shown, address) => {
  const { user, place } = await open();
  for (const [index, text] of texts.entries()) if (text !== '') await type(user, ends()[index], text);
  expect(above()).toBeChecked();
  expect(group('Budget').getByText(shown)).toBeInTheDocument();
  await screen.findByText(/^[1-9] match/, { selector: 'p' });
  await user.click(find());
  await waitFor(() => expect(place()).toBe(address));
});

test.each(['a lot', '5', '9999999m'])(
  'says at the field that %p is no end of the budget, keeps it there, and does not go on',
  async (text) => {
    const { user, place } = await open();
    const [, highest] = ends();
    await type(user, highest, text);
    expect(highest).toHaveValue(text);
    expect(highest).toBeInvalid();
    expect(highest).toHaveAccessibleDescription(
      'Enter an amount of AED 10,000 or more, for example 1,200,000 or 1.2 million.',
    );
    await user.click(find());
    expect(highest).toHaveFocus();
    expect(place()).toBe('/');
  },
);

test('keeps an unreadable amount at one end when the other end is read @ci', async () => {
  const { user } = await open({ ...noCriteria, configurations: ['2BR'] });
  const [lowest, highest] = ends();
  await type(user, lowest, 'lots');
  await type(user, highest, '2m');
  expect(highest).toHaveValue('2,000,000');
  expect(lowest).toHaveValue('lots');
  expect(lowest).toBeInvalid();
});

test('moves the handles in steps of 100,000, the last to 3,000,000', async () => {
  const { user } = await open();
  const move = async (name: string, key: string) => {
    act(() => screen.getByRole('slider', { name }).focus());
    await user.keyboard(key);
  };
  await move('Lowest price', '{ArrowRight}');
  expect(screen.getByRole('slider', { name: 'Lowest price' })).toHaveAttribute('aria-valuetext', 'AED 110,000');
  expect(group('Budget').getByText('AED 110,000')).toBeInTheDocument();
  await move('Highest price', '{ArrowLeft}');
  expect(group('Budget').getByText('AED 2,910,000')).toBeInTheDocument();
  await move('Highest price', '{ArrowRight}');
  expect(group('Budget').getByText('AED 3,000,000')).toBeInTheDocument();
});

test('the slider ends at 3,000,000, and a box includes what is above', async () => {
  const { user, place } = await open();
  expect(group('Budget').getByText('AED 3,000,000')).toBeInTheDocument();
  expect(above()).not.toBeChecked();
  await user.click(above());
  expect(group('Budget').getByText('No maximum')).toBeInTheDocument();
  expect(await screen.findByText('4 matches')).toBeInTheDocument();
  await user.click(group('Configuration').getByRole('checkbox', { name: /^4BR/ }));
  expect(await screen.findByText('1 match', { selector: 'p' })).toBeInTheDocument();
  await user.click(find());
  await waitFor(() => expect(place()).toBe('/filter-property?unit=4BR&price=any'));
});

test('the box returns to the end of the slider', async () => {
  const { user } = await open({ ...noCriteria, configurations: ['2BR'] });
  expect(above()).toBeChecked();
  await user.click(above());
  expect(above()).not.toBeChecked();
  expect(group('Budget').getByText('AED 3,000,000')).toBeInTheDocument();
});

test(`Clear All removes all filters and leads to the address of the page's own Clear All`, async () => {
  const { user, place } = await open(
    {
      ...noCriteria,
      developer: 'Lazurine',
      configurations: ['3BR'],
      amenities: ['Gym'],
      locations: ['Dubai Marina'],
      budget: { from: 500_000, to: 2_000_000 },
    },
    { sort: 'price', clearHref: '/filter-all-property?sort=price' },
  );
  expect(group('Configuration').getByRole('checkbox', { name: /^3BR/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Clear All' }));
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([above()]);
  expect(developers()).toHaveValue('');
  expect(ends().map(({ value }) => value)).toEqual(['', '']);
  expect(await screen.findByText('4 matches')).toBeInTheDocument();
  await user.click(find());
  await waitFor(() => expect(place()).toBe('/filter-all-property?sort=price'));
});

test('keeps to the order of the list @ci', async () => {
  const { user, place } = await open(noCriteria, { sort: 'name' });
  await user.click(group('Amenities').getByRole('checkbox', { name: /^Gym/ }));
  await user.click(find());
  await waitFor(() => expect(place()).toBe('/filter-property?amenity=Gym&price=any&sort=name'));
});

test('shows the locations and properties that I had chosen, and lets me take them off', async () => {
  const { user, place } = await open({
    ...clearSearch,
    locations: ['Dubai Marina', 'Sobha Hartland'],
    names: ['Harbour 1', 'Harbour 2'],
  });
  expect(offered('Locations')).toEqual([...areas.map(({ name }) => name), 'Sobha Hartland']);
  await user.click(group('Locations').getByRole('checkbox', { name: /^Sobha Hartland/ }));
  expect(group('Locations').getByRole('checkbox', { name: /^Sobha Hartland/ })).not.toBeChecked();
  expect(offered('Projects')).toEqual(['Harbour 1', 'Harbour 2']);
  await user.click(group('Projects').getByRole('checkbox', { name: 'Harbour 2' }));
  expect(group('Projects').getByRole('checkbox', { name: 'Harbour 2' })).not.toBeChecked();
  await user.click(find());
  await waitFor(() =>
    expect(place()).toBe('/filter-property?location=Dubai+Marina&property=Harbour+1&price_from=10000&price_to=3000000'),
  );
});

test('counts free text by the criteria in it, and submits it as it was typed @ci', async () => {
  const { user, place } = await open({ ...clearSearch, budget: null });
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), '5 bed');
  await screen.findByText('0 matches');
  await user.clear(screen.getByRole('searchbox', { name: 'Search' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'harbuor');
  await waitFor(() => expect(screen.getByText(/^\d+ match(es)?$/)).not.toHaveTextContent('0 matches'));
  await user.click(find());
  await waitFor(() => expect(place()).toBe('/filter-property?q=harbuor'));
});

const nameOf = (each: HTMLElement) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent;

test('has the groups of section 2 first, then six of ours, and the rest under More', async () => {
  backend.setRecords({
    projects: projects.map((each) => ({
      ...each,
      handover: 'Q4 2090',
      payment_plan: [
        { label: 'On booking', percent: 60 },
        { label: 'On handover', percent: 40 },
      ],
      sub_cat: 'Loft',
    })),
    developers: [],
    agents: [{ name: 'Agent 1' }],
  });
  await open();
  const more = screen.getByText('More').closest('details');
  const groups = [...document.querySelectorAll<HTMLElement>('[role=group]')];
  expect(groups.filter((each) => !more?.contains(each)).map(nameOf)).toEqual([
    'Agent',
    'Configuration',
    'Property type',
    'Kind of home',
    'Type of property',
    'Budget',
    'Amenities',
    'Locations',
    'Size',
    'Payment plan',
    'Monthly payment',
    'Furnishing',
  ]);
  const shown = [...document.querySelectorAll('select, summary, input:not([type=hidden]), [role=slider]')].filter(
    (each) => !more?.contains(each) && (each.tagName === 'SUMMARY' || each.closest('details') === null),
  );
  expect(shown.length).toBeLessThanOrEqual(40);
  expect(groups.filter((each) => more?.contains(each)).map(nameOf)).toEqual(
    expect.arrayContaining(['Other kinds', 'Exact price']),
  );
});

test.each([
  ['closed', clearSearch, false],
  ['open where one of them is chosen', { ...clearSearch, baths: '2' }, true],
  ['open where a further kind is chosen', { ...clearSearch, kinds: ['Retail'] }, true],
  ['closed where a first kind is chosen', { ...clearSearch, kinds: ['Villa'] }, false],
])('the criteria under More are %s', async (_, criteria, isOpen) => {
  await open(criteria);
  expect(screen.getByText('More').closest('details')).toHaveProperty('open', isOpen);
});

test('a field shows what is chosen behind it', async () => {
  await open({ ...clearSearch, locations: ['Dubai Marina', 'Al Furjan'], agents: ['Agent 2'] });
  const shown = (name: string) => screen.getByRole('group', { name }).querySelector('summary');
  expect(shown('Locations')).toHaveTextContent('Dubai Marina or Al Furjan');
  expect(shown('Agent')).toHaveTextContent('Agent 2');
  expect(shown('Size')).toHaveTextContent('Any');
});

test('says in the same dialog when nothing matches, and Close leads back to my choices', async () => {
  const { user, onClose, place } = await open();
  await user.click(group('Configuration').getByRole('checkbox', { name: /^4BR/ }));
  await screen.findByText('0 matches');
  await user.click(find());
  const none = await screen.findByRole('dialog', { name: 'No Properties Available' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(none).toHaveTextContent('No properties are available. Please change the filter criteria.');
  const [, close] = within(none).getAllByRole('button', { name: 'Close' });
  expect(close).toHaveFocus();
  await user.click(close as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Advanced Filter' })).toBeInTheDocument();
  expect(group('Configuration').getByRole('checkbox', { name: /^4BR/ })).toBeChecked();
  expect(find()).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  expect(place()).toBe('/');
});

test('offers to continue without the one criterion that prevents matches', async () => {
  const { user, place } = await open();
  await user.click(group('Configuration').getByRole('checkbox', { name: /^4BR/ }));
  await screen.findByText('0 matches');
  await user.click(find());
  expect(await screen.findByRole('button', { name: 'Without 4BR: 3 projects' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Any price: 1 project' }));
  await waitFor(() => expect(place()).toBe('/filter-property?unit=4BR&price=any'));
});

test('keeps my choices when counting fails, says so, and can retry', async () => {
  const { user, place } = await open();
  backend.behave({ kind: 'status', status: 500 }, '/api/projectapi');
  await user.click(group('Configuration').getByRole('checkbox', { name: /^3BR/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error: Network response was not ok Your filters are saved.',
  );
  await user.click(find());
  await screen.findByRole('alert');
  expect(place()).toBe('/');
  expect(group('Configuration').getByRole('checkbox', { name: /^3BR/ })).toBeChecked();
  backend.behave({ kind: 'respond' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 match', { selector: 'p' })).toBeInTheDocument();
});

test('says when developers and agents could not be loaded, and keeps the rest usable', async () => {
  const user = userEvent.setup();
  backend.behave({ kind: 'status', status: 500 }, '/api/agentapi');
  renderInSite(
    <FilterDialog
      criteria={clearSearch}
      slug={null}
      action="/filter-property"
      sort={null}
      clearHref="/filter-property"
      onClose={() => {}}
    />,
  );
  expect(await screen.findByText(/We could not load developers and agents/)).toBeInTheDocument();
  expect(await screen.findByText('3 matches')).toBeInTheDocument();
  backend.behave({ kind: 'respond' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: /Agent 6/ })).toBeInTheDocument();
});

test('counts and stays within the listing that it was opened from', async () => {
  const { user, place } = await open(noCriteria, { slug: 'business-bay', action: '/locations/business-bay' });
  expect(screen.getByText('1 match', { selector: 'p' })).toBeInTheDocument();
  expect(above()).toBeChecked();
  await user.click(group('Amenities').getByRole('checkbox', { name: /^Gym/ }));
  await user.click(find());
  await waitFor(() => expect(place()).toBe('/locations/business-bay?amenity=Gym&price=any'));
});
